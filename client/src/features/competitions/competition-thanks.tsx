import type { NewsletterOrder } from '@shop/domain/competitions/competition-paths';
import { COMPETITIONS, HOME, NEWSLETTER } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { useQueryResult } from '../../platform/queries/use-query-result.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SuccessHeader } from '../../ui/success-header.tsx';
import { TextWithLinks } from '../../ui/text-with-links.tsx';
import declared from '../../ui/declaration.module.css';
import { competitionQuery } from './model/competitions.queries.ts';

interface CompetitionThanksProps {
  readonly id: string;
  readonly newsletter: NewsletterOrder;
}

/** After an entry, the same for every address and for a second entry. */
export const CompetitionThanks = ({ id, newsletter }: CompetitionThanksProps): ReactNode => {
  const { t } = useTranslation('competitions');
  const competition = useQueryResult(competitionQuery(id))?.competition;
  if (competition == null) return null;
  return (
    <div className={declared.page}>
      <SuccessHeader title={t('thanks.title')}>
        <p>{t('thanks.competition', { title: competition.title })}</p>
        <p>{competition.notification}</p>
        {newsletter !== 'none' && (
          <p>
            <TextWithLinks
              text={t(newsletter === 'ordered' ? 'thanks.newsletter' : 'thanks.newsletterFailed')}
              hrefs={{ newsletter: NEWSLETTER }}
            />
          </p>
        )}
      </SuccessHeader>
      <p>
        <LinkButton href={HOME}>{t('home')}</LinkButton>
      </p>
      <p>
        <a href={COMPETITIONS}>{t('all')}</a>
      </p>
    </div>
  );
};
