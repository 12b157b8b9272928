import type { QueryClient } from '@tanstack/react-query';

import { loadOptional } from '../../platform/queries/load-optional.ts';
import { type ContentRow, idsOf, isTeaserOf, textOf } from '../content/model/teaser.ts';
import { teaserListQuery } from '../wishlists/model/teaser-list.queries.ts';
import { categoryTilesQuery, tilesQuery } from './catalogue.queries.ts';

/** A list that is missing or cannot be loaded is left out, and so is what goes with it. */
const loadList = async (client: QueryClient, externalId: string | undefined): Promise<void> => {
  if (externalId === undefined) return;
  const query = teaserListQuery(externalId);
  await loadOptional(client, query);
  const ids = client.getQueryData(query.queryKey)?.teaserList?.productsRecommendations ?? [];
  if (ids.length > 0) await loadOptional(client, tilesQuery(ids));
};

/** Loads the products and categories of a page's teasers. Without them the page is shorter, but works. */
export const loadTeaserProducts = async (client: QueryClient, rows: readonly ContentRow[]): Promise<void> => {
  const teasers = rows.flatMap(({ cells }) => cells.map(({ teaser }) => teaser));
  await Promise.all([
    ...teasers
      .filter(isTeaserOf('recommendations'))
      .map((teaser) => loadOptional(client, tilesQuery(idsOf(teaser, 'products')))),
    ...teasers
      .filter(isTeaserOf('wishlist-list'))
      .map((teaser) => loadList(client, textOf(teaser, 'teaserWishlistExternalId'))),
    ...(teasers.some(isTeaserOf('category-tiles')) ? [loadOptional(client, categoryTilesQuery())] : []),
  ]);
};
