import { isFiltered } from '@shop/domain/catalogue/listing-filters';
import type { ReactNode } from 'react';

import type { TilePartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { CompareBar } from './compare-bar.tsx';
import { FilterChips } from './filters/filter-chips.tsx';
import { Filters } from './filters/filters.tsx';
import { FilteredEmpty } from './filters/filtered-empty.tsx';
import type { FilterLinks } from './filters/filter-links.ts';
import styles from './listing.module.css';
import { ProductTile } from './product-tile.tsx';

interface NarrowedListProps {
  readonly links: FilterLinks;
  readonly listing: {
    readonly products: readonly TilePartFragment[];
    readonly total: number;
    readonly currentPage: number;
    readonly totalPages: number;
  };
  /** Tiles in the first view. */
  readonly eagerTiles: number;
  /** Whether categories to choose from stand beside the filters. */
  readonly hasCategories: boolean;
  readonly hrefOfPage: (page: number) => string;
  readonly sort: ReactNode;
  /** Beside the list, above the filters. */
  readonly beside?: ReactNode;
  /** The first of the filters. */
  readonly firstFilter?: ReactNode;
  /** Further ways to narrow the list down, above it. */
  readonly suggested?: ReactNode;
  /** What is shown instead of a list that is empty without filters. */
  readonly empty: ReactNode;
}

/** One page of a list of products, with everything that narrows it down, its order and its pages: of a category or of a search. */
export const NarrowedList = ({
  links,
  listing,
  eagerTiles,
  hasCategories,
  hrefOfPage,
  sort,
  beside,
  firstFilter,
  suggested,
  empty,
}: NarrowedListProps): ReactNode => {
  const { t } = useTranslation('catalogue');
  const { products, total, currentPage, totalPages } = listing;
  return (
    <div className={styles.columns}>
      <aside className={styles.margin} aria-label={t('filters.title')}>
        {beside}
        <div id="filters" className={styles.filters}>
          {firstFilter}
          <Filters {...links} hasCategories={hasCategories} place="margin" />
        </div>
      </aside>
      <div className={styles.results}>
        <div className={styles.tools}>
          <p className={styles.count} data-announced="">
            {t('listing.count', { count: total })}
          </p>
          <LinkButton className={styles.open} href="#filters" variant="outline" data-opens-filters="">
            {t('filters.title')}
          </LinkButton>
          {sort}
        </div>
        <FilterChips {...links} />
        {suggested}
        {products.length > 0 ? (
          <>
            <ul className={styles.grid} aria-label={t('listing.products')}>
              {products.map((tile, at) => (
                <li key={tile.id}>
                  <ProductTile headingLevel="h2" tile={tile} isComparable isEager={at < eagerTiles} />
                </li>
              ))}
            </ul>
            <CompareBar />
          </>
        ) : isFiltered(links.chosen) ? (
          <FilteredEmpty {...links} />
        ) : (
          empty
        )}
        <Pagination current={currentPage} total={totalPages} hrefOf={hrefOfPage} />
      </div>
    </div>
  );
};
