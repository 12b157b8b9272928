import { DEFAULT_CATEGORY_SORT } from '@shop/domain/catalogue/category';
import { withoutFilters } from '@shop/domain/catalogue/listing-query';

import type { CategoryQuery } from '../../platform/generated/graphql.ts';
import { chosenIn, offeredFiltersOf, type FilterLinks } from './filters/filter-links.ts';
import { keptParams, listingHref, type ListingSearch } from './listing-search.ts';

type Category = NonNullable<CategoryQuery['category']>;

/** Where each change of a category's filters leads: to the first page, in the same order. */
export const listingLinks = (
  { filters, path }: Pick<Category, 'filters' | 'path'>,
  search: ListingSearch,
): FilterLinks => ({
  offered: offeredFiltersOf(filters),
  chosen: chosenIn(filters),
  hrefOf: (changed) => listingHref(path, { ...search, page: 1, filters: changed }),
  clearHref: listingHref(path, withoutFilters(search, DEFAULT_CATEGORY_SORT)),
  path,
  kept: keptParams(search),
});
