import { areCanonical } from '@shop/domain/catalogue/clean-listing-address';
import { isFiltered } from '@shop/domain/catalogue/listing-filters';
import { readSearchParams, searchPath } from '@shop/domain/search/search-address';
import type { SearchQuery } from '@shop/domain/search/search-query';
import { HOME } from '@shop/domain/shared/paths';
import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';

import { redirectTo } from '../../platform/navigation/redirect-to.ts';
import type { SearchValues } from '../../platform/navigation/search-params.ts';
import { categoryTilesQuery } from './catalogue.queries.ts';
import { chosenIn } from './filters/filter-links.ts';
import type { FoundListing } from './found-listing.ts';
import { searchListing, searchStart } from './search-page.tsx';
import { searchQuery } from './search-page.queries.ts';

interface LoadedSearch {
  /** What was searched for in the end; undefined without words. */
  readonly term?: string;
  readonly isEmpty: boolean;
}

/** The search without filters and a category that are unknown, and with filters worded as every link does: each list has one URL. Undefined if it is that already. */
const cleanedSearch = (query: SearchQuery, listing: FoundListing, params: SearchValues): SearchQuery | undefined => {
  const { searchInCategoryId, ...everywhere } = query;
  const isCategoryKnown =
    searchInCategoryId === undefined ||
    listing.categoryFilter.some(({ id, selected }) => selected && id === searchInCategoryId);
  // A search that was shortened may have got filters, which its URL does not have.
  const filters = listing.shortenedFrom === null ? chosenIn(listing.filters) : query.filters;
  if (isCategoryKnown && areCanonical(params, filters)) return undefined;
  return { ...(isCategoryKnown ? query : everywhere), filters };
};

/** Loads what the URL searches for. Throws the router's redirect where another page answers, and not-found for a page beyond the last. */
export const loadSearch = async (client: QueryClient, params: SearchValues): Promise<LoadedSearch> => {
  const query = readSearchParams(params);
  if (query === undefined) {
    // A form that was sent empty leads home. The gateway sees only those sent without scripts, which have their empty fields.
    if (params['q'] !== undefined || params['searchInCategoryId'] !== undefined)
      throw redirectTo(HOME, { statusCode: 302, replace: true });
    await searchStart.preload();
    return { isEmpty: false };
  }
  const [{ search }] = await Promise.all([client.ensureQueryData(searchQuery(query)), searchListing.preload()]);
  if (search.redirectPath !== null) throw redirectTo(search.redirectPath, { statusCode: 302, replace: true });
  const { listing } = search;
  if (listing === null) throw notFound();
  const { term, total } = listing;
  const cleaned = cleanedSearch(query, listing, params);
  if (cleaned !== undefined) throw redirectTo(searchPath(cleaned), { statusCode: 301, replace: true });
  if (listing.currentPage !== query.page) throw notFound();
  if (total === 0) await client.prefetchQuery(categoryTilesQuery());
  return { term, isEmpty: total === 0 && !isFiltered(query.filters) };
};
