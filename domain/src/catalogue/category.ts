import type { OrUnknown } from '../shared/or-unknown.ts';
import type { ListingFilters, OfferedFilters } from './listing-filters.ts';
import type { CategoryId, Crumb, Picture, ProductTile } from './product.ts';

/** Products on one page of a listing (LIST-02). */
export const PRODUCTS_PER_PAGE = 60;

export const CATEGORY_SORTS = ['si', 'price-asc', 'price-desc', 'rating', 'new'] as const;
export type CategorySort = (typeof CATEGORY_SORTS)[number];
export const DEFAULT_CATEGORY_SORT: CategorySort = 'si';

/** The name under which statistics put a category that the shop does not have (UPQ-40). */
export const UNKNOWN_CATEGORY = 'unbekannt';

/** A category as the navigation shows it, at most three levels deep. */
export interface CategoryNode {
  readonly id: CategoryId;
  readonly name: string;
  readonly path: string;
  readonly picture?: Picture;
  readonly children: readonly CategoryNode[];
}

/** The requested part of a category. */
export interface CategoryQuery {
  /** Counts from 1. */
  readonly page: number;
  readonly sort: CategorySort;
  readonly filters: ListingFilters;
}

/** One page of a category's products. */
export interface CategoryListing {
  readonly categoryId: CategoryId;
  readonly categoryName: string;
  readonly parentName?: string;
  readonly path: string;
  readonly description: string;
  readonly picture?: Picture;
  readonly breadcrumb: readonly Crumb[];
  readonly children: readonly CategoryNode[];
  readonly products: readonly ProductTile[];
  readonly total: number;
  readonly currentPage: number;
  readonly totalPages: number;
  readonly sort: OrUnknown<CategorySort>;
  /** What the listing can be narrowed down by, and what is chosen; unknown filters were dropped. */
  readonly filters: OfferedFilters;
}
