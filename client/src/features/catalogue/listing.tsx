import { HOME } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import type { CategoryQuery } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { CategoryBranch } from './category-branch.tsx';
import { CategorySearch } from './category-search.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { CompareBar } from './compare-bar.tsx';
import { FilterChips } from './filters/filter-chips.tsx';
import { Filters } from './filters/filters.tsx';
import { FilteredEmpty } from './filters/filtered-empty.tsx';
import styles from './listing.module.css';
import { listingLinks } from './listing-links.ts';
import { listingHref, type ListingSearch } from './listing-search.ts';
import { ListingSort } from './listing-sort.tsx';
import { ProductTile } from './product-tile.tsx';

/** Tiles in the first view, if there are no categories above them. */
const EAGER_TILES = 4;

export interface ListingProps {
  readonly category: NonNullable<CategoryQuery['category']>;
  readonly search: ListingSearch;
}

/** One page of a category's products, with what narrows them down and pagination. */
export const Listing = ({ category, search }: ListingProps): ReactNode => {
  const { t } = useTranslation('catalogue');
  const { id, name, path, branch, children, products, currentPage, totalPages, total, sorts } = category;
  const links = listingLinks(category, search);
  const isNarrowed = links.chosen.enumFilters.length + links.chosen.rangeFilters.length > 0;
  const hasCategories = children.length > 0;
  return (
    <>
      <Breadcrumb crumbs={category.breadcrumb} current={name} />
      <header className={styles.header}>
        <h1>{name}</h1>
        {category.description !== '' && <p className={styles.description}>{category.description}</p>}
      </header>
      {hasCategories && !isNarrowed && <nav aria-label={t('listing.children')}><CategoryTiles id="children" headline={undefined} categories={children} look="small" /></nav>}
      <div className={styles.columns}>
        <aside className={styles.margin} aria-label={t('filters.title')}>
          {branch != null && <CategoryBranch branch={branch} current={id} />}
          <CategorySearch id={id} name={name} />
          <div id="filters" className={styles.filters}><Filters {...links} hasCategories={hasCategories} place="margin" /></div>
        </aside>
        <div className={styles.results}>
          <div className={styles.tools}>
            <p className={styles.count} data-announced="">{t('listing.count', { count: total })}</p>
            <LinkButton className={styles.open} href="#filters" variant="outline" data-opens-filters="">{t('filters.title')}</LinkButton>
            <ListingSort path={path} sort={search.sort} sorts={sorts} filters={links.chosen} />
          </div>
          <FilterChips {...links} />
          {products.length > 0 && (
            <ul className={styles.grid} aria-label={t('listing.products')}>
              {products.map((tile, at) => <li key={tile.id}><ProductTile headingLevel="h2" tile={tile} isComparable isEager={(!hasCategories || isNarrowed) && at < EAGER_TILES} /></li>)}
            </ul>
          )}
          {products.length === 0 && (isNarrowed ? <FilteredEmpty {...links} /> : <EmptyState headline={t('listing.empty')} text={t('listing.empty.text')} link={{ href: HOME, label: t('listing.empty.on') }} />)}
          {products.length > 0 && <CompareBar />}
          <Pagination current={currentPage} total={totalPages} hrefOf={(page) => listingHref(path, { ...search, page })} />
        </div>
      </div>
    </>
  );
};
