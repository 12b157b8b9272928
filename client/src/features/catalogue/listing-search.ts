import { CATEGORY_SORTS, type CategorySort, DEFAULT_CATEGORY_SORT } from '@shop/domain/catalogue/category';
import {
  joinFilterParams,
  readFilterParams,
  writeFilterParams,
  type FilterParams,
} from '@shop/domain/catalogue/filter-params';
import { isFiltered, type ListingFilters } from '@shop/domain/catalogue/listing-filters';
import type { ListingQuery } from '@shop/domain/catalogue/listing-query';
import { readPageNumber } from '@shop/domain/shared/page-number';

import { type SearchValues, stringifySearch } from '../../platform/navigation/search-params.ts';

/** Page, sort and filters of a listing, from the URL (LIST-01). */
export type ListingSearch = ListingQuery<CategorySort>;

/** Invalid pages, sorts and filters are ignored. */
export const listingSearchOf = (search: SearchValues): ListingSearch => ({
  page: readPageNumber(search['p']) ?? 1,
  sort: CATEGORY_SORTS.find((known) => known === search['sort']) ?? DEFAULT_CATEGORY_SORT,
  filters: readFilterParams(joinFilterParams(Object.entries(search))),
});

/** The parameters of a listing without its filters and its page. */
export const keptParams = ({ sort }: Pick<ListingSearch, 'sort'>): FilterParams =>
  sort === DEFAULT_CATEGORY_SORT ? {} : { sort };

/** The URL of a page of a listing. Defaults are left out. */
export const listingHref = (path: string, { page, sort, filters }: ListingSearch): string =>
  `${path}${stringifySearch({ ...(page > 1 ? { p: String(page) } : {}), ...keptParams({ sort }), ...writeFilterParams(filters) })}`;

/** The filters as a query takes them; none are left out, so that a plain listing has one key. */
export const filterVariables = (filters: ListingFilters): { filters?: ListingFilters } =>
  isFiltered(filters) ? { filters } : {};
