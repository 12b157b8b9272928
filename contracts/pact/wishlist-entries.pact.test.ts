import {
  addProductToWishlist,
  changeQtyInWishlist,
  copyEntriesToWishlist,
  dismissRemovedEntries,
  importIntoWishlist,
  moveEntriesToWishlist,
  placeEntryInWishlist,
  removeEntriesFromWishlist,
  removeProductFromMerkzettel,
  removeProductFromWishlist,
  replaceItemInWishlist,
  restoreEntriesInWishlist,
  restoreEntryInWishlist,
} from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { recordInteractions } from './record-interactions.ts';
import { returnsData } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { call, single } from './request/requests.ts';
import { signedIn, visitor } from './request/shoppers.ts';

const { entryId, itemId, otherEntryId, otherItemId, otherWishlistId, productId, removedEntryId, wishlistId } = ID;
const LISTED = { 'a registered customer': { kind: 'b2c' }, 'a wishlist exists': {} } as const;
const BOOKMARKED = { 'a Merkzettel with an article': {} } as const;
const ITEM = { productId, itemId, quantity: 2 };
const UNKNOWN = { productId: 'none', itemId: 'no-such-item', quantity: 1 };

it('adds an article to a list', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer adds an article to a list',
        given: LISTED,
        request: single(signedIn, call(addProductToWishlist, { externalId: wishlistId, entry: ITEM })),
        reply: returnsData(addProductToWishlist, {
          'addProductToWishlist.wishlist': 'there',
          'addProductToWishlist.wishlist.externalId': { like: wishlistId },
          'addProductToWishlist.entries': 'there',
          'addProductToWishlist.additions.added': 'there',
          'addProductToWishlist.additions.added.quantity': { exactly: 2 },
        }),
      },
    ],
    ({ shop }) => shop.wishlists.change(signedIn, wishlistId, { do: 'add-items', items: [ITEM] }),
  );
  expect(outcome).toMatchObject({
    ok: true,
    value: { list: { externalId: wishlistId }, items: { added: [{ quantity: 2 }] } },
  });
});

it('adds an article to the Merkzettel (UPM-44)', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a visitor adds an article to the Merkzettel',
        given: BOOKMARKED,
        request: single(visitor, call(addProductToWishlist, { externalId: wishlistId, entry: ITEM })),
        reply: returnsData(addProductToWishlist, {
          'addProductToWishlist.merkzettel': 'there',
          'addProductToWishlist.merkzettel.externalId': { like: wishlistId },
          'addProductToWishlist.merkzettel.isDefault': { exactly: true },
          'addProductToWishlist.wishlist': { exactly: null },
        }),
      },
    ],
    ({ shop }) => shop.wishlists.change(visitor, wishlistId, { do: 'add-items', items: [ITEM] }),
  );
  expect(outcome).toMatchObject({ ok: true, value: { list: { externalId: wishlistId, isDefault: true } } });
});

it('imports several articles at once, and learns which are unknown (UPM-53)', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer imports articles into a list',
        given: LISTED,
        request: single(signedIn, call(importIntoWishlist, { externalId: wishlistId, entries: [ITEM, UNKNOWN] })),
        reply: returnsData(importIntoWishlist, {
          'importIntoWishlist.wishlist': 'there',
          'importIntoWishlist.wishlist.externalId': { like: wishlistId },
          'importIntoWishlist.additions.added': 'there',
          'importIntoWishlist.additions.unknown': 'there',
        }),
      },
    ],
    ({ shop }) => shop.wishlists.change(signedIn, wishlistId, { do: 'add-items', items: [ITEM, UNKNOWN] }),
  );
  expect(outcome).toMatchObject({ ok: true, value: { items: { added: [{ quantity: 1 }], unknown: ['id-1'] } } });
});

