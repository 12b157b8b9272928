import { NO_FILTERS } from '@shop/domain/catalogue/listing-filters';
import { DEFAULT_SEARCH_SORT, searchPath, type SearchQuery } from '@shop/domain/search/search-query';
import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import type { FoundListing } from './found-listing.ts';
import styles from './listing.module.css';
import { ProductTile } from './product-tile.tsx';
import { SearchCategories } from './search-categories.tsx';
import { SearchEmpty } from './search-empty.tsx';
import { SearchNotices } from './search-notices.tsx';
import { SearchSortForm } from './search-sort-form.tsx';

/** Tiles in the first view. */
const EAGER_TILES = 4;

interface SearchListingProps {
  readonly listing: FoundListing;
  readonly query: SearchQuery;
  readonly isCut: boolean;
}

/** What the links of the page lead to: the search that was made in the end, so that further pages show the same. */
const madeOf = ({ term, originalTerm }: FoundListing, query: SearchQuery): SearchQuery => {
  const { originalTerm: _, ...asked } = query;
  return { ...asked, searchTerm: term, ...(originalTerm === null ? {} : { originalTerm }), filters: NO_FILTERS };
};

/** One page of what a search found. */
export const SearchListing = ({ listing, query, isCut }: SearchListingProps): ReactNode => {
  const { t } = useTranslation('search');
  const { term, total, products, currentPage, totalPages, categoryFilter } = listing;
  const made = madeOf(listing, query);
  const { searchInCategoryId: within, ...everywhere } = made;
  return (
    <>
      <Breadcrumb crumbs={[]} current={t('search')} />
      <header className={styles.header}>
        <h1>{t(total === 0 ? 'empty' : 'title', { term })}</h1>
        <SearchNotices listing={listing} isCut={isCut} />
      </header>
      {total === 0 ? (
        <SearchEmpty everywhere={within === undefined ? undefined : searchPath({ ...everywhere, page: 1 })} />
      ) : (
        <div data-listing>
          <SearchCategories categories={categoryFilter} hrefOf={(id) => searchPath({ ...everywhere, page: 1, sort: DEFAULT_SEARCH_SORT, ...(id === undefined ? {} : { searchInCategoryId: id }) })} />
          <div className={styles.tools}>
            <p className={styles.count}>{t('count', { count: total })}</p>
            <SearchSortForm query={made} />
          </div>
          <ul className={styles.grid} aria-label={t('products')}>
            {products.map((tile, at) => <li key={tile.id}><ProductTile headingLevel="h2" tile={tile} isEager={at < EAGER_TILES} /></li>)}
          </ul>
          <Pagination current={currentPage} total={totalPages} hrefOf={(page) => searchPath({ ...made, page })} />
        </div>
      )}
    </>
  );
};
