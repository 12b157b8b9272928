import type { Catalogue } from '@shop/domain/catalogue/catalogue.port';
import { PRODUCTS_PER_PAGE, UNKNOWN_CATEGORY } from '@shop/domain/catalogue/category';
import { omitNil } from '@shop/domain/shared/omit-nil';
import * as operations from '../generated/operations.ts';
import type { GetVariantInformationForProductQueryVariables } from '../generated/operation-types.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { readCategory, readNode } from './read-category.ts';
import { readItem, readProduct, readVariants, withVariants } from './read-product.ts';
import { readTile } from './read-tile.ts';
import { writeFilters } from './write-filters.ts';

type Choice = Parameters<Catalogue['product']>[2];

/** Chosen variants take precedence over an item’s id: they are the later click. */
const writeChoice = (
  productId: string,
  { itemId, selectedVariants }: Choice,
): GetVariantInformationForProductQueryVariables =>
  selectedVariants === undefined
    ? { productId, selectedVariants: [], ...omitNil({ itemId }) }
    : { productId, selectedVariants };

export const upstreamCatalogue = (call: PortCalls): Catalogue => ({
  navigation: (shopper) =>
    call({
      operation: operations.getNavigationModel,
      variables: {},
      shopper,
      read: ({ getNavigationModel }) => getNavigationModel.nodes.map(readNode),
    }),
  branch: (shopper, id) =>
    call({
      operation: operations.getPartialNavigationById,
      variables: { categoryId: id },
      shopper,
      read: ({ getPartialNavigationById: node }) => (node === null ? undefined : readNode(node)),
    }),
  mainCategory: (shopper, id) =>
    call({
      operation: operations.getMainCategory,
      variables: { categoryId: id },
      shopper,
      read: ({ getMainCategory }) => getMainCategory?.name ?? UNKNOWN_CATEGORY,
    }),
  category: (shopper, id, { page, sort, filters }) =>
    call({
      operation: operations.coreCategory,
      variables: {
        id,
        paging: { offset: PRODUCTS_PER_PAGE * (page - 1), limit: PRODUCTS_PER_PAGE, sortBy: sort },
        filter: writeFilters(filters),
      },
      shopper,
      read: ({ core_category: category }) => (category === null ? undefined : readCategory(category)),
    }),
  product: async (shopper, id, choice) => {
    const [product, variants] = await Promise.all([
      call({
        operation: operations.getProductById,
        variables: { productId: id },
        shopper,
        read: ({ getProductById: found }) => (found === null ? undefined : readProduct(found)),
      }),
      call({
        operation: operations.getVariantInformationForProduct,
        variables: writeChoice(id, choice),
        shopper,
        read: ({ getVariantInformationForProduct: found }) => (found === null ? undefined : readVariants(found)),
      }),
    ]);
    return product === undefined || variants === undefined ? undefined : withVariants(product, variants);
  },
  item: (shopper, id) =>
    call({
      operation: operations.getItemById,
      variables: { itemId: id },
      shopper,
      read: ({ getItemById: item }) => (item === null ? undefined : readItem(item)),
    }),
  tabContent: (shopper, id, tabId) =>
    call({
      operation: operations.getExtraTabContents,
      variables: { productId: id, tabId },
      shopper,
      read: ({ getExtraTabContents: tab }) => tab?.content,
    }),
  tiles: (shopper, ids) =>
    ids.length === 0
      ? Promise.resolve([])
      : call({
          operation: operations.getProductTilesByIds,
          variables: { productIds: ids },
          shopper,
          read: ({ getProductTilesByIds }) => getProductTilesByIds.map(readTile),
        }),
});
