import { readSearchParams } from '@shop/domain/search/search-query';
import { HOME } from '@shop/domain/shared/paths';
import type { QueryClient } from '@tanstack/react-query';

import type { SearchValues } from '../../platform/navigation/search-params.ts';
import { redirectTo } from '../../platform/navigation/redirect-to.ts';
import { searchListing, searchQuery } from './search-page.tsx';

/** Loads what the URL searches for. Returns the term that was searched for, undefined without words. Throws the router's redirect where another page answers. */
export const loadSearch = async (client: QueryClient, params: SearchValues): Promise<string | undefined> => {
  const query = readSearchParams(params);
  if (query === undefined) {
    // A form that was sent empty without scripts leads home, as it does with them.
    if (params['q'] !== undefined) throw redirectTo(HOME, { statusCode: 302 });
    return undefined;
  }
  const [{ search }] = await Promise.all([client.ensureQueryData(searchQuery(query)), searchListing.preload()]);
  if (search.redirectPath !== null) throw redirectTo(search.redirectPath, { statusCode: 302, replace: true });
  return search.listing?.term ?? query.searchTerm;
};
