import { CategoryDocument, type CategoryQueryVariables, CategoryTilesDocument, NavigationDocument, ProductDocument, type ProductQueryVariables, TilesDocument, TopNavigationDocument } from '../../platform/generated/graphql.ts';
import { publicQuery } from '../../platform/queries/document-query.ts';
import { SILENT } from '../../platform/queries/silent-error-policy.ts';
import type { ProductQuery } from '../../platform/generated/graphql.ts';

/** The first level of categories, for the header. */
export const topNavigationQuery = () => publicQuery('TopNavigation', TopNavigationDocument, {});

/** All three levels, for the menu. */
export const navigationQuery = () => publicQuery('Navigation', NavigationDocument, {});

/** The first level with pictures. */
export const categoryTilesQuery = () => publicQuery('CategoryTiles', CategoryTilesDocument, {});

export const categoryQuery = (variables: CategoryQueryVariables) => publicQuery('Category', CategoryDocument, variables);

export const productQuery = (variables: ProductQueryVariables) => publicQuery('Product', ProductDocument, variables);

/** Recommended products. A page can do without them. */
export const tilesQuery = (ids: readonly string[]) => ({ ...publicQuery('Tiles', TilesDocument, { ids: [...ids] }), meta: SILENT });

export type ShownProduct = NonNullable<ProductQuery['product']>;
