import { NO_FILTERS } from '@shop/domain/catalogue/listing-filters';
import { withoutFilters } from '@shop/domain/catalogue/listing-query';
import { searchPath, writeSearchParams } from '@shop/domain/search/search-address';
import { DEFAULT_SEARCH_SORT, type SearchQuery } from '@shop/domain/search/search-query';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { SEARCH } from '@shop/domain/shared/paths';

import { chosenIn, type FilterLinks, offeredFiltersOf } from './filters/filter-links.ts';
import type { FoundListing } from './found-listing.ts';

/** What the links of the page lead to: the search that was made in the end, so that further pages show the same. */
export const searchMade = (
  { term, originalTerm, filters }: Pick<FoundListing, 'term' | 'originalTerm' | 'filters'>,
  { originalTerm: _, ...asked }: SearchQuery,
): SearchQuery => ({
  ...asked,
  searchTerm: term,
  ...omitNil({ originalTerm }),
  filters: chosenIn(filters),
});

/** The same search in all categories. */
export const everywhere = ({ searchInCategoryId: _, ...made }: SearchQuery): string => searchPath({ ...made, page: 1 });

/** The same search in one category. */
export const inCategory = (made: SearchQuery, searchInCategoryId: string): string =>
  searchPath({ ...made, page: 1, searchInCategoryId });

/** Where each change of a search's filters leads: to the first page, in the same order. */
export const searchLinks = (listing: FoundListing, query: SearchQuery): FilterLinks => {
  const made = searchMade(listing, query);
  const category = listing.categoryFilter.findLast(({ selected }) => selected);
  return {
    offered: offeredFiltersOf(listing.filters),
    chosen: made.filters,
    hrefOf: (filters) => searchPath({ ...made, page: 1, filters }),
    clearHref: searchPath(withoutFilters(made, DEFAULT_SEARCH_SORT)),
    path: SEARCH,
    kept: writeSearchParams({ ...made, page: 1, filters: NO_FILTERS }),
    ...(category === undefined ? {} : { within: { name: category.name, href: everywhere(made) } }),
  };
};
