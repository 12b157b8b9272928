import { CATEGORY_SORTS, DEFAULT_CATEGORY_SORT, type CategoryQuery, type CategorySort } from './category.ts';
import type { FilterParams } from './filter-params.ts';
import { listingAddress, readListingParams, writeListingParams, type ListingKind } from './listing-address.ts';

export const CATEGORY_LISTING: ListingKind<CategorySort> = {
  sorts: CATEGORY_SORTS,
  defaults: { p: '1', sort: DEFAULT_CATEGORY_SORT },
};

/** What of a category the parameters of its page ask for (LIST-01). Invalid pages, sorts and filters are ignored. */
export const readCategoryParams = (params: FilterParams): CategoryQuery => readListingParams(CATEGORY_LISTING, params);

/** The parameters of a category's page. Defaults are left out. */
export const writeCategoryParams = (query: CategoryQuery): FilterParams => writeListingParams(CATEGORY_LISTING, query);

/** The address of this part of a category, whose page is at `path`. */
export const categoryAddress = (path: string, query: CategoryQuery): string =>
  listingAddress(path, writeCategoryParams(query));
