import { SEARCH_SORTS } from '@shop/domain/search/search-query';
import type { FoundProducts } from '@shop/domain/search/search-products';
import type { SearchListingType } from './search.types.ts';

export const presentSearch = ({
  listing,
  searched,
  shortenedFrom,
  suggestedQueries,
}: FoundProducts): SearchListingType => ({
  ...listing,
  term: searched.searchTerm,
  originalTerm: searched.originalTerm,
  shortenedFrom,
  sorts: SEARCH_SORTS,
  suggestedQueries,
});
