import { shortenSearchTerm } from '@shop/domain/search/search-query';

import { storedValue } from '../../platform/session/stored-values.ts';

/** How many searches are stored, the latest first. */
const MOST = 6;

const isTerms = (stored: unknown): stored is readonly string[] =>
  Array.isArray(stored) && stored.every((term) => typeof term === 'string');

const searches = storedValue('browser', 'recentSearches', isTerms);

/** What the shopper has searched for in this browser, the latest first. It is never sent anywhere. */
export const recentSearches = (): readonly string[] => searches.read()?.slice(0, MOST) ?? [];

const store = (terms: readonly string[]): void => {
  if (terms.length === 0) searches.remove();
  else searches.write(terms.slice(0, MOST));
};

const without = (removed: string): readonly string[] =>
  recentSearches().filter((term) => term.toLowerCase() !== removed.toLowerCase());

export const rememberSearch = (text: string): void => {
  const { term } = shortenSearchTerm(text);
  if (term !== '') store([term, ...without(term)]);
};

export const forgetSearch = (term: string): void => store(without(term));

export const forgetAllSearches = (): void => store([]);
