import { omitNil } from '../shared/omit-nil.ts';
import { readPageNumber } from '../shared/page-number.ts';
import {
  isFilterParam,
  joinFilterParams,
  readFilterParams,
  writeFilterParams,
  type FilterParams,
} from './filter-params.ts';
import type { ListingQuery } from './listing-query.ts';

/** A parameter of a URL, which may repeat it. */
export type Param = readonly [name: string, value: string];

/** A kind of listing, a category or a search, by what its addresses have beside their filters. */
export interface ListingKind<Sort extends string = string> {
  readonly sorts: readonly Sort[];
  /** Its parameters, each with the value at which it is left out. */
  readonly defaults: Readonly<Record<string, string>> & { readonly p: '1'; readonly sort: Sort };
}

/** Page, order and filters in the parameters of a listing (LIST-01). Invalid ones are ignored. */
export const readListingParams = <Sort extends string>(
  { sorts, defaults }: ListingKind<Sort>,
  params: FilterParams,
): ListingQuery<Sort> => ({
  page: readPageNumber(params['p']) ?? 1,
  sort: sorts.find((known) => known === params['sort']) ?? defaults.sort,
  filters: readFilterParams(joinFilterParams(Object.entries(params))),
});

/** The parameters of a listing, in a fixed order. Defaults are left out. */
export const writeListingParams = <Sort extends string>(
  { defaults }: ListingKind<Sort>,
  { page, sort, searchInCategoryId, filters }: ListingQuery<Sort>,
): FilterParams => ({
  ...(page > 1 ? { p: String(page) } : {}),
  ...(sort === defaults.sort ? {} : { sort }),
  ...omitNil({ searchInCategoryId }),
  ...writeFilterParams(filters),
});

/** The address of a listing at this path. Commas between the values of a filter stay as they are. */
export const listingAddress = (path: string, params: FilterParams): string => {
  const pairs = Object.entries(params).map((pair) => pair.map(encodeURIComponent).join('='));
  return pairs.length === 0 ? path : `${path}?${pairs.join('&').replaceAll('%2C', ',')}`;
};

/** Whether a parameter leads to another page of the listing than none does. */
export const changesListing = ({ defaults }: ListingKind, [name, value]: Param): boolean =>
  isFilterParam(name) || (Object.hasOwn(defaults, name) && value !== defaults[name]);
