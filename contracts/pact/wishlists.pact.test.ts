import {
  addCommentToWishlist,
  addWishlistToCart,
  createWishlist,
  deleteCommentFromWishlist,
  deleteWishlist,
  dismissMerkzettelMerge,
  getAllWishlists,
  getAllWishlistsEssentials,
  getAllWishlistsFull,
  getCommentsPerWishlist,
  setStandardWishlist,
  undoMerkzettelMerge,
  updateWishlist,
} from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { recordInteractions } from './record-interactions.ts';
import { returnsData } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { call, single } from './request/requests.ts';
import { signedIn, visitor } from './request/shoppers.ts';

const { cartId, commentId, entryId, itemId, mergeId, productId, wishlistId, wishlistToken } = ID;
const LISTED = { 'a registered customer': { kind: 'b2c' }, 'a wishlist exists': {} } as const;
const BOOKMARKED = { 'a Merkzettel with an article': {} } as const;
const FORM = { listName: 'Werkraum', listDescription: 'Holz und Leim' };

it('reads the Merkzettel, further lists and one list with its entries (UPQ-47)', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer looks at one of their lists',
        given: LISTED,
        request: single(signedIn, call(getAllWishlists, { externalId: wishlistId })),
        reply: returnsData(getAllWishlists, {
          'getAllWishlists.merkzettel.isDefault': { exactly: true },
          'getAllWishlists.furtherLists': 'there',
          'getAllWishlists.wishlist': 'there',
          'getAllWishlists.wishlist.externalId': { like: wishlistId },
          'getAllWishlists.wishlist.entries': 'there',
          'getAllWishlists.wishlist.entries.item': 'there',
          'getAllWishlists.wishlist.entries.totals': 'there',
          'getAllWishlists.wishlist.removedEntries': 'there',
          'getAllWishlists.wishlist.links': 'there',
          'getAllWishlists.wishlist.users': 'there',
        }),
      },
    ],
    ({ shop }) => shop.wishlists.all(signedIn, wishlistId),
  );
  expect(outcome).toMatchObject({
    ok: true,
    value: {
      collection: { merkzettel: { isDefault: true }, further: [{ name: 'Text' }] },
      list: {
        externalId: wishlistId,
        entries: [{ quantity: 1, item: { itemId: 'id-1' } }],
        removed: [{}],
        links: [{}],
      },
    },
  });
});

it('learns that a list is not there', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer looks at a list that is not there',
        given: LISTED,
        request: single(signedIn, call(getAllWishlists, { externalId: 'no-such-list' })),
        reply: returnsData(getAllWishlists, {
          'getAllWishlists.wishlist': { exactly: null },
        }),
      },
    ],
    ({ shop }) => shop.wishlists.all(signedIn, 'no-such-list'),
  );
  expect(outcome).toEqual({ ok: false, refusal: { because: 'no-such-list' } });
});

it.each([
  ['LIST', 'list'],
  ['CLASS_LIST', 'class-list'],
] as const)('reads a list of the kind %s', async (kind, expected) => {
  const outcome = await recordInteractions(
    [
      {
        description: `a customer opens a list of the kind ${kind}`,
        given: { ...LISTED, 'a wishlist exists': { kind } },
        request: single(signedIn, call(getAllWishlists, { externalId: wishlistId })),
        reply: returnsData(getAllWishlists, {
          'getAllWishlists.wishlist': 'there',
          'getAllWishlists.wishlist.externalId': { like: wishlistId },
          'getAllWishlists.wishlist.kind': { exactly: kind },
          'getAllWishlists.wishlist.entries': 'there',
          ...(kind === 'CLASS_LIST' ? { 'getAllWishlists.wishlist.entries.claims': 'there' as const } : {}),
        }),
      },
    ],
    ({ shop }) => shop.wishlists.all(signedIn, wishlistId),
  );
  expect(outcome).toMatchObject({ ok: true, value: { list: { kind: expected } } });
});

it('reads what a customer has bookmarked (UPQ-48)', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer looks at tiles',
        given: LISTED,
        request: single(signedIn, call(getAllWishlistsEssentials, {})),
        reply: returnsData(getAllWishlistsEssentials, {
          'getAllWishlistsEssentials.furtherLists': 'there',
          'getAllWishlistsEssentials.furtherLists.entries.productId': { like: productId },
        }),
      },
    ],
    ({ shop }) => shop.wishlists.bookmarks(signedIn),
  );
  expect(outcome).toMatchObject([{}, { entries: [{ productId }] }]);
});

