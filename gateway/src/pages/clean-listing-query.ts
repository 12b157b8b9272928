import { CATEGORY_SORTS } from '@shop/domain/catalogue/category';
import {
  isFilterParam,
  joinFilterParams,
  readFilterParams,
  writeFilterParams,
} from '@shop/domain/catalogue/filter-params';
import type { ListingFilters } from '@shop/domain/catalogue/listing-filters';
import { SEARCH_SORTS } from '@shop/domain/search/search-query';
import { pageKindOf } from '@shop/domain/content/page-kind';
import { SHOP_ID } from '@shop/domain/shared/shop-id';
import { MAX_FILTERS, MAX_FILTER_BOUND, MAX_FILTER_VALUES } from '../catalogue/listing-filters.types.ts';

type Pair = readonly [name: string, value: string];

const isFilter = ([name]: Pair): boolean => isFilterParam(name);

/** What a query could ask for: the rest is no filter of any listing. */
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

const isKnownSort = (path: string, [name, value]: Pair): boolean => {
  const sorts: readonly string[] = pageKindOf(path) === 'search' ? SEARCH_SORTS : CATEGORY_SORTS;
  return name !== 'sort' || value === '' || sorts.includes(value);
};

const textOf = (pairs: readonly Pair[]): string => JSON.stringify([...pairs].sort());

/**
 * The query of a listing as the shop writes it, where a form, a hand or an old link wrote it differently: filters once each, two
 * fields of a range as one, nothing that cannot be a filter, no unknown order. Undefined if nothing is to be changed.
 */
export const cleanListingQuery = (path: string, query: URLSearchParams): string | undefined => {
  const kind = pageKindOf(path);
  if (kind !== 'category' && kind !== 'search') return undefined;
  const given: readonly Pair[] = [...query];
  const clean: readonly Pair[] = [
    ...given.filter((pair) => !isFilter(pair) && isKnownSort(path, pair)),
    ...Object.entries(writeFilterParams(askable(readFilterParams(joinFilterParams(given.filter(isFilter)))))),
  ];
  if (textOf(given) === textOf(clean)) return undefined;
  return new URLSearchParams(clean.map(([name, value]) => [name, value])).toString().replaceAll('%2C', ',');
};
