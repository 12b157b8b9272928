import { PRODUCTS_PER_PAGE } from '@shop/domain/catalogue/category';
import type { ListingFilters } from '@shop/domain/catalogue/listing-filters';
import { MINOR_PER_MAJOR } from '@shop/domain/shared/money';
import { DEFAULT_SEARCH_SORT, SEARCH_SORTS } from '@shop/domain/search/search-query';
import type {
  AdjustedFilters,
  QueryAdjustLongtailSearchQueryArgs,
  QueryCheckQueryArgs,
  QueryCoreSearchArgs,
  QueryGetSuggestQueriesArgs,
} from '../generated/upstream-types.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { classified } from '../graphql/upstream-error.ts';
import { orNull } from '../shared/or-null.ts';
import { readFilter, writeFilters, writeValues } from '../catalogue/category-filters.ts';
import { writeTile } from '../catalogue/write-tile.ts';

const noSuchPage = () =>
  classified('BAD_REQUEST', `A search has pages of ${PRODUCTS_PER_PAGE} products, and none at this offset.`);

const writeAdjusted = ({ enumFilters, rangeFilters }: ListingFilters): AdjustedFilters => ({
  enumFilters,
  rangeFilters: rangeFilters.map(({ kind, id, from, to }) => {
    const write = (bound: number | undefined): number | null =>
      bound === undefined ? null : kind === 'PRICE' ? bound / MINOR_PER_MAJOR : bound;
    return { id: `${kind}.${id}`, from: write(from), to: write(to) };
  }),
});

type SearchField = 'core_search' | 'getSuggestQueries' | 'checkQuery' | 'adjustLongtailSearchQuery';

export const searchResolvers: Resolvers<SearchField> = {
  core_search: async ({ filter, paging: { offset, limit, sortBy } }: QueryCoreSearchArgs, { shop, shopper }) => {
    const { searchTerm, category } = filter;
    if (limit !== PRODUCTS_PER_PAGE || offset < 0 || offset % limit !== 0) throw noSuchPage();
    const sort = SEARCH_SORTS.find((known) => known === sortBy) ?? DEFAULT_SEARCH_SORT;
    const found = await shop.search.search(shopper, {
      searchTerm,
      page: offset / limit + 1,
      sort,
      filters: readFilter(filter),
      ...(category == null ? {} : { searchInCategoryId: category }),
    });
    const { total, totalPages, currentPage, products, categoryFilter, redirectPath } = found;
    return {
      products: {
        total,
        totalPages,
        currentPage,
        sortBy: found.sort,
        tiles: products.map((tile) => writeTile(tile, shopper.storefront)),
      },
      categoryFilter,
      filters: writeFilters(found.filters),
      suggestedFilters: found.suggestedFilters.map(({ values, ...suggested }) => ({
        ...suggested,
        values: writeValues(values),
      })),
      link: redirectPath === undefined ? null : { url: redirectPath },
    };
  },
  getSuggestQueries: async ({ userQuery }: QueryGetSuggestQueriesArgs, { shop, shopper }) => ({
    suggestQueries: (await shop.search.suggestQueries(shopper, userQuery)).map((suggest) => ({ suggest })),
  }),
  checkQuery: async ({ originalQuery }: QueryCheckQueryArgs, { shop, shopper }) => {
    const { redirectPath, ...check } = await shop.search.checkQuery(shopper, originalQuery);
    return { ...check, redirectPath: orNull(redirectPath) };
  },
  adjustLongtailSearchQuery: async ({ searchQuery }: QueryAdjustLongtailSearchQueryArgs, { shop, shopper }) => {
    const adjusted = await shop.search.adjustLongtailQuery(shopper, searchQuery);
    return { searchQuery: adjusted.searchQuery, filters: writeAdjusted(adjusted.filters) };
  },
};
