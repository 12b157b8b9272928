import { MOST_COMPARED, readComparedIds } from '@shop/domain/catalogue/compared-products';
import type { QueryClient } from '@tanstack/react-query';

import type { SearchValues } from '../../platform/navigation/search-params.ts';
import { compareQuery } from './compare.queries.ts';

/** Loads the products that the URL names, and returns their ids. */
export const loadComparison = async (client: QueryClient, search: SearchValues): Promise<readonly string[]> => {
  const ids = readComparedIds(search);
  await client.ensureQueryData(compareQuery(ids.slice(0, MOST_COMPARED)));
  return ids;
};
