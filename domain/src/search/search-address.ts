import type { FilterParams } from '../catalogue/filter-params.ts';
import {
  listingAddress,
  readListingParams,
  writeListingParams,
  type ListingKind,
} from '../catalogue/listing-address.ts';
import { omitNil } from '../shared/omit-nil.ts';
import { SEARCH } from '../shared/paths.ts';
import {
  DEFAULT_SEARCH_SORT,
  SEARCH_SORTS,
  shortenSearchTerm,
  type SearchQuery,
  type SearchSort,
} from './search-query.ts';

export const SEARCH_LISTING: ListingKind<SearchSort> = {
  sorts: SEARCH_SORTS,
  defaults: { q: '', oq: '', p: '1', sort: DEFAULT_SEARCH_SORT, searchInCategoryId: '' },
};

/** Parameters with typed texts, which may be of any length. */
const TYPED_PARAMS: readonly string[] = ['q', 'oq'];

export const isTypedParam = (name: string): boolean => TYPED_PARAMS.includes(name);

/** The search in the parameters of `/search/`; undefined without a term: nothing is searched then. Invalid pages and sorts are ignored. */
export const readSearchParams = (params: FilterParams): SearchQuery | undefined => {
  const { q = '', oq = '', searchInCategoryId = '' } = params;
  const { term } = shortenSearchTerm(q);
  if (term === '') return undefined;
  const original = shortenSearchTerm(oq).term;
  return {
    searchTerm: term,
    ...(original === '' ? {} : { originalTerm: original }),
    ...readListingParams(SEARCH_LISTING, params),
    ...(searchInCategoryId === '' ? {} : { searchInCategoryId }),
  };
};

/** The parameters of a search. Defaults are left out. */
export const writeSearchParams = ({ searchTerm, originalTerm, ...listing }: SearchQuery): FilterParams => ({
  q: searchTerm,
  ...omitNil({ oq: originalTerm }),
  ...writeListingParams(SEARCH_LISTING, listing),
});

/** The path of a search; `&` and `+` in the term are encoded (SEARCH-03). */
export const searchPath = (query: SearchQuery): string => listingAddress(SEARCH, writeSearchParams(query));
