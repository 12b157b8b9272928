import {
  joinFilterParams,
  readFilterParams,
  writeFilterParams,
  type FilterParams,
} from '../catalogue/filter-params.ts';
import type { ListingQuery } from '../catalogue/listing-query.ts';
import { normaliseText } from '../shared/normalise-text.ts';
import { omitNil } from '../shared/omit-nil.ts';
import { readPageNumber } from '../shared/page-number.ts';
import { SEARCH } from '../shared/paths.ts';

export const SEARCH_SORTS = ['relevance', 'price-asc', 'price-desc', 'rating', 'new'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];
export const DEFAULT_SEARCH_SORT: SearchSort = 'relevance';

/** Longest text that is searched for, in characters; the rest is cut off, and the page says so. */
export const SEARCH_TERM_MAX_LENGTH = 100;

/** What is searched for (SEARCH-02). */
export interface SearchQuery extends ListingQuery<SearchSort> {
  readonly searchTerm: string;
  /** What the shopper typed, where the shop searched for something else instead. The same as the term where they insist on it. */
  readonly originalTerm?: string;
}

/** A term as it is compared and shown: one space between words, none around them, nothing invisible. */
export const normalizeSearchTerm = normaliseText;

/** The term as far as it is searched for, and whether something was cut off. */
export const shortenSearchTerm = (text: string): { readonly term: string; readonly isCut: boolean } => {
  const characters = [...normalizeSearchTerm(text)];
  const isCut = characters.length > SEARCH_TERM_MAX_LENGTH;
  return { term: isCut ? characters.slice(0, SEARCH_TERM_MAX_LENGTH).join('').trim() : characters.join(''), isCut };
};

/** The search in the parameters of `/search/`; undefined without a term: nothing is searched then. Invalid pages and sorts are ignored. */
export const readSearchParams = (params: FilterParams): SearchQuery | undefined => {
  const { q = '', oq = '', p, sort, searchInCategoryId } = params;
  const { term } = shortenSearchTerm(q);
  if (term === '') return undefined;
  const original = shortenSearchTerm(oq).term;
  return {
    searchTerm: term,
    ...(original === '' ? {} : { originalTerm: original }),
    page: readPageNumber(p) ?? 1,
    sort: SEARCH_SORTS.find((known) => known === sort) ?? DEFAULT_SEARCH_SORT,
    filters: readFilterParams(joinFilterParams(Object.entries(params))),
    ...(searchInCategoryId === undefined || searchInCategoryId === '' ? {} : { searchInCategoryId }),
  };
};

/** The parameters of a search. Defaults are left out. */
export const writeSearchParams = ({
  searchTerm,
  originalTerm,
  page,
  sort,
  searchInCategoryId,
  filters,
}: SearchQuery): FilterParams => ({
  q: searchTerm,
  ...omitNil({ oq: originalTerm }),
  ...(page > 1 ? { p: String(page) } : {}),
  ...(sort === DEFAULT_SEARCH_SORT ? {} : { sort }),
  ...omitNil({ searchInCategoryId }),
  ...writeFilterParams(filters),
});

/** The path of a search; `&` and `+` in the term are encoded (SEARCH-03). */
export const searchPath = (query: SearchQuery): string => {
  const params = Object.entries(writeSearchParams(query)).map((pair) => pair.map(encodeURIComponent).join('='));
  return `${SEARCH}?${params.join('&').replaceAll('%2C', ',')}`;
};
