import type { ListingQuery } from '../catalogue/listing-query.ts';
import { normaliseText } from '../shared/normalise-text.ts';

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
