import { readSearchParams } from '@shop/domain/search/search-address';
import { shortenSearchTerm } from '@shop/domain/search/search-query';
import type { ReactNode } from 'react';

import type { Area } from '../../locales/areas.ts';
import { lazyComponent } from '../../platform/islands/lazy-component.tsx';
import { StaticIsland, StaticMarkup } from '../../platform/islands/static-island.tsx';
import type { SearchValues } from '../../platform/navigation/search-params.ts';
import { FilterSheetOpener } from './filters/filter-sheet-opener.tsx';
import { searchQuery } from './search-page.queries.ts';

export const searchListing = lazyComponent(async () => (await import('./search-listing.tsx')).SearchListing);
export const searchStart = lazyComponent(async () => (await import('./search-start.tsx')).SearchStart);
const sheet = lazyComponent(async () => (await import('./search-sheet.tsx')).SearchSheet);

const AREAS: readonly Area[] = ['catalogue', 'search'];

/** What a search finds (SEARCH-02). Without words to search for, nothing is loaded (SEARCH-01). */
export const SearchPage = ({ params }: { readonly params: SearchValues }): ReactNode => {
  const query = readSearchParams(params);
  if (query === undefined)
    return (
      <StaticMarkup>
        <searchStart.Component />
      </StaticMarkup>
    );
  const { isCut } = shortenSearchTerm(params['q'] ?? '');
  return (
    <>
      <StaticIsland query={searchQuery(query)}>
        {({ search: { listing } }) =>
          listing !== null && <searchListing.Component listing={listing} query={query} isCut={isCut} />
        }
      </StaticIsland>
      <FilterSheetOpener sheet={sheet} areas={AREAS} list={{ query }} />
    </>
  );
};