it('reads what a visitor has bookmarked (UPQ-49)', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a visitor looks at tiles',
        given: BOOKMARKED,
        request: single(visitor, call(getAllWishlistsFull, {})),
        reply: returnsData(getAllWishlistsFull, {
          'getAllWishlistsFull.merkzettel.isDefault': { exactly: true },
          'getAllWishlistsFull.merkzettel.entries': 'there',
          'getAllWishlistsFull.merkzettel.entries.productId': { like: productId },
        }),
      },
    ],
    ({ shop }) => shop.wishlists.bookmarks(visitor),
  );
  expect(outcome).toMatchObject([{ isDefault: true, entries: [{ productId }] }, {}]);
});

it('reads the comments of a list (UPQ-50)', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer reads the comments of a list',
        given: LISTED,
        request: single(signedIn, call(getCommentsPerWishlist, { wishlistId })),
        reply: returnsData(getCommentsPerWishlist, {
          getCommentsPerWishlist: 'there',
          'getCommentsPerWishlist.allowedToDeleteByUser': { exactly: true },
        }),
      },
    ],
    ({ shop }) => shop.wishlists.comments(signedIn, wishlistId),
  );
  expect(outcome).toMatchObject({ ok: true, value: [{ id: 'id-1', comment: 'Text', allowedToDeleteByUser: true }] });
});

it('creates a list', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer creates a list',
        given: LISTED,
        request: single(
          signedIn,
          call(createWishlist, {
            ...FORM,
            kind: 'CLASS_LIST',
            entries: [{ productId, itemId, quantity: 2 }],
          }),
        ),
        reply: returnsData(createWishlist, {
          'createWishlist.wishlist': 'there',
          'createWishlist.wishlist.kind': { exactly: 'CLASS_LIST' },
          'createWishlist.additions.added': 'there',
        }),
      },
    ],
    ({ shop }) =>
      shop.wishlists.create(signedIn, { ...FORM, kind: 'class-list' }, [{ productId, itemId, quantity: 2 }]),
  );
  expect(outcome).toMatchObject({
    ok: true,
    value: { list: { kind: 'class-list' }, items: { added: [{ quantity: 1 }] } },
  });
});

it('receives the errors of a list without a name', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer creates a list without a name',
        given: LISTED,
        request: single(
          signedIn,
          call(createWishlist, { listName: '', listDescription: '', kind: 'LIST', entries: [] }),
        ),
        reply: returnsData(createWishlist, {
          'createWishlist.successful': { exactly: false },
          'createWishlist.additions': { exactly: null },
          'createWishlist.fieldErrors': 'there',
          'createWishlist.fieldErrors.fieldName': { exactly: 'listName' },
          'createWishlist.fieldErrors.errorMessage': { exactly: 'vue.form.error.requiredField' },
        }),
      },
    ],
    ({ shop }) => shop.wishlists.create(signedIn, { listName: '', listDescription: '', kind: 'list' }),
  );
  expect(outcome).toMatchObject({
    ok: false,
    refusal: { fieldErrors: [{ field: 'listName', message: 'vue.form.error.requiredField' }] },
  });
});

it('renames and describes a list', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer renames a list',
        given: LISTED,
        request: single(signedIn, call(updateWishlist, { externalId: wishlistId, ...FORM })),
        reply: returnsData(updateWishlist, {
          'updateWishlist.wishlist.externalId': { like: wishlistId },
          'updateWishlist.wishlist.name': { exactly: 'Werkraum' },
        }),
      },
    ],
    ({ shop }) => shop.wishlists.describe(signedIn, wishlistId, FORM),
  );
  expect(outcome).toMatchObject({ ok: true, value: { name: 'Werkraum' } });
});

it('deletes a list', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer deletes a list',
        given: LISTED,
        request: single(signedIn, call(deleteWishlist, { externalId: wishlistId })),
        reply: returnsData(deleteWishlist, {}),
      },
    ],
    ({ shop }) => shop.wishlists.remove(signedIn, wishlistId),
  );
  expect(outcome.ok).toBe(true);
});

it('makes a list the standard one (UPM-55)', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer makes a list the standard one',
        given: LISTED,
        request: single(signedIn, call(setStandardWishlist, { externalId: wishlistId })),
        reply: returnsData(setStandardWishlist, {
          'setStandardWishlist.wishlist.externalId': { like: wishlistId },
          'setStandardWishlist.wishlist.isStandardList': { exactly: true },
          'setStandardWishlist.wishlist.active': { exactly: true },
        }),
      },
    ],
    ({ shop }) => shop.wishlists.setStandard(signedIn, wishlistId),
  );
  expect(outcome).toMatchObject({ ok: true, value: { isStandardList: true, active: true } });
});

