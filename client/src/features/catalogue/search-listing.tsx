import { isFiltered } from '@shop/domain/catalogue/listing-filters';
import { searchPath, writeSearchParams } from '@shop/domain/search/search-address';
import { DEFAULT_SEARCH_SORT, type SearchQuery } from '@shop/domain/search/search-query';
import { SEARCH } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import type { FoundListing } from './found-listing.ts';
import styles from './listing.module.css';
import { ListingSort } from './listing-sort.tsx';
import { NarrowedList } from './narrowed-list.tsx';
import { SearchCategories } from './search-categories.tsx';
import { SearchEmpty } from './search-empty.tsx';
import { searchLinks, searchMade } from './search-links.ts';
import { SearchNotices } from './search-notices.tsx';
import { SuggestedFilters } from './suggested-filters.tsx';

/** Tiles in the first view. */
const EAGER_TILES = 4;

interface SearchListingProps {
  readonly listing: FoundListing;
  readonly query: SearchQuery;
  readonly isCut: boolean;
}

/** One page of what a search found, with what narrows it down, or ways on if it found nothing. */
export const SearchListing = ({ listing, query, isCut }: SearchListingProps): ReactNode => {
  const { t } = useTranslation('search');
  const { term, total, sorts, categoryFilter, suggestedFilters } = listing;
  const made = searchMade(listing, query);
  const links = searchLinks(listing, query);
  const isEmpty = total === 0 && !isFiltered(made.filters);
  return (
    <>
      <Breadcrumb crumbs={[]} current={t('search')} />
      <header className={styles.header}>
        <h1>{t(isEmpty ? 'empty' : 'title', { term })}</h1>
        <SearchNotices listing={listing} isCut={isCut} />
      </header>
      <div data-listing>
        {isEmpty ? (
          <SearchEmpty within={links.within} suggestedQueries={listing.suggestedQueries} />
        ) : (
          <NarrowedList
            links={links}
            listing={listing}
            eagerTiles={EAGER_TILES}
            hasCategories={categoryFilter.length > 0}
            hrefOfPage={(page) => searchPath({ ...made, page })}
            sort={
              <ListingSort
                path={SEARCH}
                sort={made.sort}
                sorts={sorts}
                kept={writeSearchParams({ ...made, page: 1, sort: DEFAULT_SEARCH_SORT })}
              />
            }
            firstFilter={<SearchCategories categories={categoryFilter} made={made} />}
            suggested={<SuggestedFilters suggested={suggestedFilters} {...links} />}
            empty={null}
          />
        )}
      </div>
    </>
  );
};
