import type { QueryClient } from '@tanstack/react-query';

import type { ProductQueryVariables } from '../../platform/generated/graphql.ts';
import { loadOptional } from '../../platform/queries/load-optional.ts';
import { productOfItemQuery, type ShownProduct } from './catalogue.queries.ts';
import { movedItemPath } from './product-search.ts';

/** Where an item is now that is named by the URL and is not one of the product: links to articles outlive their products. */
export const findMovedItem = async (
  client: QueryClient,
  { id, itemId }: ProductQueryVariables,
  product: Pick<ShownProduct, 'item'> | null,
): Promise<string | undefined> => {
  if (itemId == null || product?.item?.id === itemId) return undefined;
  const query = productOfItemQuery(itemId);
  await loadOptional(client, query);
  return movedItemPath(id, itemId, client.getQueryData(query.queryKey)?.productOfItem);
};
