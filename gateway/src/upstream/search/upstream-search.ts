import { PRODUCTS_PER_PAGE } from '@shop/domain/catalogue/category';
import type { Search } from '@shop/domain/search/search.port';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { writeFilters } from '../catalogue/write-filters.ts';
import * as operations from '../generated/operations.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { readAdjusted, readCheck, readSearch } from './read-search.ts';

export const upstreamSearch = (call: PortCalls): Search => ({
  search: (shopper, { searchTerm, page, sort, filters, searchInCategoryId }) =>
    call({
      operation: operations.coreSearch,
      variables: {
        filter: { searchTerm, ...writeFilters(filters), ...omitNil({ category: searchInCategoryId }) },
        paging: { offset: PRODUCTS_PER_PAGE * (page - 1), limit: PRODUCTS_PER_PAGE, sortBy: sort },
      },
      shopper,
      read: ({ core_search: found }) => readSearch(found),
    }),
  suggestQueries: (shopper, userQuery) =>
    call({
      operation: operations.getSuggestQueries,
      variables: { userQuery },
      shopper,
      read: ({ getSuggestQueries }) => getSuggestQueries.suggestQueries.map(({ suggest }) => suggest),
    }),
  checkQuery: (shopper, originalQuery) =>
    call({
      operation: operations.checkQuery,
      variables: { originalQuery },
      shopper,
      read: ({ checkQuery }) => readCheck(checkQuery),
    }),
  adjustLongtailQuery: (shopper, searchQuery) =>
    call({
      operation: operations.adjustLongtailSearchQuery,
      variables: { searchQuery },
      shopper,
      read: ({ adjustLongtailSearchQuery }) => readAdjusted(adjustLongtailSearchQuery),
    }),
});