it.each([
  ['NO_LONGER_SOLD', 'no-longer-sold'],
  ['CHOOSE_VARIANT', 'choose-variant'],
  ['SOLD_OUT', 'sold-out'],
  ['NO_QUANTITY', 'no-quantity'],
] as const)('puts a list into the cart, and learns what is skipped: %s (UPM-56)', async (gap, expected) => {
  const outcome = await recordInteractions(
    [
      {
        description: `a customer puts a list into the cart of which an entry is ${gap}`,
        given: { ...LISTED, 'a wishlist exists': { gap } },
        request: single(signedIn, call(addWishlistToCart, { externalId: wishlistId, cartId })),
        reply: returnsData(addWishlistToCart, {
          'addWishlistToCart.cart.id': { like: cartId },
          'addWishlistToCart.cart.details.positions': 'there',
          'addWishlistToCart.attainableInfos.added': 'there',
          'addWishlistToCart.skippedEntries': 'there',
          'addWishlistToCart.skippedEntries.gap': { exactly: gap },
        }),
      },
    ],
    ({ shop }) => shop.wishlists.putIntoCart(signedIn, { listId: wishlistId }, { cartId }),
  );
  expect(outcome).toMatchObject({
    ok: true,
    value: { cart: { id: cartId }, report: { added: [{ quantity: 1 }] }, skipped: [{ gap: expected }] },
  });
});

it('puts an entry into the cart that is not on the list any more (UPM-56)', async () => {
  const entryIds = ['no-such-entry'];
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer puts a list into the cart of which an entry is NO_LONGER_LISTED',
        given: LISTED,
        request: single(signedIn, call(addWishlistToCart, { externalId: wishlistId, cartId, entryIds })),
        reply: returnsData(addWishlistToCart, {
          'addWishlistToCart.cart.id': { like: cartId },
          'addWishlistToCart.cart.details.positions': 'none',
          'addWishlistToCart.attainableInfos.added': 'none',
          'addWishlistToCart.skippedEntries': 'there',
          'addWishlistToCart.skippedEntries.entryId': { exactly: 'no-such-entry' },
          'addWishlistToCart.skippedEntries.name': 'none',
          'addWishlistToCart.skippedEntries.gap': { exactly: 'NO_LONGER_LISTED' },
        }),
      },
    ],
    ({ shop }) => shop.wishlists.putIntoCart(signedIn, { listId: wishlistId }, { cartId, entryIds }),
  );
  expect(outcome).toMatchObject({
    ok: true,
    value: { report: { added: [] }, skipped: [{ entryId: 'no-such-entry', gap: 'no-longer-listed' }] },
  });
});

it('puts what nobody has claimed of a class list into the cart (UPM-56)', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer puts a list into the cart of which an entry is NOTHING_OPEN',
        given: { ...LISTED, 'a wishlist exists': { gap: 'NOTHING_OPEN' } },
        request: single(signedIn, call(addWishlistToCart, { externalId: wishlistId, cartId, pieces: 'OPEN' })),
        reply: returnsData(addWishlistToCart, {
          'addWishlistToCart.cart.id': { like: cartId },
          'addWishlistToCart.cart.details.positions': 'there',
          'addWishlistToCart.attainableInfos.added': 'there',
          'addWishlistToCart.skippedEntries': 'there',
          'addWishlistToCart.skippedEntries.gap': { exactly: 'NOTHING_OPEN' },
        }),
      },
    ],
    ({ shop }) => shop.wishlists.putIntoCart(signedIn, { listId: wishlistId }, { cartId, pieces: 'open' }),
  );
  expect(outcome).toMatchObject({
    ok: true,
    value: { report: { added: [{ quantity: 1 }] }, skipped: [{ gap: 'nothing-open' }] },
  });
});

it('puts what a visitor has claimed of a class list into the cart (UPM-56)', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a visitor puts what they have claimed of a class list into the cart',
        given: { 'pieces were claimed': {} },
        request: single(
          visitor,
          call(addWishlistToCart, { externalId: wishlistId, token: wishlistToken, cartId, pieces: 'CLAIMED' }),
        ),
        reply: returnsData(addWishlistToCart, {
          'addWishlistToCart.cart.id': { like: cartId },
          'addWishlistToCart.cart.details.positions': 'there',
          'addWishlistToCart.attainableInfos.added': 'there',
          'addWishlistToCart.attainableInfos.added.quantity': { exactly: 1 },
          'addWishlistToCart.skippedEntries': 'none',
        }),
      },
    ],
    ({ shop }) =>
      shop.wishlists.putIntoCart(visitor, { listId: wishlistId, token: wishlistToken }, { cartId, pieces: 'claimed' }),
  );
  expect(outcome).toMatchObject({ ok: true, value: { report: { added: [{ quantity: 1 }] }, skipped: [] } });
});

