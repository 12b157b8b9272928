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
  ...listing,
  id: listing.categoryId,
  name: listing.categoryName,
  products: listing.products.map((tile) => presentProductTile(tile, language)),
  sorts: CATEGORY_SORTS,
  branch,
});
