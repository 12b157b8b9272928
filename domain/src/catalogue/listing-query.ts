import { NO_FILTERS, type ListingFilters } from './listing-filters.ts';

/** What a list of products has in its URL beside its place: page, order and filters. */
export interface ListingQuery<Sort extends string> {
  /** Counts from 1. */
  readonly page: number;
  readonly sort: Sort;
  readonly filters: ListingFilters;
  /** A search within one category only (SEARCH-02). */
  readonly searchInCategoryId?: string;
}

/** The list from its first page, in its default order, with no filter and no longer within one category (LIST-04). */
export const withoutFilters = <Sort extends string, Query extends ListingQuery<Sort>>(
  query: Query,
  defaultSort: Sort,
): Omit<Query, 'searchInCategoryId'> => {
  const { searchInCategoryId: _, ...rest } = query;
  return { ...rest, page: 1, sort: defaultSort, filters: NO_FILTERS };
};
