import { CATEGORY_SORTS } from '@shop/domain/catalogue/category';
import type { CategoryListing, CategoryNode } from '@shop/domain/catalogue/category';
import type { CategoryType } from './category.types.ts';

export const presentCategory = (listing: CategoryListing, branch: CategoryNode | undefined): CategoryType => ({
  ...listing,
  id: listing.categoryId,
  name: listing.categoryName,
  sorts: CATEGORY_SORTS,
  branch,
});
