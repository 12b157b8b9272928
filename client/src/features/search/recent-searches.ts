import { shortenSearchTerm } from '@shop/domain/search/search-query';

const KEY = 'recentSearches';
/** How many searches are stored, the latest first. */
const MOST = 6;

const isTerms = (stored: unknown): stored is readonly string[] => Array.isArray(stored) && stored.every((term) => typeof term === 'string');

/** What was searched for in this browser, the latest first. It is never sent anywhere. */
export const recentSearches = (): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return isTerms(stored) ? stored.slice(0, MOST) : [];
  } catch {
    return [];
  }
};

const store = (terms: readonly string[]): void => {
  try {
    if (terms.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(terms.slice(0, MOST)));
  } catch {
    // Without a storage nothing is remembered; the search works all the same.
  }
};

const without = (removed: string): readonly string[] => recentSearches().filter((term) => term.toLowerCase() !== removed.toLowerCase());

export const rememberSearch = (text: string): void => {
  const { term } = shortenSearchTerm(text);
  if (term !== '') store([term, ...without(term)]);
};

export const forgetSearch = (term: string): void => store(without(term));

export const forgetAllSearches = (): void => store([]);
