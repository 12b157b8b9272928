import { omitNil } from '../shared/omit-nil.ts';
import { readPageNumber } from '../shared/page-number.ts';
import { SHOP_ID } from '../shared/shop-id.ts';
import {
  isFilterParam,
  joinFilterParams,
  readFilterParams,
  writeFilterParams,
  type FilterParams,
} from './filter-params.ts';
import { MAX_FILTER_BOUND, MAX_FILTER_VALUES, MAX_FILTERS, type ListingFilters } from './listing-filters.ts';
import type { ListingQuery } from './listing-query.ts';

/** A parameter of a URL, which may repeat it. */
type Param = readonly [name: string, value: string];

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

const isFilter = ([name]: Param): boolean => isFilterParam(name);

/** What a query can ask for: the rest is no filter of any listing. */
const askable = ({ enumFilters, rangeFilters }: ListingFilters): ListingFilters => ({
  enumFilters: enumFilters
    .map(({ id, values }) => ({
      id,
      values: values.filter((value) => SHOP_ID.test(value)).slice(0, MAX_FILTER_VALUES),
    }))
    .filter(({ id, values }) => SHOP_ID.test(id) && values.length > 0)
    .slice(0, MAX_FILTERS),
  rangeFilters: rangeFilters
    .filter(({ id, from = 0, to = 0 }) => SHOP_ID.test(id) && Math.max(from, to) <= MAX_FILTER_BOUND)
    .slice(0, MAX_FILTERS),
});

/** Parameters as text that is the same in any order. */
const textOf = (params: readonly Param[]): string => JSON.stringify([...params].sort());

/**
 * The parameters of a listing as the shop writes them, where a form, a hand or an old link wrote them differently: filters once
 * each, two fields of a range as one, nothing that cannot be a filter, no unknown order. Others, such as those of trackers, stay.
 * Undefined if nothing is to be changed.
 */
export const cleanListingParams = ({ sorts }: ListingKind, given: readonly Param[]): readonly Param[] | undefined => {
  const isKnownSort = ([name, value]: Param): boolean => name !== 'sort' || value === '' || sorts.includes(value);
  const clean = [
    ...given.filter((param) => !isFilter(param) && isKnownSort(param)),
    ...Object.entries(writeFilterParams(askable(readFilterParams(joinFilterParams(given.filter(isFilter)))))),
  ];
  return textOf(given) === textOf(clean) ? undefined : clean;
};

/** Whether the parameters word these filters as every link to them does. */
export const areCanonical = (params: FilterParams, filters: ListingFilters): boolean =>
  textOf(Object.entries(params).filter(isFilter)) === textOf(Object.entries(writeFilterParams(filters)));

/** Whether two choices of filters have the same address. */
export const areSameFilters = (one: ListingFilters, other: ListingFilters): boolean =>
  areCanonical(writeFilterParams(one), other);
