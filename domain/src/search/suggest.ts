import { NO_FILTERS } from '../catalogue/listing-filters.ts';
import type { ProductTile } from '../catalogue/product.ts';
import type { Shopper } from '../visit/shopper.ts';
import type { FoundCategory, Search, SearchListing } from './search.port.ts';
import { DEFAULT_SEARCH_SORT, shortenSearchTerm } from './search-query.ts';

/** Shorter beginnings say nothing yet. */
const SHORTEST_SUGGESTED = 2;
const MOST_CATEGORIES = 3;
const MOST_PRODUCTS = 4;

/** What helps while a search is typed (SEARCH-07). */
export interface Suggestions {
  readonly queries: readonly string[];
  readonly categories: readonly FoundCategory[];
  readonly products: readonly ProductTile[];
}

/** Suggests searches, and the categories and products of what was typed so far; if that finds nothing, those of the first search. */
export const suggest = async (search: Search, shopper: Shopper, typed: string): Promise<Suggestions> => {
  const { term } = shortenSearchTerm(typed);
  if (term.length < SHORTEST_SUGGESTED) return { queries: [], categories: [], products: [] };
  const find = (searchTerm: string): Promise<SearchListing> =>
    search.search(shopper, { searchTerm, page: 1, sort: DEFAULT_SEARCH_SORT, filters: NO_FILTERS });
  const [queries, found] = await Promise.all([search.suggestQueries(shopper, term), find(term)]);
  const [first] = queries;
  const { categoryFilter, products } = found.total === 0 && first !== undefined ? await find(first) : found;
  return { queries, categories: categoryFilter.slice(0, MOST_CATEGORIES), products: products.slice(0, MOST_PRODUCTS) };
};