it('claims what a visitor puts into the cart of what is open (UPM-56)', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a visitor puts what is open of a class list into the cart',
        given: { 'a wishlist was shared': { kind: 'CLASS_LIST', level: 'VIEWER' } },
        request: single(
          visitor,
          call(addWishlistToCart, { externalId: wishlistId, token: wishlistToken, cartId, pieces: 'OPEN' }),
        ),
        reply: returnsData(addWishlistToCart, {
          'addWishlistToCart.cart.id': { like: cartId },
          'addWishlistToCart.cart.details.positions': 'there',
          'addWishlistToCart.attainableInfos.added': 'there',
          'addWishlistToCart.claims': 'there',
          'addWishlistToCart.claims.quantity': { exactly: 3 },
        }),
      },
    ],
    ({ shop }) =>
      shop.wishlists.putIntoCart(visitor, { listId: wishlistId, token: wishlistToken }, { cartId, pieces: 'open' }),
  );
  expect(outcome).toMatchObject({ ok: true, value: { claims: [{ quantity: 3 }] } });
});

it('writes a comment', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer comments on an entry',
        given: LISTED,
        request: single(
          signedIn,
          call(addCommentToWishlist, { externalId: wishlistId, comment: 'Gerne in Grün', positionId: entryId }),
        ),
        reply: returnsData(addCommentToWishlist, {
          'addCommentToWishlist.comment.comment': { exactly: 'Gerne in Grün' },
          'addCommentToWishlist.comment.positionId': { like: entryId },
        }),
      },
    ],
    ({ shop }) => shop.wishlists.comment(signedIn, wishlistId, { text: 'Gerne in Grün', entryId }),
  );
  expect(outcome).toMatchObject({ ok: true, value: { comment: 'Gerne in Grün', positionId: entryId } });
});

it('deletes a comment', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer deletes a comment',
        given: LISTED,
        request: single(signedIn, call(deleteCommentFromWishlist, { externalId: wishlistId, commentId })),
        reply: returnsData(deleteCommentFromWishlist, {}),
      },
    ],
    ({ shop }) => shop.wishlists.deleteComment(signedIn, wishlistId, commentId),
  );
  expect(outcome.ok).toBe(true);
});

it('undoes what a login added to the Merkzettel', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer undoes a merge of the Merkzettel',
        given: { 'a login merged the Merkzettel': {} },
        request: single(signedIn, call(undoMerkzettelMerge, { mergeId })),
        reply: returnsData(undoMerkzettelMerge, {
          'undoMerkzettelMerge.wishlists.furtherLists': 'there',
          'undoMerkzettelMerge.wishlists.merge': { exactly: null },
        }),
      },
    ],
    ({ shop }) => shop.wishlists.undoMerge(signedIn, mergeId),
  );
  expect(outcome).toMatchObject({ ok: true, value: { further: [{}] } });
  expect(outcome).not.toHaveProperty('value.merge');
});

it('reads what a login added to the Merkzettel', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer looks at the Merkzettel after a login',
        given: { 'a login merged the Merkzettel': {} },
        request: single(signedIn, call(getAllWishlists, {})),
        reply: returnsData(getAllWishlists, {
          'getAllWishlists.merge': 'there',
          'getAllWishlists.merge.id': { like: mergeId },
          'getAllWishlists.merge.added': { exactly: 1 },
          'getAllWishlists.wishlist': 'there',
        }),
      },
    ],
    ({ shop }) => shop.wishlists.all(signedIn),
  );
  expect(outcome).toMatchObject({ ok: true, value: { collection: { merge: { id: mergeId, added: 1 } } } });
});

it('puts the notice of a merge away', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer puts the notice of a merge of the Merkzettel away',
        given: { 'a login merged the Merkzettel': {} },
        request: single(signedIn, call(dismissMerkzettelMerge, { mergeId })),
        reply: returnsData(dismissMerkzettelMerge, {}),
      },
    ],
    ({ shop }) => shop.wishlists.dismissMerge(signedIn, mergeId),
  );
  expect(outcome).toBeUndefined();
});