it('imports articles by their order numbers, and learns which are unknown', async () => {
  const lines = [{ orderNumber: 'erfunden', quantity: 2 }];
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer imports order numbers into a list',
        given: LISTED,
        request: single(signedIn, call(importIntoWishlist, { externalId: wishlistId, entries: lines })),
        reply: returnsData(importIntoWishlist, {
          'importIntoWishlist.wishlist': 'there',
          'importIntoWishlist.wishlist.externalId': { like: wishlistId },
          'importIntoWishlist.additions.unknown': 'there',
        }),
      },
    ],
    ({ shop }) => shop.wishlists.importLines(signedIn, wishlistId, lines),
  );
  expect(outcome).toMatchObject({ ok: true, value: { items: { unknown: ['id-1'] } } });
});

it('takes an article off the Merkzettel (UPM-45)', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a visitor takes an article off the Merkzettel',
        given: BOOKMARKED,
        request: single(visitor, call(removeProductFromMerkzettel, { entry: { productId, itemId } })),
        reply: returnsData(removeProductFromMerkzettel, {
          'removeProductFromMerkzettel.merkzettel': 'there',
          'removeProductFromMerkzettel.merkzettel.externalId': { like: wishlistId },
          'removeProductFromMerkzettel.wishlist': { exactly: null },
          'removeProductFromMerkzettel.removedEntries': 'there',
        }),
      },
    ],
    ({ shop }) =>
      shop.wishlists.change(visitor, wishlistId, { do: 'remove-entry', entryId, item: { productId, itemId } }),
  );
  expect(outcome).toMatchObject({
    ok: true,
    value: { list: { externalId: wishlistId }, removed: [{ externalId: 'id-1' }] },
  });
});

it('removes an entry (UPM-46)', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer removes an entry of a list',
        given: LISTED,
        request: single(signedIn, call(removeProductFromWishlist, { externalId: wishlistId, entryId })),
        reply: returnsData(removeProductFromWishlist, {
          'removeProductFromWishlist.wishlist': 'there',
          'removeProductFromWishlist.wishlist.externalId': { like: wishlistId },
          'removeProductFromWishlist.removedEntries': 'there',
          'removeProductFromWishlist.removedEntries.index': { exactly: 0 },
        }),
      },
    ],
    ({ shop }) => shop.wishlists.change(signedIn, wishlistId, { do: 'remove-entry', entryId }),
  );
  expect(outcome).toMatchObject({ ok: true, value: { removed: [{ index: 0, quantity: 1 }] } });
});

it('says how many pieces of a removed entry are claimed and not bought, and how many are bought', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer removes an entry of a class list whose pieces are claimed',
        given: { ...LISTED, 'a wishlist exists': { gap: 'NOTHING_OPEN' } },
        request: single(signedIn, call(removeProductFromWishlist, { externalId: wishlistId, entryId: otherEntryId })),
        reply: returnsData(removeProductFromWishlist, {
          'removeProductFromWishlist.wishlist': 'there',
          'removeProductFromWishlist.wishlist.externalId': { like: wishlistId },
          'removeProductFromWishlist.removedEntries': 'there',
          'removeProductFromWishlist.removedEntries.claimed': { exactly: 3 },
          'removeProductFromWishlist.removedEntries.bought': { exactly: 0 },
        }),
      },
    ],
    ({ shop }) => shop.wishlists.change(signedIn, wishlistId, { do: 'remove-entry', entryId: otherEntryId }),
  );
  expect(outcome).toMatchObject({ ok: true, value: { removed: [{ claimed: 3, bought: 0 }] } });
});

it('removes several entries at once', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer removes several entries of a list',
        given: LISTED,
        request: single(signedIn, call(removeEntriesFromWishlist, { externalId: wishlistId, entryIds: [entryId] })),
        reply: returnsData(removeEntriesFromWishlist, {
          'removeEntriesFromWishlist.wishlist': 'there',
          'removeEntriesFromWishlist.wishlist.externalId': { like: wishlistId },
          'removeEntriesFromWishlist.removedEntries': 'there',
          'removeEntriesFromWishlist.removedEntries.index': { exactly: 0 },
        }),
      },
    ],
    ({ shop }) => shop.wishlists.change(signedIn, wishlistId, { do: 'remove-entries', entryIds: [entryId] }),
  );
  expect(outcome).toMatchObject({ ok: true, value: { removed: [{ index: 0 }] } });
});

