import { competitionPath } from '@shop/domain/competitions/competition-paths';
import { type ReactNode, useId } from 'react';

import type { CompetitionsQuery, CompetitionState } from '../../platform/generated/graphql.ts';
import { useQueryResult } from '../../platform/queries/use-query-result.ts';
import { useFormat } from '../../platform/texts/format.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import declared from '../../ui/declaration.module.css';
import styles from './competitions.module.css';
import { competitionsQuery } from './model/competitions.queries.ts';

type Summary = CompetitionsQuery['competitions'][number];

const SHOWN: readonly CompetitionState[] = ['running', 'upcoming', 'ended'];

const CompetitionCard = ({ competition }: { readonly competition: Summary }): ReactNode => {
  const { t } = useTranslation('competitions');
  const { instant } = useFormat();
  const titleId = useId();
  const { id, title, prize, startsAt, endsAt, state } = competition;
  const when = {
    upcoming: `${t('from')} ${instant(startsAt)}`,
    running: `${t('until')} ${instant(endsAt)}`,
    ended: `${t('endedOn')} ${instant(endsAt)}`,
  };
  return (
    <Card as="article" labelledBy={titleId}>
      <div className={styles.summary}>
        <h3 id={titleId}>
          <a href={competitionPath(id)}>{title}</a>
        </h3>
        <p>{prize}</p>
        <p className={styles.when}>{when[state]}</p>
        {state === 'running' && (
          <LinkButton href={competitionPath(id)} aria-label={t('enter', { title })}>
            {t('running')}
          </LinkButton>
        )}
      </div>
    </Card>
  );
};

/** What can be won now and soon, and what has been drawn. */
export const CompetitionsPage = (): ReactNode => {
  const { t } = useTranslation('competitions');
  const listed = useQueryResult(competitionsQuery())?.competitions ?? [];
  const groups = SHOWN.map((state) => ({ state, shown: listed.filter((one) => one.state === state) }));
  return (
    <div className={declared.page}>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      {groups
        .filter(({ shown }) => shown.length > 0)
        .map(({ state, shown }) => (
          <section key={state} className={styles.group}>
            <h2>{t(state)}</h2>
            {shown.map((competition) => (
              <CompetitionCard key={competition.id} competition={competition} />
            ))}
          </section>
        ))}
    </div>
  );
};
