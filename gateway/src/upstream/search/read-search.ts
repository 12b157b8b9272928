import type { ListingFilters, RangeFilterChoice } from '@shop/domain/catalogue/listing-filters';
import { SEARCH_SORTS } from '@shop/domain/search/search-query';
import type { AdjustedQuery, QueryCheck, SearchListing } from '@shop/domain/search/search.port';
import { isWithinShop } from '@shop/domain/shared/canonical-path';
import { MINOR_PER_MAJOR } from '@shop/domain/shared/money';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { UNKNOWN } from '@shop/domain/shared/or-unknown';
import { readFilters, readValues } from '../catalogue/read-filters.ts';
import { readTile } from '../catalogue/read-tile.ts';
import type { AdjustLongtailSearchQueryQuery, CheckQueryQuery, CoreSearchQuery } from '../generated/operation-types.ts';
import { readId } from '../shared/read-text.ts';
import { wordReader } from '../shared/read-word.ts';
import { noteUnknown } from '../shared/unknown-values.ts';

const readSort = wordReader('CategoryProducts.sortBy', SEARCH_SORTS, UNKNOWN);

/** Search leads to pages of the shop only. */
const readPath = (path: string | null | undefined): string | undefined =>
  path != null && isWithinShop(path) ? path : undefined;

export const readSearch = ({
  products,
  categoryFilter,
  filters,
  suggestedFilters,
  link,
}: CoreSearchQuery['core_search']): SearchListing => ({
  products: products.tiles.map(readTile),
  total: products.total,
  currentPage: products.currentPage,
  totalPages: products.totalPages,
  sort: readSort(products.sortBy),
  filters: readFilters(filters),
  suggestedFilters: suggestedFilters.map(({ id, name, values }) => ({
    id: readId(id),
    name,
    values: readValues(values),
  })),
  categoryFilter: categoryFilter.map(({ id, name, count, path, selected }) => ({
    id: readId(id),
    name,
    count,
    path,
    selected,
  })),
  ...omitNil({ redirectPath: readPath(link?.url) }),
});

export const readCheck = ({ query, originalQuery, redirectPath }: CheckQueryQuery['checkQuery']): QueryCheck => ({
  query,
  originalQuery,
  ...omitNil({ redirectPath: readPath(redirectPath) }),
});

/** A range whose kind is unknown narrows nothing down. */
const readRange = ({
  id,
  from,
  to,
}: AdjustLongtailSearchQueryQuery['adjustLongtailSearchQuery']['filters']['rangeFilters'][number]): readonly RangeFilterChoice[] => {
  const [kind, filterId] = id.split('.');
  if ((kind !== 'PRICE' && kind !== 'rating') || filterId === undefined) {
    noteUnknown('AdjustedRangeFilter.id', id);
    return [];
  }
  const read = (bound: number | null): number | undefined =>
    bound === null ? undefined : kind === 'PRICE' ? Math.round(bound * MINOR_PER_MAJOR) : bound;
  return [{ kind, id: filterId, ...omitNil({ from: read(from), to: read(to) }) }];
};

const readAdjustedFilters = ({
  enumFilters,
  rangeFilters,
}: AdjustLongtailSearchQueryQuery['adjustLongtailSearchQuery']['filters']): ListingFilters => ({
  enumFilters: enumFilters.map(({ id, values }) => ({ id, values: [...values] })),
  rangeFilters: rangeFilters.flatMap(readRange),
});

export const readAdjusted = ({
  searchQuery,
  filters,
}: AdjustLongtailSearchQueryQuery['adjustLongtailSearchQuery']): AdjustedQuery => ({
  searchQuery,
  filters: readAdjustedFilters(filters),
});
