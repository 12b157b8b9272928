import type { CartClosed, Carts } from '@shop/domain/carts/carts.port';
import { granted, refused } from '@shop/domain/shared/result';
import type { TeaserList, TeaserLists, TeaserTotals } from '@shop/domain/wishlists/teaser-lists.port';
import type { GetTotalsForTeaserWishlistQuery, GetWishlistFromTeaserIdQuery } from '../generated/operation-types.ts';
import * as operations from '../generated/operations.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { readMoney } from '../shared/read-money.ts';
import { readId } from '../shared/read-text.ts';
import { writeListedItem } from './change-wishlist.ts';
import { readEntry } from './read-entry.ts';
import { onlyList } from './read-granted.ts';
import { readTeaserInCart } from './read-list-in-cart.ts';

type AnsweredList = NonNullable<GetWishlistFromTeaserIdQuery['getWishlistFromTeaserId']>;
type AnsweredTotals = GetTotalsForTeaserWishlistQuery['getTotalsForTeaserWishlist'];

const readTeaserList = (list: AnsweredList): TeaserList => ({
  externalId: readId(list.teaserWishlistExternalId),
  name: list.name,
  description: list.description,
  entries: list.entries.map(readEntry),
  productsRecommendations: list.productsRecommendations.map(({ productId }) => readId(productId)),
});

const readTotals = ({ totals, lines }: AnsweredTotals): TeaserTotals => ({
  total: readMoney(totals.currentPrice),
  lines: lines.map((line) => ({ itemId: readId(line.itemId), total: readMoney(line.totals.currentPrice) })),
});

export const upstreamTeaserLists = (call: PortCalls, carts: Pick<Carts, 'find'>): TeaserLists => ({
  find: (shopper, externalId) =>
    call({
      operation: operations.getWishlistFromTeaserId,
      variables: { externalId },
      shopper,
      read: ({ getWishlistFromTeaserId: list }) =>
        list === null ? undefined : onlyList(readTeaserList(list), externalId),
    }),
  totals: (shopper, items) =>
    call({
      operation: operations.getTotalsForTeaserWishlist,
      variables: { teaserWishlist: items.map(writeListedItem) },
      shopper,
      read: ({ getTotalsForTeaserWishlist }) => readTotals(getTotalsForTeaserWishlist),
    }),
  replaceItem: (shopper, { itemId, oldExternalId, quantity }) =>
    call({
      operation: operations.replaceItemInTeaserWishlist,
      variables: { itemId, oldExternalId, quantity },
      shopper,
      read: ({ replaceItemInTeaserWishlist: { entry } }) => (entry === null ? undefined : readEntry(entry)),
    }),
  putIntoCart: async (shopper, cartId, items) => {
    const added = await call({
      operation: operations.addProductsToCartFromTeaserWishlist,
      variables: { teaserWishlist: items.map(writeListedItem), cartId },
      shopper,
      read: ({ addProductsToCartFromTeaserWishlist }) => readTeaserInCart(addProductsToCartFromTeaserWishlist),
      otherwise: { 'ids-unknown': refused<CartClosed>({ because: 'cart-not-found' }) },
    });
    if (!added.ok) return added;
    const cart = await carts.find(shopper, cartId, { shippingCost: true });
    return cart.ok ? granted({ cart: cart.value, report: added.value }) : cart;
  },
});
