import { CATEGORY_SORTS } from '@shop/domain/catalogue/category';
import type { CategoryListing, CategoryNode } from '@shop/domain/catalogue/category';
import type { Language } from '@shop/domain/storefronts/language';
import type { CategoryType } from './category.types.ts';
import { presentProductTile } from './present-product-tile.ts';

export const presentCategory = (
  listing: CategoryListing,
  branch: CategoryNode | undefined,
  language: Language,
): CategoryType => ({
  id: listing.categoryId,
  name: listing.categoryName,
  parentName: listing.parentName,
  path: listing.path,
  description: listing.description,
  picture: listing.picture,
  breadcrumb: listing.breadcrumb,
  children: listing.children,
  products: listing.products.map((tile) => presentProductTile(tile, language)),
  total: listing.total,
  currentPage: listing.currentPage,
  totalPages: listing.totalPages,
  sort: listing.sort,
  sorts: CATEGORY_SORTS,
  filters: listing.filters,
  branch,
});
