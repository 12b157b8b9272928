import { DEFAULT_CATEGORY_SORT, type CategorySort } from '@shop/domain/catalogue/category';
import { categoryAddress, writeCategoryParams } from '@shop/domain/catalogue/category-address';
import { NO_FILTERS } from '@shop/domain/catalogue/listing-filters';
import { withoutFilters, type ListingQuery } from '@shop/domain/catalogue/listing-query';

import type { CategoryQuery } from '../../platform/generated/graphql.ts';
import { chosenIn, offeredFiltersOf, type FilterLinks } from './filters/filter-links.ts';

type Category = NonNullable<CategoryQuery['category']>;

/** Where each change of a category's filters leads: to the first page, in the same order. */
export const listingLinks = (
  { filters, path }: Pick<Category, 'filters' | 'path'>,
  search: ListingQuery<CategorySort>,
): FilterLinks => ({
  offered: offeredFiltersOf(filters),
  chosen: chosenIn(filters),
  hrefOf: (changed) => categoryAddress(path, { ...search, page: 1, filters: changed }),
  clearHref: categoryAddress(path, withoutFilters(search, DEFAULT_CATEGORY_SORT)),
  path,
  kept: writeCategoryParams({ ...search, page: 1, filters: NO_FILTERS }),
});
