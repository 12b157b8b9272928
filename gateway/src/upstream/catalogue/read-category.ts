import { CATEGORY_SORTS } from '@shop/domain/catalogue/category';
import type { CategoryListing, CategoryNode } from '@shop/domain/catalogue/category';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { UNKNOWN } from '@shop/domain/shared/or-unknown';
import type { CoreCategoryQuery, NavigationNodeFieldsFragment } from '../generated/operation-types.ts';
import { readId } from '../shared/read-text.ts';
import { wordReader } from '../shared/read-word.ts';
import { readFilters } from './read-filters.ts';
import { readCrumbs, readPictureIf } from './read-picture.ts';
import { readTile } from './read-tile.ts';

/** A category with as many levels as were requested: the lowest has no children in the reply. */
interface AnsweredNode extends NavigationNodeFieldsFragment {
  readonly children?: readonly AnsweredNode[];
}

export const readNode = ({ id, name, path, image, children = [] }: AnsweredNode): CategoryNode => ({
  id: readId(id),
  name,
  path,
  ...omitNil({ picture: readPictureIf(image) }),
  children: children.map(readNode),
});

const readSort = wordReader('CategoryProducts.sortBy', CATEGORY_SORTS, UNKNOWN);

export const readCategory = ({
  shopData,
  filters,
  products,
}: NonNullable<CoreCategoryQuery['core_category']>): CategoryListing => ({
  categoryId: readId(shopData.id),
  categoryName: shopData.name,
  ...omitNil({ parentName: shopData.parentName }),
  path: shopData.path,
  description: shopData.description,
  ...omitNil({ picture: readPictureIf(shopData.image) }),
  breadcrumb: readCrumbs(shopData.breadcrumb),
  children: shopData.children.map(readNode),
  products: products.tiles.map(readTile),
  total: products.total,
  currentPage: products.currentPage,
  totalPages: products.totalPages,
  sort: readSort(products.sortBy),
  filters: readFilters(filters),
});
