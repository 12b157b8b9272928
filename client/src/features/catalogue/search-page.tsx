import { readSearchParams, shortenSearchTerm } from '@shop/domain/search/search-query';
import type { ReactNode } from 'react';

import { lazyComponent } from '../../platform/islands/lazy-component.tsx';
import { StaticIsland } from '../../platform/islands/static-island.tsx';
import type { SearchValues } from '../../platform/navigation/search-params.ts';
import { searchQuery } from './search-page.queries.ts';
import { SearchStart } from './search-start.tsx';

export const searchListing = lazyComponent(async () => (await import('./search-listing.tsx')).SearchListing);

/** What a search finds (specification B2). Without words to search for nothing is loaded. */
export const SearchPage = ({ params }: { readonly params: SearchValues }): ReactNode => {
  const query = readSearchParams(params);
  if (query === undefined) return <SearchStart />;
  const { isCut } = shortenSearchTerm(params['q'] ?? '');
  return <StaticIsland query={searchQuery(query)}>{({ search: { listing } }) => listing !== null && <searchListing.Component listing={listing} query={query} isCut={isCut} />}</StaticIsland>;
};
