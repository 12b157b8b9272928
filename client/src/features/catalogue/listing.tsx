import { DEFAULT_CATEGORY_SORT, type CategorySort } from '@shop/domain/catalogue/category';
import { categoryAddress, writeCategoryParams } from '@shop/domain/catalogue/category-address';
import { isFiltered } from '@shop/domain/catalogue/listing-filters';
import type { ListingQuery } from '@shop/domain/catalogue/listing-query';
import { HOME } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import type { CategoryQuery } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CategoryBranch } from './category-branch.tsx';
import { CategorySearch } from './category-search.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import styles from './listing.module.css';
import { listingLinks } from './listing-links.ts';
import { ListingSort } from './listing-sort.tsx';
import { NarrowedList } from './narrowed-list.tsx';

/** Tiles in the first view, if there are no categories above them. */
const EAGER_TILES = 4;

export interface ListingProps {
  readonly category: NonNullable<CategoryQuery['category']>;
  readonly search: ListingQuery<CategorySort>;
}

/** One page of a category's products, with what narrows them down and pagination. */
export const Listing = ({ category, search }: ListingProps): ReactNode => {
  const { t } = useTranslation('catalogue');
  const { id, name, path, branch, children, sorts } = category;
  const links = listingLinks(category, search);
  const isNarrowed = isFiltered(links.chosen);
  const hasCategories = children.length > 0;
  return (
    <>
      <Breadcrumb crumbs={category.breadcrumb} current={name} />
      <header className={styles.header}>
        <h1>{name}</h1>
        {category.description !== '' && <p className={styles.description}>{category.description}</p>}
      </header>
      {hasCategories && !isNarrowed && (
        <nav aria-label={t('listing.children')}>
          <CategoryTiles id="children" headline={undefined} categories={children} look="small" />
        </nav>
      )}
      <NarrowedList
        links={links}
        listing={category}
        eagerTiles={!hasCategories || isNarrowed ? EAGER_TILES : 0}
        hasCategories={hasCategories}
        hrefOfPage={(page) => categoryAddress(path, { ...search, page })}
        sort={
          <ListingSort
            path={path}
            sort={search.sort}
            sorts={sorts}
            kept={writeCategoryParams({ page: 1, sort: DEFAULT_CATEGORY_SORT, filters: links.chosen })}
          />
        }
        beside={
          <>
            {branch != null && <CategoryBranch branch={branch} current={id} />}
            <CategorySearch id={id} name={name} />
          </>
        }
        empty={
          <EmptyState
            headline={t('listing.empty')}
            text={t('listing.empty.text')}
            link={{ href: HOME, label: t('listing.empty.on') }}
          />
        }
      />
    </>
  );
};
