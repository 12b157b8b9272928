import {
  CATEGORY_SORTS,
  type CategoryListing,
  type CategoryNode,
  type CategoryQuery,
  DEFAULT_CATEGORY_SORT,
  PRODUCTS_PER_PAGE,
  UNKNOWN_CATEGORY,
} from '@shop/domain/catalogue/category';
import { NO_FILTERS } from '@shop/domain/catalogue/listing-filters';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type {
  CategoryFilter,
  CategoryFiltersArgs,
  CategoryProducts,
  CategoryProductsArgs,
  CategoryShopData,
  NavigationNode,
  QueryCoreCategoryArgs,
  QueryGetExtraTabContentsArgs,
  QueryGetItemByIdArgs,
  QueryGetMainCategoryArgs,
  QueryGetPartialNavigationByIdArgs,
  QueryGetProductByIdArgs,
  QueryGetProductTilesByIdsArgs,
  QueryGetVariantInformationForProductArgs,
} from '../generated/upstream-types.ts';
import type { ResolverContext } from '../graphql/resolver-context.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { classified } from '../graphql/upstream-error.ts';
import { orNull } from '../shared/or-null.ts';
import { writePictureIfAny } from '../shared/write-picture.ts';
import { readFilter, writeFilters } from './category-filters.ts';
import { writeItem, writeProduct, writeVariants } from './write-product.ts';
import { writeTile } from './write-tile.ts';

const writeNode = ({ id, name, path, picture, children }: CategoryNode): NavigationNode => ({
  id,
  name,
  path,
  image: writePictureIfAny(picture),
  children: children.map(writeNode),
});

const writeShopData = (category: CategoryListing): CategoryShopData => ({
  id: category.categoryId,
  name: category.categoryName,
  parentName: orNull(category.parentName),
  path: category.path,
  description: category.description,
  image: writePictureIfAny(category.picture),
  breadcrumb: category.breadcrumb,
  children: category.children.map(writeNode),
});

const noSuchPage = () =>
  classified('BAD_REQUEST', `A listing has pages of ${PRODUCTS_PER_PAGE} products, and none at this offset.`);

const productsOf = async (
  id: string,
  { paging, filter }: CategoryProductsArgs,
  { shop, shopper }: ResolverContext,
): Promise<CategoryProducts> => {
  const { offset, limit, sortBy } = paging;
  if (limit !== PRODUCTS_PER_PAGE || offset < 0 || offset % limit !== 0) throw noSuchPage();
  const sort = CATEGORY_SORTS.find((known) => known === sortBy) ?? DEFAULT_CATEGORY_SORT;
  const listing = await shop.catalogue.category(shopper, id, {
    page: offset / limit + 1,
    sort,
    filters: readFilter(filter),
  });
  if (listing === undefined) throw noSuchPage();
  const { total, totalPages, currentPage, products } = listing;
  return {
    total,
    totalPages,
    currentPage,
    sortBy: listing.sort,
    tiles: products.map((tile) => writeTile(tile, shopper.storefront)),
  };
};

const FIRST_PAGE: CategoryQuery = { page: 1, sort: DEFAULT_CATEGORY_SORT, filters: NO_FILTERS };

const filtersOf = async (
  id: string,
  { filter }: CategoryFiltersArgs,
  { shop, shopper }: ResolverContext,
): Promise<readonly CategoryFilter[]> => {
  const listing = await shop.catalogue.category(shopper, id, { ...FIRST_PAGE, filters: readFilter(filter) });
  return listing === undefined ? [] : writeFilters(listing.filters);
};

type CatalogueField =
  | 'getNavigationModel'
  | 'getPartialNavigationById'
  | 'getMainCategory'
  | 'core_category'
  | 'getProductById'
  | 'getVariantInformationForProduct'
  | 'getProductTilesByIds'
  | 'getItemById'
  | 'getExtraTabContents';

export const catalogueResolvers: Resolvers<CatalogueField> = {
  getNavigationModel: async (_none, { shop, shopper }) => ({
    nodes: (await shop.catalogue.navigation(shopper)).map(writeNode),
  }),
  getPartialNavigationById: async ({ categoryId }: QueryGetPartialNavigationByIdArgs, { shop, shopper }) => {
    const branch = await shop.catalogue.branch(shopper, categoryId);
    return branch === undefined ? null : writeNode(branch);
  },
  getMainCategory: async ({ categoryId }: QueryGetMainCategoryArgs, { shop, shopper }) => {
    const name = await shop.catalogue.mainCategory(shopper, categoryId);
    return name === UNKNOWN_CATEGORY ? null : { name };
  },
  core_category: async ({ id }: QueryCoreCategoryArgs, { shop, shopper }) => {
    const category = await shop.catalogue.category(shopper, id, FIRST_PAGE);
    if (category === undefined) return null;
    return {
      shopData: writeShopData(category),
      filters: (args, context) => filtersOf(id, args, context),
      products: (args, context) => productsOf(id, args, context),
    };
  },
  getProductById: async ({ productId }: QueryGetProductByIdArgs, { shop, shopper, baseUrl }) => {
    const product = await shop.catalogue.product(shopper, productId, {});
    return product === undefined ? null : writeProduct(product, shopper.storefront, baseUrl);
  },
  getVariantInformationForProduct: async (
    { productId, selectedVariants, itemId }: QueryGetVariantInformationForProductArgs,
    { shop, shopper },
  ) => {
    const choice = selectedVariants.length > 0 ? { selectedVariants } : omitNil({ itemId });
    const product = await shop.catalogue.product(shopper, productId, choice);
    return product === undefined ? null : writeVariants(product, shopper.storefront);
  },
  getItemById: async ({ itemId }: QueryGetItemByIdArgs, { shop, shopper }) => {
    const item = await shop.catalogue.item(shopper, itemId);
    return item === undefined ? null : writeItem(item, shopper.storefront);
  },
  getExtraTabContents: async ({ productId, tabId }: QueryGetExtraTabContentsArgs, { shop, shopper }) => {
    const content = await shop.catalogue.tabContent(shopper, productId, tabId);
    return content === undefined ? null : { content };
  },
  getProductTilesByIds: async ({ productIds }: QueryGetProductTilesByIdsArgs, { shop, shopper }) =>
    (await shop.catalogue.tiles(shopper, productIds)).map((tile) => writeTile(tile, shopper.storefront)),
};
