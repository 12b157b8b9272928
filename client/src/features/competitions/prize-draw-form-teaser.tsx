import { competitionPath } from '@shop/domain/competitions/competition-paths';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { StaticIsland } from '../../platform/islands/static-island.tsx';
import { Card } from '../../ui/card.tsx';
import { type TeaserProps, textOf } from '../content/model/teaser.ts';
import { CompetitionForm } from './competition-form.tsx';
import declared from '../../ui/declaration.module.css';
import styles from './competitions.module.css';
import { competitionQuery } from './model/competitions.queries.ts';

/** A competition with its entry (CMS-18). On a page that the server rendered it posts as plain HTML. Nothing is shown of one that does not run. */
export const PrizeDrawFormTeaser = ({ teaser }: TeaserProps<'prize-draw-form'>): ReactNode => {
  const { pathname } = useLocation();
  const id = textOf(teaser, 'competitionId');
  if (id === undefined) return null;
  return (
    <StaticIsland query={competitionQuery(id)}>
      {({ competition }) =>
        competition?.state === 'running' && (
          <div className={styles.narrow}>
            <Card as="section" labelledBy={teaser.id}>
              <div className={declared.record}>
                <h2 id={teaser.id}>
                  <a href={competitionPath(id)}>{textOf(teaser, 'headline') ?? competition.title}</a>
                </h2>
                <p>{textOf(teaser, 'text') ?? competition.prize}</p>
                <CompetitionForm competition={competition} page={pathname} level={3} />
              </div>
            </Card>
          </div>
        )
      }
    </StaticIsland>
  );
};
