import type { SearchQuery } from '@shop/domain/search/search-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { FilterSheet } from './filters/filter-sheet.tsx';
import { SearchCategories } from './search-categories.tsx';
import { searchLinks, searchMade } from './search-links.ts';
import { searchQuery } from './search-page.queries.ts';

interface SearchSheetProps {
  readonly query: SearchQuery;
  readonly onClose: () => void;
}

/** The filters of a search as a sheet. It keeps what it showed until the next reply is there. */
export const SearchSheet = ({ query, onClose }: SearchSheetProps): ReactNode => {
  const { data } = useQuery({ ...searchQuery(query), placeholderData: keepPreviousData });
  const listing = data?.search.listing;
  if (listing == null) return null;
  return (
    <FilterSheet
      {...searchLinks(listing, query)}
      total={listing.total}
      hasCategories={listing.categoryFilter.length > 0}
      firstFilter={<SearchCategories categories={listing.categoryFilter} made={searchMade(listing, query)} />}
      onClose={onClose}
    />
  );
};
