import {
  CategoryDocument,
  type CategoryQueryVariables,
  CategoryTilesDocument,
  ExtraTabDocument,
  NavigationDocument,
  ProductDocument,
  ProductOfItemDocument,
  type ProductQueryVariables,
  TilesDocument,
  TopNavigationDocument,
} from '../../platform/generated/graphql.ts';
import { publicQuery } from '../../platform/queries/document-query.ts';
import { SILENT } from '../../platform/queries/silent-error-policy.ts';
import type { ProductQuery } from '../../platform/generated/graphql.ts';

/** The first level of categories, for the header. */
export const topNavigationQuery = () => publicQuery('TopNavigation', TopNavigationDocument, {});

/** All three levels, for the menu. */
export const navigationQuery = () => publicQuery('Navigation', NavigationDocument, {});

/** The first level with pictures. */
export const categoryTilesQuery = () => publicQuery('CategoryTiles', CategoryTilesDocument, {});

export const categoryQuery = (variables: CategoryQueryVariables) =>
  publicQuery('Category', CategoryDocument, variables);

export const productQuery = (variables: ProductQueryVariables) => publicQuery('Product', ProductDocument, variables);

/** A longer text about a product. The page can do without it. */
export const extraTabQuery = (productId: string, tabId: string) => ({
  ...publicQuery('ExtraTab', ExtraTabDocument, { productId, tabId }),
  meta: SILENT,
});

/** The product that an item belongs to. */
export const productOfItemQuery = (id: string) => ({
  ...publicQuery('ProductOfItem', ProductOfItemDocument, { id }),
  meta: SILENT,
});

/** Recommended products. A page can do without them. */
export const tilesQuery = (ids: readonly string[]) => ({
  ...publicQuery('Tiles', TilesDocument, { ids: [...ids] }),
  meta: SILENT,
});

export type ShownProduct = NonNullable<ProductQuery['product']>;
