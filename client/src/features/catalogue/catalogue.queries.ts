import { publicQuery } from '../../platform/queries/document-query.ts';
import { CategoryDocument, type CategoryQueryVariables, NavigationDocument, ProductDocument, type ProductQueryVariables, TilesDocument, TopNavigationDocument, CategoryTilesDocument } from '../../platform/generated/graphql.ts';
import { SILENT } from '../../platform/queries/silent-error-policy.ts';

/** The categories of the first level: what the header shows. */
export const topNavigationQuery = () => publicQuery('TopNavigation', TopNavigationDocument, {});

/** All three levels, for the menu of the phone. */
export const navigationQuery = () => publicQuery('Navigation', NavigationDocument, {});

/** The first level with pictures. */
export const categoryTilesQuery = () => publicQuery('CategoryTiles', CategoryTilesDocument, {});

export const categoryQuery = (asked: CategoryQueryVariables) => publicQuery('Category', CategoryDocument, asked);

export const productQuery = (asked: ProductQueryVariables) => publicQuery('Product', ProductDocument, asked);

/** Products that somebody recommends; a page does without them. */
export const tilesQuery = (ids: readonly string[]) => ({ ...publicQuery('Tiles', TilesDocument, { ids: [...ids] }), meta: SILENT });
