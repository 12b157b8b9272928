import { searchPath } from '@shop/domain/search/search-address';
import { DEFAULT_SEARCH_SORT, SEARCH_TERM_MAX_LENGTH, shortenSearchTerm } from '@shop/domain/search/search-query';
import { NO_FILTERS } from '@shop/domain/catalogue/listing-filters';
import { HOME } from '@shop/domain/shared/paths';
import type { QueryClient } from '@tanstack/react-query';

import { rememberSearch } from './recent-searches.ts';
import { searchTargetQuery } from './model/search.queries.ts';

/** Where a search happens. */
interface SearchPlace {
  readonly client: QueryClient;
  readonly history: { readonly location: { readonly href: string }; readonly push: (path: string) => void };
}

/** The search page of a term. */
export const pathOfSearch = (text: string): string =>
  searchPath({ searchTerm: text, page: 1, sort: DEFAULT_SEARCH_SORT, filters: NO_FILTERS });

/** A page that a redirect rule names, the product that is meant, or the search page, which must do if the shop cannot say. */
const targetOf = async (client: QueryClient, text: string): Promise<string> => {
  const { term, isCut } = shortenSearchTerm(text);
  if (term === '') return HOME;
  // The page cuts the term, and says so.
  if (isCut) return pathOfSearch([...text].slice(0, SEARCH_TERM_MAX_LENGTH + 1).join(''));
  try {
    const { searchTarget } = await client.fetchQuery(searchTargetQuery(term));
    return searchTarget.path;
  } catch {
    return pathOfSearch(term);
  }
};

/** Whether two paths lead to the same page, however their queries are written. */
const isSame = (a: string, b: string): boolean => {
  const [one, other] = [a, b].map((path) => new URL(path, location.origin));
  return one?.pathname === other?.pathname && String(one?.searchParams) === String(other?.searchParams);
};

const scrollToListing = (): void => {
  (document.querySelector('main [data-listing]') ?? document.querySelector('main'))?.scrollIntoView();
};

let searches = 0;

/** Leads to where a search ends (SEARCH-05). Only the latest search leads anywhere. */
export const followSearch = async (text: string, { client, history }: SearchPlace): Promise<void> => {
  searches += 1;
  const own = searches;
  rememberSearch(text);
  const target = await targetOf(client, text);
  if (own !== searches) return;
  if (isSame(target, history.location.href)) scrollToListing();
  else history.push(target);
};
