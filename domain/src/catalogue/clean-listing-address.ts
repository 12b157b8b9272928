import { SHOP_ID } from '../shared/shop-id.ts';
import {
  isFilterParam,
  joinFilterParams,
  readFilterParams,
  writeFilterParams,
  type FilterParams,
} from './filter-params.ts';
import type { ListingKind, Param } from './listing-address.ts';
import { MAX_FILTER_BOUND, MAX_FILTER_VALUES, MAX_FILTERS, type ListingFilters } from './listing-filters.ts';

const isFilter = ([name]: Param): boolean => isFilterParam(name);

/** Whether these are the same parameters, in any order. */
const areSameParams = (one: readonly Param[], other: readonly Param[]): boolean =>
  JSON.stringify([...one].sort()) === JSON.stringify([...other].sort());

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

/**
 * The parameters of a listing as the shop writes them, where a form, a hand or an old link wrote them differently: filters once
 * each, two fields of a range as one, nothing that cannot be a filter, no unknown order. Others, such as those of trackers, stay.
 * Undefined if nothing is to be changed.
 */
export const cleanListingParams = ({ sorts }: ListingKind, given: readonly Param[]): readonly Param[] | undefined => {
  const isKnownSort = ([name, value]: Param): boolean => name !== 'sort' || value === '' || sorts.includes(value);
  const clean = [
    ...given.filter((param) => !isFilter(param) && isKnownSort(param)),
    ...Object.entries(writeFilterParams(askable(readFilterParams(joinFilterParams(given))))),
  ];
  return areSameParams(given, clean) ? undefined : clean;
};

/** Whether the parameters word these filters as every link to them does. */
export const areCanonical = (params: FilterParams, filters: ListingFilters): boolean =>
  areSameParams(Object.entries(params).filter(isFilter), Object.entries(writeFilterParams(filters)));

/** Whether two choices of filters have the same address. */
export const areSameFilters = (one: ListingFilters, other: ListingFilters): boolean =>
  areCanonical(writeFilterParams(one), other);
