import { NO_FILTERS } from '@shop/domain/catalogue/listing-filters';
import { DEFAULT_SEARCH_SORT, readSearchParams, searchPath } from '@shop/domain/search/search-query';
import { HOME, SEARCH } from '@shop/domain/shared/paths';
import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';

import { redirectTo } from '../../platform/navigation/redirect-to.ts';
import type { SearchValues } from '../../platform/navigation/search-params.ts';
import { searchListing } from './search-page.tsx';
import { searchQuery } from './search-page.queries.ts';

interface LoadedSearch {
  /** What was searched for in the end; undefined without words. */
  readonly term?: string;
  readonly isEmpty: boolean;
  /** The URL of this page without filters, sort and category. */
  readonly canonical: string;
}

/** Loads what the URL searches for. Throws the router's redirect where another page answers, and not-found for a page beyond the last. */
export const loadSearch = async (client: QueryClient, params: SearchValues): Promise<LoadedSearch> => {
  const query = readSearchParams(params);
  if (query === undefined) {
    // A form that was sent empty leads home: the gateway sees only those sent without scripts.
    if (params['q'] !== undefined) throw redirectTo(HOME, { statusCode: 302, replace: true });
    return { isEmpty: false, canonical: SEARCH };
  }
  const [{ search }] = await Promise.all([client.ensureQueryData(searchQuery(query)), searchListing.preload()]);
  if (search.redirectPath !== null) throw redirectTo(search.redirectPath, { statusCode: 302, replace: true });
  if (search.listing === null || search.listing.currentPage !== query.page) throw notFound();
  const { term, total } = search.listing;
  return { term, isEmpty: total === 0, canonical: searchPath({ searchTerm: query.searchTerm, page: query.page, sort: DEFAULT_SEARCH_SORT, filters: NO_FILTERS }) };
};
