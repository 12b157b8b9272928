import type { Shopper } from '../visit/shopper.ts';
import type { Search, SearchListing } from './search.port.ts';
import { searchPath } from './search-address.ts';
import { DEFAULT_SEARCH_SORT, normalizeSearchTerm, shortenSearchTerm, type SearchQuery } from './search-query.ts';
import { isFiltered, NO_FILTERS } from '../catalogue/listing-filters.ts';
import { HOME } from '../shared/paths.ts';

export interface FoundProducts {
  readonly listing: SearchListing;
  /** What was searched for in the end. */
  readonly searched: SearchQuery;
  /** The search that found nothing, where words were left out of it. */
  readonly shortenedFrom?: string;
  /** Where nothing was found, searches that may find something. */
  readonly suggestedQueries: readonly string[];
}

/** What a search comes to: a page that answers it, or products. */
export type SearchOutcome = { readonly leadsTo: string } | FoundProducts;

const MOST_SUGGESTED_QUERIES = 4;
/** Letters by which other searches are alike. */
const BEGINNING = 4;

/** Whether nothing but words was asked for. */
const isPlain = ({ page, filters, searchInCategoryId }: SearchQuery): boolean =>
  page === 1 && searchInCategoryId === undefined && !isFiltered(filters);

/** The words that are searched for, where the shop knows better what was meant. Who saw that and insists is not corrected. */
const overwritten = async (
  search: Search,
  shopper: Shopper,
  asked: SearchQuery,
): Promise<{ readonly query: SearchQuery; readonly leadsTo?: string }> => {
  if (asked.originalTerm !== undefined) return { query: asked };
  const check = await search.checkQuery(shopper, asked.searchTerm);
  const query =
    normalizeSearchTerm(check.query) === asked.searchTerm
      ? asked
      : { ...asked, searchTerm: check.query, originalTerm: asked.searchTerm };
  return { query, ...(check.redirectPath === undefined ? {} : { leadsTo: check.redirectPath }) };
};

/** Other spellings, fewer words, and searches that begin alike. They help on, so none is better than no page. */
const otherQueries = async (
  search: Search,
  shopper: Shopper,
  { searchTerm }: SearchQuery,
): Promise<readonly string[]> => {
  const asked = await Promise.allSettled([
    search.checkQuery(shopper, searchTerm).then(({ query }) => [query]),
    search.adjustLongtailQuery(shopper, searchTerm).then((adjusted) => [adjusted.searchQuery]),
    search.suggestQueries(shopper, searchTerm),
    search.suggestQueries(shopper, searchTerm.slice(0, BEGINNING)),
  ]);
  const others = asked.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])).map(normalizeSearchTerm);
  return [...new Set(others)].filter((other) => other !== searchTerm).slice(0, MOST_SUGGESTED_QUERIES);
};

const found = async (
  search: Search,
  shopper: Shopper,
  outcome: Omit<FoundProducts, 'suggestedQueries'>,
): Promise<FoundProducts> => ({
  ...outcome,
  suggestedQueries: outcome.listing.total > 0 ? [] : await otherQueries(search, shopper, outcome.searched),
});

/** Searches, as far as it can for what was meant: without typing mistakes, and without words that find nothing (SEARCH-10). */
export const searchProducts = async (search: Search, shopper: Shopper, asked: SearchQuery): Promise<SearchOutcome> => {
  const mayLeadElsewhere = asked.originalTerm === undefined && isPlain(asked);
  const { query, leadsTo } = await overwritten(search, shopper, asked);
  if (leadsTo !== undefined && mayLeadElsewhere) return { leadsTo };
  const listing = await search.search(shopper, query);
  if (listing.redirectPath !== undefined && mayLeadElsewhere) return { leadsTo: listing.redirectPath };
  if (listing.total > 0 || !isPlain(query)) return found(search, shopper, { listing, searched: query });
  const adjusted = await search.adjustLongtailQuery(shopper, query.searchTerm);
  if (normalizeSearchTerm(adjusted.searchQuery) === query.searchTerm)
    return found(search, shopper, { listing, searched: query });
  const shorter = {
    ...query,
    searchTerm: adjusted.searchQuery,
    originalTerm: query.searchTerm,
    filters: adjusted.filters,
  };
  return found(search, shopper, {
    listing: await search.search(shopper, shorter),
    searched: shorter,
    shortenedFrom: query.searchTerm,
  });
};

export interface SearchTarget {
  readonly kind: 'home' | 'redirect' | 'product' | 'search';
  readonly path: string;
}

/** Where the submit of a search leads: home without words, else to a page by the shop's rules, to a product, or to the search page (SEARCH-04, SEARCH-05). */
export const searchTargetOf = async (search: Search, shopper: Shopper, typed: string): Promise<SearchTarget> => {
  const { term } = shortenSearchTerm(typed);
  if (term === '') return { kind: 'home', path: HOME };
  const query: SearchQuery = { searchTerm: term, page: 1, sort: DEFAULT_SEARCH_SORT, filters: NO_FILTERS };
  const [{ query: meant, leadsTo }, { redirectPath }] = await Promise.all([
    overwritten(search, shopper, query),
    search.search(shopper, query),
  ]);
  if (leadsTo !== undefined) return { kind: 'redirect', path: leadsTo };
  return redirectPath === undefined
    ? { kind: 'search', path: searchPath(meant) }
    : { kind: 'product', path: redirectPath };
};
