import { EMPTY_CART_REPORT } from '@shop/domain/carts/carts.port';
import type {
  MutationAddProductsToCartFromTeaserWishlistArgs,
  MutationReplaceItemInTeaserWishlistArgs,
  QueryGetTotalsForTeaserWishlistArgs,
  QueryGetWishlistFromTeaserIdArgs,
} from '../generated/upstream-types.ts';
import { writeReport } from '../carts/write-report.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { NOTHING_WRONG } from '../shared/write-field-errors.ts';
import { writeMoney } from '../shared/write-money.ts';
import { writeAnswer } from './write-answer.ts';
import { writeEntry } from './write-entry.ts';

type TeaserField =
  | 'getWishlistFromTeaserId'
  | 'getTotalsForTeaserWishlist'
  | 'replaceItemInTeaserWishlist'
  | 'addProductsToCartFromTeaserWishlist';

export const teaserListResolvers: Resolvers<TeaserField> = {
  getWishlistFromTeaserId: async ({ externalId }: QueryGetWishlistFromTeaserIdArgs, { shop, shopper, baseUrl }) => {
    const list = await shop.teaserLists.find(shopper, externalId);
    if (list === undefined) return null;
    return {
      teaserWishlistExternalId: list.externalId,
      name: list.name,
      description: list.description,
      entries: list.entries.map((entry) => writeEntry(entry, shopper.storefront, baseUrl)),
      productsRecommendations: list.productsRecommendations.map((productId) => ({ productId })),
    };
  },
  getTotalsForTeaserWishlist: async ({ teaserWishlist }: QueryGetTotalsForTeaserWishlistArgs, { shop, shopper }) => {
    const { total, lines } = await shop.teaserLists.totals(shopper, teaserWishlist);
    return {
      totals: { currentPrice: writeMoney(total, shopper.storefront) },
      lines: lines.map((line) => ({
        itemId: line.itemId,
        totals: { currentPrice: writeMoney(line.total, shopper.storefront) },
      })),
    };
  },
  replaceItemInTeaserWishlist: async (
    replaced: MutationReplaceItemInTeaserWishlistArgs,
    { shop, shopper, baseUrl },
  ) => {
    const entry = await shop.teaserLists.replaceItem(shopper, replaced);
    return {
      successful: true,
      ...NOTHING_WRONG,
      entry: entry === undefined ? null : writeEntry(entry, shopper.storefront, baseUrl),
    };
  },
  addProductsToCartFromTeaserWishlist: async (
    { teaserWishlist, cartId }: MutationAddProductsToCartFromTeaserWishlistArgs,
    { shop, shopper },
  ) => {
    const put = await shop.teaserLists.putIntoCart(shopper, cartId, teaserWishlist);
    const { added, mergeUndone: _ofCarts, ...infos } = writeReport(put.ok ? put.value.report : EMPTY_CART_REPORT);
    return { ...writeAnswer(put), ...infos, successfullyAdded: added };
  },
};
