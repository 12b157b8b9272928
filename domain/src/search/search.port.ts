import type { FilterValue, ListingFilters, OfferedFilters } from '../catalogue/listing-filters.ts';
import type { CategoryId, ProductTile } from '../catalogue/product.ts';
import type { Shopper } from '../visit/shopper.ts';
import type { OrUnknown } from '../shared/or-unknown.ts';
import type { SearchQuery, SearchSort } from './search-query.ts';

/** A category to which a search can be narrowed down. Those above the chosen one come first. */
export interface FoundCategory {
  readonly id: CategoryId;
  readonly name: string;
  /** Products that the search finds in it. */
  readonly count: number;
  readonly path: string;
  readonly selected: boolean;
}

/** A filter that divides what was found well (SEARCH-09). */
export interface SuggestedFilter {
  readonly id: string;
  readonly name: string;
  readonly values: readonly FilterValue[];
}

/** One page of what a search finds. */
export interface SearchListing {
  readonly products: readonly ProductTile[];
  readonly total: number;
  readonly currentPage: number;
  readonly totalPages: number;
  readonly sort: OrUnknown<SearchSort>;
  readonly filters: OfferedFilters;
  readonly suggestedFilters: readonly SuggestedFilter[];
  readonly categoryFilter: readonly FoundCategory[];
  /** The search is the number of an article: its page. */
  readonly redirectPath?: string;
}

/** What the shop makes of a search before it searches (SEARCH-10). */
export interface QueryCheck {
  /** What to search for; other than `originalQuery` if the shop knows better. */
  readonly query: string;
  readonly originalQuery: string;
  /** A page of the shop that answers the search instead. */
  readonly redirectPath?: string;
}

/** A search with fewer words, for one that finds nothing; the same search if no word finds anything. */
export interface AdjustedQuery {
  readonly searchQuery: string;
  readonly filters: ListingFilters;
}

export interface Search {
  /** A page past the last returns the last (upstream: core_search). */
  search(shopper: Shopper, query: SearchQuery): Promise<SearchListing>;
  /** Searches that begin with what was typed so far, the most useful first. */
  suggestQueries(shopper: Shopper, userQuery: string): Promise<readonly string[]>;
  checkQuery(shopper: Shopper, originalQuery: string): Promise<QueryCheck>;
  adjustLongtailQuery(shopper: Shopper, searchQuery: string): Promise<AdjustedQuery>;
}
