import type { ReactNode } from 'react';

import { StaticIsland } from '../../platform/islands/static-island.tsx';
import { idsOf, linkOf, type TeaserProps, textOf } from '../content/model/teaser.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { tilesQuery } from './catalogue.queries.ts';
import { TileRow } from './tile-row.tsx';

/** Recommended products in a scrolling row. Renders nothing if they cannot be loaded. */
export const RecommendationsTeaser = ({ teaser, isFirst }: TeaserProps<'recommendations'>): ReactNode => {
  const { t } = useTranslation('catalogue');
  const link = linkOf(teaser, 'teaserLink');
  return (
    <StaticIsland query={tilesQuery(idsOf(teaser, 'products'))}>
      {({ tiles }) => (
        <TileRow
          id={teaser.id}
          headline={textOf(teaser, 'headline') ?? ''}
          tiles={tiles}
          isFirst={isFirst}
          more={link !== undefined && <a {...link}>{t('home.more')}</a>}
        />
      )}
    </StaticIsland>
  );
};
