import { money } from '@shop/domain/shared/money';
import {
  addProductsToCartFromTeaserWishlist,
  findCart,
  getTotalsForTeaserWishlist,
  getWishlistFromTeaserId,
  replaceItemInTeaserWishlist,
} from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { recordInteractions } from './record-interactions.ts';
import { returnsData } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { call, single } from './request/requests.ts';
import { anonymous, visitor } from './request/shoppers.ts';

const { cartId, entryId, itemId, productId, wishlistId } = ID;
const TEASER = { 'teaser wishlist': {} } as const;
const ITEM = { productId, itemId, quantity: 2 };

it('reads a list of the editors (UPQ-52)', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a visitor looks at a list of the editors',
        given: TEASER,
        request: single(visitor, call(getWishlistFromTeaserId, { externalId: wishlistId })),
        reply: returnsData(getWishlistFromTeaserId, {
          getWishlistFromTeaserId: 'there',
          'getWishlistFromTeaserId.teaserWishlistExternalId': { like: wishlistId },
          'getWishlistFromTeaserId.entries': 'there',
          'getWishlistFromTeaserId.productsRecommendations': 'there',
          'getWishlistFromTeaserId.productsRecommendations.productId': { like: productId },
        }),
      },
    ],
    ({ shop }) => shop.teaserLists.find(visitor, wishlistId),
  );
  expect(outcome).toMatchObject({ externalId: wishlistId, entries: [{}], productsRecommendations: [productId] });
});

it('learns that editors have no such list', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a visitor looks at a list that editors do not have',
        given: {},
        request: single(anonymous, call(getWishlistFromTeaserId, { externalId: 'none' })),
        reply: returnsData(getWishlistFromTeaserId, {
          getWishlistFromTeaserId: { exactly: null },
        }),
      },
    ],
    ({ shop }) => shop.teaserLists.find(anonymous, 'none'),
  );
  expect(outcome).toBeUndefined();
});

it('reads what quantities of a list cost (UPQ-51)', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a visitor chooses quantities on a list of the editors',
        given: TEASER,
        request: single(visitor, call(getTotalsForTeaserWishlist, { teaserWishlist: [ITEM] })),
        reply: returnsData(getTotalsForTeaserWishlist, {
          'getTotalsForTeaserWishlist.lines': 'there',
          'getTotalsForTeaserWishlist.lines.itemId': { like: itemId },
        }),
      },
    ],
    ({ shop }) => shop.teaserLists.totals(visitor, [ITEM]),
  );
  expect(outcome).toEqual({ total: money(1_295), lines: [{ itemId, total: money(1_295) }] });
});

it('replaces an article of a list of the editors (UPM-49)', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a visitor chooses another variant on a list of the editors',
        given: TEASER,
        request: single(visitor, call(replaceItemInTeaserWishlist, { itemId, oldExternalId: entryId, quantity: 4 })),
        reply: returnsData(replaceItemInTeaserWishlist, {
          'replaceItemInTeaserWishlist.entry': 'there',
          'replaceItemInTeaserWishlist.entry.quantity': { exactly: 4 },
          'replaceItemInTeaserWishlist.entry.item': 'there',
          'replaceItemInTeaserWishlist.entry.item.id': { like: itemId },
        }),
      },
    ],
    ({ shop }) => shop.teaserLists.replaceItem(visitor, { itemId, oldExternalId: entryId, quantity: 4 }),
  );
  expect(outcome).toMatchObject({ quantity: 4, item: { itemId } });
});

it('puts articles of such a list into the cart, and reads the cart again (UPM-50)', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a visitor puts a list of the editors into the cart',
        given: TEASER,
        request: single(visitor, call(addProductsToCartFromTeaserWishlist, { teaserWishlist: [ITEM], cartId })),
        reply: returnsData(addProductsToCartFromTeaserWishlist, {
          'addProductsToCartFromTeaserWishlist.successfullyAdded': 'there',
          'addProductsToCartFromTeaserWishlist.successfullyAdded.itemId': { like: itemId },
        }),
      },
      {
        description: 'a visitor reads the cart after a list of the editors was put into it',
        given: { 'a cart exists': { positions: 1 } },
        request: single(visitor, call(findCart, { cartId, calculateShippingCost: true })),
        reply: returnsData(findCart, {
          'shop_findCart.id': { like: cartId },
          'shop_findCart.details.positions': 'there',
        }),
      },
    ],
    ({ shop }) => shop.teaserLists.putIntoCart(visitor, cartId, [ITEM]),
  );
  expect(outcome).toMatchObject({
    ok: true,
    value: { cart: { id: cartId, positions: [{}] }, report: { added: [{ itemId }], mergeUndone: false } },
  });
});
