import type { QueryClient } from '@tanstack/react-query';

import { loadOptional } from '../../platform/queries/load-optional.ts';
import { type ContentRow, idsOf, isTeaserOf } from '../content/model/teaser.ts';
import { categoryTilesQuery, tilesQuery } from './catalogue.queries.ts';

/** Loads the products and categories of a page's teasers. Without them the page is shorter, but works. */
export const loadTeaserProducts = async (client: QueryClient, rows: readonly ContentRow[]): Promise<void> => {
  const teasers = rows.flatMap(({ cells }) => cells.map(({ teaser }) => teaser));
  await Promise.all([
    ...teasers
      .filter(isTeaserOf('recommendations'))
      .map((teaser) => loadOptional(client, tilesQuery(idsOf(teaser, 'products')))),
    ...(teasers.some(isTeaserOf('category-tiles')) ? [loadOptional(client, categoryTilesQuery())] : []),
  ]);
};
