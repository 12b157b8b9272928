import type { QueryClient } from '@tanstack/react-query';

import { loadOptional } from '../../platform/queries/load-optional.ts';
import { type ContentRow, idsOf } from '../content/model/teaser.ts';
import { categoryTilesQuery, tilesQuery } from './catalogue.queries.ts';

/** Brings the products and categories that a page's teasers show. Without them the page is shorter, not broken. */
export const loadTeaserProducts = async (client: QueryClient, rows: readonly ContentRow[]): Promise<void> => {
  const teasers = rows.flatMap(({ cells }) => cells.map(({ teaser }) => teaser));
  await Promise.all([
    ...teasers.filter(({ type }) => type === 'recommendations').map((teaser) => loadOptional(client, tilesQuery(idsOf(teaser, 'products')))),
    ...(teasers.some(({ type }) => type === 'category-tiles') ? [loadOptional(client, categoryTilesQuery())] : []),
  ]);
};
