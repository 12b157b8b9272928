import type { ReactNode } from 'react';

import { StaticIsland } from '../../platform/islands/static-island.tsx';
import { idsOf, type TeaserProps, textOf } from '../content/model/teaser.ts';
import { categoryTilesQuery } from './catalogue.queries.ts';
import { CategoryTiles } from './category-tiles.tsx';

/** Categories with pictures, in the editor's order. */
export const CategoryTilesTeaser = ({ teaser }: TeaserProps<'category-tiles'>): ReactNode => {
  const ids = idsOf(teaser, 'categories');
  return (
    <StaticIsland query={categoryTilesQuery()}>
      {({ navigation }) => (
        <CategoryTiles
          id={teaser.id}
          headline={textOf(teaser, 'headline')}
          categories={ids.flatMap((id) => navigation.find((category) => category.id === id) ?? [])}
        />
      )}
    </StaticIsland>
  );
};
