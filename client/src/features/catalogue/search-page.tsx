import { readSearchParams, type SearchQuery, shortenSearchTerm } from '@shop/domain/search/search-query';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { ReactNode } from 'react';

import { SearchDocument } from '../../platform/generated/graphql.ts';
import { lazyComponent } from '../../platform/islands/lazy-component.tsx';
import { StaticIsland } from '../../platform/islands/static-island.tsx';
import type { SearchValues } from '../../platform/navigation/search-params.ts';
import { publicQuery } from '../../platform/queries/document-query.ts';
import { SearchStart } from './search-start.tsx';

export const searchListing = lazyComponent(async () => (await import('./search-listing.tsx')).SearchListing);

export const searchQuery = ({ searchTerm, originalTerm, page, sort, searchInCategoryId }: SearchQuery) =>
  publicQuery('Search', SearchDocument, { q: searchTerm, page, sort, ...omitNil({ oq: originalTerm, searchInCategoryId }) });

/** What a search finds (specification B2). Without words to search for nothing is loaded. */
export const SearchScreen = ({ params }: { readonly params: SearchValues }): ReactNode => {
  const query = readSearchParams(params);
  if (query === undefined) return <SearchStart />;
  const { isCut } = shortenSearchTerm(params['q'] ?? '');
  return <StaticIsland query={searchQuery(query)}>{({ search: { listing } }) => listing !== null && <searchListing.Component listing={listing} query={query} isCut={isCut} />}</StaticIsland>;
};
