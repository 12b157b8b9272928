import { searchPath, SEARCH_SORTS, SEARCH_TERM_MAX_LENGTH, type SearchQuery, type SearchSort } from '@shop/domain/search/search-query';
import { HOME, SEARCH } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import type { SearchQuery as SearchReply } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Select } from '../../ui/select.tsx';
import { TextWithLinks } from '../../ui/text-with-links.tsx';
import listingStyles from './listing.module.css';
import { ProductTile } from './product-tile.tsx';
import styles from './search-listing.module.css';

/** Tiles in the first view. */
const EAGER_TILES = 4;

type Listing = NonNullable<SearchReply['search']['listing']>;

interface SearchListingProps {
  readonly listing: Listing;
  /** The search as the URL words it. */
  readonly query: SearchQuery;
  readonly isCut: boolean;
}

/** Says what was searched for instead of what was typed, with the way back to it (specification B3). */
const Changed = ({ listing: { term, originalTerm, shortenedFrom } }: Pick<SearchListingProps, 'listing'>): ReactNode => {
  const { t } = useTranslation('search');
  if (shortenedFrom !== null) return <Notice kind="info"><p>{t('shortened', { term, original: shortenedFrom })}</p></Notice>;
  if (originalTerm === null || originalTerm === term) return null;
  const asTyped = searchPath({ searchTerm: originalTerm, originalTerm, page: 1, sort: 'relevance', filters: { enumFilters: [], rangeFilters: [] } });
  return <Notice kind="info"><p><TextWithLinks text={t('overwritten', { term, original: originalTerm })} hrefs={{ original: asTyped }} /></p></Notice>;
};

const Categories = ({ listing, query }: Pick<SearchListingProps, 'listing' | 'query'>): ReactNode => {
  const { t } = useTranslation('search');
  if (listing.categoryFilter.length === 0) return null;
  const hrefIn = (searchInCategoryId: string): string => searchPath({ ...query, page: 1, searchInCategoryId });
  const { searchInCategoryId: _, ...everywhere } = query;
  return (
    <nav className={styles.categories} aria-label={t('categories')}>
      <ul>
        {query.searchInCategoryId !== undefined && <li><a href={searchPath({ ...everywhere, page: 1 })}>{t('everywhere')}</a></li>}
        {listing.categoryFilter.map(({ id, name, count, selected }) => (
          <li key={id}><a href={hrefIn(id)} aria-current={selected ? 'true' : undefined}>{t('category', { name, count })}</a></li>
        ))}
      </ul>
    </nav>
  );
};

const Sort = ({ query, sort }: { readonly query: SearchQuery; readonly sort: SearchSort }): ReactNode => {
  const { t } = useTranslation('search');
  return (
    <form className={styles.sort} action={SEARCH} method="get">
      <input type="hidden" name="q" value={query.searchTerm} />
      {query.originalTerm !== undefined && <input type="hidden" name="oq" value={query.originalTerm} />}
      {query.searchInCategoryId !== undefined && <input type="hidden" name="searchInCategoryId" value={query.searchInCategoryId} />}
      <Select name="sort" autoComplete="off" label={t('sort')} defaultValue={sort} submits options={SEARCH_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))} />
      <noscript><Button type="submit" variant="outline">{t('apply')}</Button></noscript>
    </form>
  );
};

/** One page of what a search finds. */
export const SearchListing = ({ listing, query, isCut }: SearchListingProps): ReactNode => {
  const { t } = useTranslation('search');
  const { term, products, total, currentPage, totalPages } = listing;
  return (
    <div data-listing>
      <header className={styles.header}><h1>{t('title', { term })}</h1></header>
      {isCut && <Notice kind="info"><p>{t('cut', { count: SEARCH_TERM_MAX_LENGTH })}</p></Notice>}
      <Changed listing={listing} />
      <Categories listing={listing} query={query} />
      {products.length === 0 ? (
        <EmptyState headline={t('empty')} text={t('empty.text')} link={{ href: HOME, label: t('empty.on') }} />
      ) : (
        <>
          <div className={listingStyles.tools}>
            <p className={listingStyles.count}>{t('count', { count: total })}</p>
            <Sort query={query} sort={query.sort} />
          </div>
          <ul className={listingStyles.grid} aria-label={t('products')}>
            {products.map((tile, at) => <li key={tile.id}><ProductTile headingLevel="h2" tile={tile} isEager={at < EAGER_TILES} /></li>)}
          </ul>
          <Pagination current={currentPage} total={totalPages} hrefOf={(page) => searchPath({ ...query, page })} />
        </>
      )}
    </div>
  );
};
