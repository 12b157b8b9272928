import { HOME } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import type { CategoryQuery } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import styles from './listing.module.css';
import { listingHref, type ListingSearch } from './listing-search.ts';
import { ListingSort } from './listing-sort.tsx';
import { ProductTile } from './product-tile.tsx';

/** Tiles in the first view, if there are no categories above them. */
const EAGER_TILES = 4;

export interface ListingProps {
  readonly category: NonNullable<CategoryQuery['category']>;
  readonly search: ListingSearch;
}

/** One page of a category's products, with pagination. */
export const Listing = ({ category, search }: ListingProps): ReactNode => {
  const { t } = useTranslation('catalogue');
  const { name, path, children, products, currentPage, totalPages, total, sorts } = category;
  return (
    <>
      <Breadcrumb crumbs={category.breadcrumb} current={name} />
      <header className={styles.header}>
        <h1>{name}</h1>
        {category.description !== '' && <p className={styles.description}>{category.description}</p>}
      </header>
      {children.length > 0 && <nav aria-label={t('listing.children')}><CategoryTiles id="children" headline={undefined} categories={children} look="small" /></nav>}
      {products.length === 0 ? (
        <EmptyState headline={t('listing.empty')} text={t('listing.empty.text')} link={{ href: HOME, label: t('listing.empty.on') }} />
      ) : (
        <>
          <div className={styles.tools}>
            <p className={styles.count}>{t('listing.count', { count: total })}</p>
            <ListingSort path={path} sort={search.sort} sorts={sorts} />
          </div>
          <ul className={styles.grid} aria-label={t('listing.products')}>
            {products.map((tile, at) => <li key={tile.id}><ProductTile headingLevel="h2" tile={tile} isEager={children.length === 0 && at < EAGER_TILES} /></li>)}
          </ul>
          <Pagination current={currentPage} total={totalPages} hrefOf={(page) => listingHref(path, { ...search, page })} />
        </>
      )}
    </>
  );
};
