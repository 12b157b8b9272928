import { CATEGORY_SORTS, type CategoryListing, type CategoryNode, DEFAULT_CATEGORY_SORT, PRODUCTS_PER_PAGE } from '@shop/domain/catalogue/category';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type {
  CategoryProducts,
  CategoryProductsArgs,
  CategoryShopData,
  NavigationNode,
  QueryCoreCategoryArgs,
  QueryGetExtraTabContentsArgs,
  QueryGetItemByIdArgs,
  QueryGetProductByIdArgs,
  QueryGetProductTilesByIdsArgs,
  QueryGetVariantInformationForProductArgs,
} from '../generated/upstream-types.ts';
import type { ResolverContext } from '../graphql/resolver-context.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { classified } from '../graphql/upstream-error.ts';
import { orNull } from '../shared/or-null.ts';
import { writePictureIfAny } from '../shared/write-picture.ts';
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

const noSuchPage = () => classified('BAD_REQUEST', `A listing has pages of ${PRODUCTS_PER_PAGE} products, and none at this offset.`);

/** An unfiltered listing would look as if the filter matched everything. */
const noFilters = () => classified('BAD_REQUEST', 'The fake upstream does not filter listings yet: leave filter out.');

const productsOf = async (id: string, { paging, filter }: CategoryProductsArgs, { shop, shopper }: ResolverContext): Promise<CategoryProducts> => {
  if ([filter?.enumFilters, filter?.rangeFilters].some((chosen) => chosen != null && chosen.length > 0)) throw noFilters();
  const { offset, limit, sortBy } = paging;
  if (limit !== PRODUCTS_PER_PAGE || offset < 0 || offset % limit !== 0) throw noSuchPage();
  const sort = CATEGORY_SORTS.find((known) => known === sortBy) ?? DEFAULT_CATEGORY_SORT;
  const listing = await shop.catalogue.category(shopper, id, { page: offset / limit + 1, sort });
  if (listing === undefined) throw noSuchPage();
  const { total, totalPages, currentPage, products } = listing;
  return { total, totalPages, currentPage, sortBy: listing.sort, tiles: products.map((tile) => writeTile(tile, shopper.storefront)) };
};

type CatalogueField = 'getNavigationModel' | 'core_category' | 'getProductById' | 'getVariantInformationForProduct' | 'getProductTilesByIds' | 'getItemById' | 'getExtraTabContents';

export const catalogueResolvers: Resolvers<CatalogueField> = {
  getNavigationModel: async (_none, { shop, shopper }) => ({ nodes: (await shop.catalogue.navigation(shopper)).map(writeNode) }),
  core_category: async ({ id }: QueryCoreCategoryArgs, { shop, shopper }) => {
    const category = await shop.catalogue.category(shopper, id, { page: 1, sort: DEFAULT_CATEGORY_SORT });
    if (category === undefined) return null;
    return { shopData: writeShopData(category), filters: [], products: (args, context) => productsOf(id, args, context) };
  },
  getProductById: async ({ productId }: QueryGetProductByIdArgs, { shop, shopper, baseUrl }) => {
    const product = await shop.catalogue.product(shopper, productId, {});
    return product === undefined ? null : writeProduct(product, shopper.storefront, baseUrl);
  },
  getVariantInformationForProduct: async ({ productId, selectedVariants, itemId }: QueryGetVariantInformationForProductArgs, { shop, shopper }) => {
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
