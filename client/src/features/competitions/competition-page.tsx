import { competitionPath } from '@shop/domain/competitions/competition-paths';
import { COMPETITIONS } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { useQueryResult } from '../../platform/queries/use-query-result.ts';
import { useFormat } from '../../platform/texts/format.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Card } from '../../ui/card.tsx';
import declared from '../../ui/declaration.module.css';
import { Notice } from '../../ui/notice.tsx';
import { SanitizedHtml } from '../../ui/sanitized-html.tsx';
import { CompetitionForm } from './competition-form.tsx';
import styles from './competitions.module.css';
import { type Competition, competitionQuery } from './model/competitions.queries.ts';

const Facts = ({ competition }: { readonly competition: Competition }): ReactNode => {
  const { t } = useTranslation('competitions');
  const { exactInstant, instant } = useFormat();
  const { prize, startsAt, endsAt, state, organiser, notification } = competition;
  return (
    <dl className={declared.facts}>
      <div>
        <dt>{t('prize')}</dt>
        <dd>{prize}</dd>
      </div>
      <div>
        <dt>{t('from')}</dt>
        <dd>{instant(startsAt)}</dd>
      </div>
      <div>
        <dt>{t(state === 'ended' ? 'endedOn' : 'until')}</dt>
        <dd>{exactInstant(endsAt)}</dd>
      </div>
      <div>
        <dt>{t('organiser')}</dt>
        <dd>{organiser}</dd>
      </div>
      <div>
        <dt>{t('winners')}</dt>
        <dd>{notification}</dd>
      </div>
    </dl>
  );
};

/** A competition: what can be won, on which terms, and the entry while it runs (SVC-05). */
export const CompetitionPage = ({ id }: { readonly id: string }): ReactNode => {
  const { t } = useTranslation('competitions');
  const competition = useQueryResult(competitionQuery(id))?.competition;
  if (competition == null) return null;
  const { title, state, terms } = competition;
  return (
    <div className={declared.page}>
      <Breadcrumb crumbs={[{ displayName: t('title'), path: COMPETITIONS }]} current={title} />
      <h1>{title}</h1>
      {state !== 'running' && (
        <Notice kind="info">
          <p>{t(`state.${state}`)}</p>
        </Notice>
      )}
      <Facts competition={competition} />
      {state === 'running' ? (
        <Card>
          <CompetitionForm competition={competition} page={competitionPath(id)} />
        </Card>
      ) : (
        <section className={styles.terms}>
          <h2>{t('terms')}</h2>
          <SanitizedHtml html={terms} />
        </section>
      )}
      <p data-print="none">
        <a href={COMPETITIONS}>{t('all')}</a>
      </p>
    </div>
  );
};
