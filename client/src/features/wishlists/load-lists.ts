import type { QueryClient } from '@tanstack/react-query';

import type { SearchValues } from '../../platform/navigation/search-params.ts';
import { loadOptional } from '../../platform/queries/load-optional.ts';
import { requestIn } from './list-links.ts';
import type { OwnLists } from './list-rows.ts';
import { lazyListMerge, lazyListSection } from './load-list-dialog.ts';
import { commentsQuery, ownListsQuery } from './own-lists.queries.ts';

/** Fetches the visitor's lists, and what their page needs for the part that the URL opens. */
export const loadLists = async (
  client: QueryClient,
  search: SearchValues,
  echoOf: string | undefined,
): Promise<OwnLists | null> => {
  const { ownWishlists: lists } = await client.fetchQuery(ownListsQuery(search['list']));
  if (lists === null) return null;
  const request = requestIn(search, lists.open, echoOf);
  await Promise.all([
    ...(request === undefined ? [] : [lazyListSection.preload()]),
    ...(request?.open === 'comments' ? [loadOptional(client, commentsQuery(lists.open.externalId))] : []),
    ...(lists.merge === null ? [] : [lazyListMerge.preload()]),
  ]);
  return lists;
};
