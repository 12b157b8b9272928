import { SEARCH_SORTS } from '@shop/domain/search/search-query';
import type { SearchOutcome } from '@shop/domain/search/search-products';
import type { Language } from '@shop/domain/storefronts/language';
import { presentProductTile } from '../catalogue/present-product-tile.ts';
import type { SearchAnswerType } from './search.types.ts';

export const presentSearch = (outcome: SearchOutcome, language: Language): SearchAnswerType => {
  if ('leadsTo' in outcome) return { redirectPath: outcome.leadsTo };
  const { listing, searched, shortenedFrom } = outcome;
  return {
    listing: {
      term: searched.searchTerm,
      originalTerm: searched.originalTerm,
      shortenedFrom,
      products: listing.products.map((tile) => presentProductTile(tile, language)),
      total: listing.total,
      currentPage: listing.currentPage,
      totalPages: listing.totalPages,
      sort: listing.sort,
      sorts: SEARCH_SORTS,
      categoryFilter: listing.categoryFilter,
    },
  };
};