it('restores an entry', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer restores an entry of a list',
        given: LISTED,
        request: single(signedIn, call(restoreEntryInWishlist, { externalId: wishlistId, entryId: removedEntryId })),
        reply: returnsData(restoreEntryInWishlist, {
          'restoreEntryInWishlist.wishlist': 'there',
          'restoreEntryInWishlist.wishlist.externalId': { like: wishlistId },
          'restoreEntryInWishlist.entries': 'there',
          'restoreEntryInWishlist.entries.quantity': { exactly: 3 },
        }),
      },
    ],
    ({ shop }) => shop.wishlists.change(signedIn, wishlistId, { do: 'restore-entry', entryId: removedEntryId }),
  );
  expect(outcome).toMatchObject({ ok: true, value: { entries: [{ quantity: 3 }] } });
});

it('restores several entries at once, and says which can no longer be restored', async () => {
  const entryIds = [removedEntryId, 'no-such-entry'];
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer restores several entries of a list',
        given: LISTED,
        request: single(signedIn, call(restoreEntriesInWishlist, { externalId: wishlistId, entryIds })),
        reply: returnsData(restoreEntriesInWishlist, {
          'restoreEntriesInWishlist.wishlist': 'there',
          'restoreEntriesInWishlist.wishlist.externalId': { like: wishlistId },
          'restoreEntriesInWishlist.entries': 'there',
          'restoreEntriesInWishlist.entries.quantity': { exactly: 3 },
          'restoreEntriesInWishlist.gone': 'there',
        }),
      },
    ],
    ({ shop }) => shop.wishlists.change(signedIn, wishlistId, { do: 'restore-entries', entryIds }),
  );
  expect(outcome).toMatchObject({ ok: true, value: { entries: [{ quantity: 3 }], gone: ['id-1'] } });
});

it('leaves out what a full list has no room for', async () => {
  const entryIds = [entryId, removedEntryId];
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer restores several entries of a full list',
        given: { 'a registered customer': {}, 'wishlist full': {} },
        request: single(signedIn, call(restoreEntriesInWishlist, { externalId: wishlistId, entryIds })),
        reply: returnsData(restoreEntriesInWishlist, {
          'restoreEntriesInWishlist.wishlist': 'there',
          'restoreEntriesInWishlist.wishlist.externalId': { like: wishlistId },
          'restoreEntriesInWishlist.entries': 'there',
          'restoreEntriesInWishlist.removedEntries': 'there',
          'restoreEntriesInWishlist.removedEntries.index': { exactly: 1 },
        }),
      },
    ],
    ({ shop }) => shop.wishlists.change(signedIn, wishlistId, { do: 'restore-entries', entryIds }),
  );
  expect(outcome).toMatchObject({ ok: true, value: { entries: [{}], removed: [{ index: 1 }] } });
});

it('gives up what could be restored', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer gives up removed entries of a list',
        given: LISTED,
        request: single(signedIn, call(dismissRemovedEntries, { externalId: wishlistId })),
        reply: returnsData(dismissRemovedEntries, {
          'dismissRemovedEntries.wishlist': 'there',
          'dismissRemovedEntries.wishlist.externalId': { like: wishlistId },
        }),
      },
    ],
    ({ shop }) => shop.wishlists.change(signedIn, wishlistId, { do: 'dismiss-removed' }),
  );
  expect(outcome.ok).toBe(true);
});

it('changes a quantity (UPM-47)', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer changes the quantity of an entry',
        given: LISTED,
        request: single(
          signedIn,
          call(changeQtyInWishlist, {
            externalId: wishlistId,
            entry: { productId, itemId, quantity: 7, entryId, version: 1 },
          }),
        ),
        reply: returnsData(changeQtyInWishlist, {
          'changeQtyInWishlist.wishlist': 'there',
          'changeQtyInWishlist.wishlist.externalId': { like: wishlistId },
          'changeQtyInWishlist.entries': 'there',
          'changeQtyInWishlist.entries.quantity': { exactly: 7 },
          'changeQtyInWishlist.entries.version': { exactly: 2 },
        }),
      },
    ],
    ({ shop }) =>
      shop.wishlists.change(signedIn, wishlistId, {
        do: 'change-quantity',
        entryId,
        quantity: 7,
        version: 1,
        item: { productId, itemId },
      }),
  );
  expect(outcome).toMatchObject({ ok: true, value: { entries: [{ quantity: 7, version: 2 }] } });
});

