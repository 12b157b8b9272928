import { SEARCH_SORTS } from '@shop/domain/search/search-query';
import type { FoundProducts } from '@shop/domain/search/search-products';
import type { Language } from '@shop/domain/storefronts/language';
import { presentProductTile } from '../catalogue/present-product-tile.ts';
import type { SearchListingType } from './search.types.ts';

export const presentSearch = (
  { listing, searched, shortenedFrom, suggestedQueries }: FoundProducts,
  language: Language,
): SearchListingType => ({
  ...listing,
  term: searched.searchTerm,
  originalTerm: searched.originalTerm,
  shortenedFrom,
  products: listing.products.map((tile) => presentProductTile(tile, language)),
  sorts: SEARCH_SORTS,
  suggestedQueries,
});