it('replaces the article of an entry (UPM-48)', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer replaces the article of an entry',
        given: LISTED,
        request: single(
          signedIn,
          call(replaceItemInWishlist, { externalId: wishlistId, entryId, entry: { itemId, version: 1 } }),
        ),
        reply: returnsData(replaceItemInWishlist, {
          'replaceItemInWishlist.wishlist': 'there',
          'replaceItemInWishlist.wishlist.externalId': { like: wishlistId },
          'replaceItemInWishlist.entries': 'there',
          'replaceItemInWishlist.entries.version': { exactly: 2 },
        }),
      },
    ],
    ({ shop }) => shop.wishlists.change(signedIn, wishlistId, { do: 'replace-item', entryId, itemId, version: 1 }),
  );
  expect(outcome).toMatchObject({ ok: true, value: { entries: [{ version: 2 }] } });
});

it('learns which entry was put together with another one', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer replaces an article by one that is on the list',
        given: LISTED,
        request: single(
          signedIn,
          call(replaceItemInWishlist, { externalId: wishlistId, entryId, entry: { itemId: otherItemId, version: 1 } }),
        ),
        reply: returnsData(replaceItemInWishlist, {
          'replaceItemInWishlist.wishlist': 'there',
          'replaceItemInWishlist.wishlist.externalId': { like: wishlistId },
          'replaceItemInWishlist.gone': 'there',
        }),
      },
    ],
    ({ shop }) =>
      shop.wishlists.change(signedIn, wishlistId, { do: 'replace-item', entryId, itemId: otherItemId, version: 1 }),
  );
  expect(outcome).toMatchObject({ ok: true, value: { gone: ['id-1'] } });
});

it('places an entry', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer places an entry at the end of a list',
        given: LISTED,
        request: single(signedIn, call(placeEntryInWishlist, { externalId: wishlistId, entryId, beforeEntryId: null })),
        reply: returnsData(placeEntryInWishlist, {
          'placeEntryInWishlist.wishlist': 'there',
          'placeEntryInWishlist.wishlist.externalId': { like: wishlistId },
        }),
      },
    ],
    ({ shop }) => shop.wishlists.change(signedIn, wishlistId, { do: 'place-entry', entryId, before: null }),
  );
  expect(outcome.ok).toBe(true);
});

it('copies entries to another list', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer copies an entry to another list',
        given: LISTED,
        request: single(
          signedIn,
          call(copyEntriesToWishlist, { externalId: wishlistId, entryIds: [entryId], toExternalId: otherWishlistId }),
        ),
        reply: returnsData(copyEntriesToWishlist, {
          'copyEntriesToWishlist.wishlist': 'there',
          'copyEntriesToWishlist.wishlist.externalId': { like: wishlistId },
        }),
      },
    ],
    ({ shop }) =>
      shop.wishlists.change(signedIn, wishlistId, { do: 'copy-entries', entryIds: [entryId], to: otherWishlistId }),
  );
  expect(outcome.ok).toBe(true);
});

it('moves entries to another list', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer moves an entry to another list',
        given: LISTED,
        request: single(
          signedIn,
          call(moveEntriesToWishlist, { externalId: wishlistId, entryIds: [entryId], toExternalId: otherWishlistId }),
        ),
        reply: returnsData(moveEntriesToWishlist, {
          'moveEntriesToWishlist.wishlist': 'there',
          'moveEntriesToWishlist.wishlist.externalId': { like: wishlistId },
          'moveEntriesToWishlist.removedEntries': 'there',
        }),
      },
    ],
    ({ shop }) =>
      shop.wishlists.change(signedIn, wishlistId, { do: 'move-entries', entryIds: [entryId], to: otherWishlistId }),
  );
  expect(outcome).toMatchObject({ ok: true, value: { removed: [{ externalId: 'id-1' }] } });
});
