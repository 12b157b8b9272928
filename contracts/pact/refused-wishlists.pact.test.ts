import {
  addCommentToWishlist,
  addProductToWishlist,
  changeQtyInWishlist,
  claimWishlistEntry,
  createWishlist,
  deleteCommentFromWishlist,
  joinWishlist,
  releaseWishlistClaims,
  removeProductFromWishlist,
  undoMerkzettelMerge,
  withdrawWishlistClaim,
} from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { recordInteractions } from './record-interactions.ts';
import type { FieldExpectations } from './reply/field-expectations.ts';
import { returnsData } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { call, single } from './request/requests.ts';
import { anonymous, signedIn, visitor } from './request/shoppers.ts';

const { entryId, itemId, productId, wishlistId, wishlistToken } = ID;
const LISTED = { 'a registered customer': { kind: 'b2c' }, 'a wishlist exists': {} } as const;
const ITEM = { productId, itemId, quantity: 2 };
const UNKNOWN = { productId: 'none', itemId: 'no-such-item', quantity: 1 };

const refused = (field: string, code: string, more: FieldExpectations = {}): FieldExpectations => ({
  [`${field}.successful`]: { exactly: false },
  [`${field}.refusal`]: 'there',
  [`${field}.refusal.code`]: { exactly: code },
  ...more,
});
const unchanged = (field: string, code: string, more: FieldExpectations = {}): FieldExpectations =>
  refused(field, code, { [`${field}.additions`]: { exactly: null }, ...more });

it('changes nothing on a list that is not there', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer adds an article to a list that is not there',
        given: LISTED,
        request: single(signedIn, call(addProductToWishlist, { externalId: 'no-such-list', entry: ITEM })),
        reply: returnsData(addProductToWishlist, unchanged('addProductToWishlist', 'NO_SUCH_LIST')),
      },
    ],
    ({ shop }) => shop.wishlists.change(signedIn, 'no-such-list', { do: 'add-items', items: [ITEM] }),
  );
  expect(outcome).toEqual({ ok: false, refusal: { because: 'no-such-list' } });
});

it('changes nothing for a member whose level is too low', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a commentator removes an entry',
        given: { 'the caller joined a wishlist': {} },
        request: single(visitor, call(removeProductFromWishlist, { externalId: wishlistId, entryId })),
        reply: returnsData(removeProductFromWishlist, unchanged('removeProductFromWishlist', 'NOT_ALLOWED')),
      },
    ],
    ({ shop }) => shop.wishlists.change(visitor, wishlistId, { do: 'remove-entry', entryId }),
  );
  expect(outcome).toEqual({ ok: false, refusal: { because: 'not-allowed' } });
});

it('removes no entry that is not there', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer removes an entry that is not there',
        given: LISTED,
        request: single(
          signedIn,
          call(removeProductFromWishlist, { externalId: wishlistId, entryId: 'no-such-entry' }),
        ),
        reply: returnsData(
          removeProductFromWishlist,
          unchanged('removeProductFromWishlist', 'NO_SUCH_ENTRY', {
            'removeProductFromWishlist.refusal.subject': { exactly: 'no-such-entry' },
          }),
        ),
      },
    ],
    ({ shop }) => shop.wishlists.change(signedIn, wishlistId, { do: 'remove-entry', entryId: 'no-such-entry' }),
  );
  expect(outcome).toEqual({ ok: false, refusal: { because: 'no-such-entry', entryId: 'no-such-entry' } });
});

it('adds no article that is unknown', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer adds an article that is unknown to a list',
        given: LISTED,
        request: single(signedIn, call(addProductToWishlist, { externalId: wishlistId, entry: UNKNOWN })),
        reply: returnsData(
          addProductToWishlist,
          unchanged('addProductToWishlist', 'NO_SUCH_ITEM', {
            'addProductToWishlist.refusal.subject': { exactly: 'no-such-item' },
          }),
        ),
      },
    ],
    ({ shop }) => shop.wishlists.change(signedIn, wishlistId, { do: 'add-items', items: [UNKNOWN] }),
  );
  expect(outcome).toEqual({ ok: false, refusal: { because: 'no-such-item', itemId: 'no-such-item' } });
});

it('adds no more pieces than a list takes', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer wants 9999 pieces on a list',
        given: LISTED,
        request: single(
          signedIn,
          call(addProductToWishlist, { externalId: wishlistId, entry: { ...ITEM, quantity: 9999 } }),
        ),
        reply: returnsData(addProductToWishlist, unchanged('addProductToWishlist', 'INVALID_QUANTITY')),
      },
    ],
    ({ shop }) =>
      shop.wishlists.change(signedIn, wishlistId, { do: 'add-items', items: [{ ...ITEM, quantity: 9999 }] }),
  );
  expect(outcome).toEqual({ ok: false, refusal: { because: 'invalid-quantity' } });
});

it('adds nothing to a list that is full', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer adds an article to a full list',
        given: { 'a registered customer': {}, 'wishlist full': {} },
        request: single(signedIn, call(addProductToWishlist, { externalId: wishlistId, entry: ITEM })),
        reply: returnsData(addProductToWishlist, unchanged('addProductToWishlist', 'LIST_FULL')),
      },
    ],
    ({ shop }) => shop.wishlists.change(signedIn, wishlistId, { do: 'add-items', items: [ITEM] }),
  );
  expect(outcome).toEqual({ ok: false, refusal: { because: 'list-full' } });
});

it('does not overwrite what somebody else has changed', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer changes an entry that was changed meanwhile',
        given: LISTED,
        request: single(
          signedIn,
          call(changeQtyInWishlist, { externalId: wishlistId, entry: { quantity: 5, entryId, version: 0 } }),
        ),
        reply: returnsData(
          changeQtyInWishlist,
          unchanged('changeQtyInWishlist', 'CHANGED_MEANWHILE', {
            'changeQtyInWishlist.entries': 'there',
            'changeQtyInWishlist.entries.externalId': { like: entryId },
            'changeQtyInWishlist.entries.quantity': { exactly: 3 },
          }),
        ),
      },
    ],
    ({ shop }) =>
      shop.wishlists.change(signedIn, wishlistId, { do: 'change-quantity', entryId, quantity: 5, version: 0 }),
  );
  expect(outcome).toMatchObject({
    ok: false,
    refusal: { because: 'changed-meanwhile', entry: { externalId: entryId, quantity: 3 } },
  });
});

it('creates no list for a visitor', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a visitor creates a list',
        given: { 'a Merkzettel with an article': {} },
        request: single(
          visitor,
          call(createWishlist, { listName: 'Werkraum', listDescription: '', kind: 'LIST', entries: [] }),
        ),
        reply: returnsData(createWishlist, unchanged('createWishlist', 'TOO_MANY_LISTS')),
      },
    ],
    ({ shop }) => shop.wishlists.create(visitor, { listName: 'Werkraum', listDescription: '', kind: 'list' }),
  );
  expect(outcome).toEqual({ ok: false, refusal: { because: 'too-many-lists' } });
});

it('writes no comment beyond the last', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer writes one comment too many',
        given: { 'a registered customer': {}, 'wishlist with all comments': {} },
        request: single(signedIn, call(addCommentToWishlist, { externalId: wishlistId, comment: 'Noch etwas' })),
        reply: returnsData(
          addCommentToWishlist,
          refused('addCommentToWishlist', 'TOO_MANY_COMMENTS', {
            'addCommentToWishlist.comment': { exactly: null },
          }),
        ),
      },
    ],
    ({ shop }) => shop.wishlists.comment(signedIn, wishlistId, { text: 'Noch etwas' }),
  );
  expect(outcome).toEqual({ ok: false, refusal: { because: 'too-many-comments' } });
});

it('deletes no comment that is not there', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer deletes a comment that is not there',
        given: LISTED,
        request: single(signedIn, call(deleteCommentFromWishlist, { externalId: wishlistId, commentId: 'none' })),
        reply: returnsData(deleteCommentFromWishlist, refused('deleteCommentFromWishlist', 'NO_SUCH_COMMENT')),
      },
    ],
    ({ shop }) => shop.wishlists.deleteComment(signedIn, wishlistId, 'none'),
  );
  expect(outcome).toEqual({ ok: false, refusal: { because: 'no-such-comment' } });
});

it('joins nothing by a link for viewers', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a visitor joins a list by a link for viewers',
        given: { 'a wishlist was shared': { level: 'VIEWER' } },
        request: single(visitor, call(joinWishlist, { token: wishlistToken })),
        reply: returnsData(
          joinWishlist,
          refused('joinWishlist', 'NO_SUCH_LINK', { 'joinWishlist.wishlist': { exactly: null } }),
        ),
      },
    ],
    ({ shop }) => shop.sharedWishlists.join(visitor, wishlistToken),
  );
  expect(outcome).toEqual({ ok: false, refusal: { because: 'no-such-link' } });
});

it('joins no list that has all its members', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a visitor joins a list that has all its members',
        given: { 'wishlist with all members': {} },
        request: single(visitor, call(joinWishlist, { token: wishlistToken })),
        reply: returnsData(
          joinWishlist,
          refused('joinWishlist', 'TOO_MANY_MEMBERS', { 'joinWishlist.wishlist': { exactly: null } }),
        ),
      },
    ],
    ({ shop }) => shop.sharedWishlists.join(visitor, wishlistToken),
  );
  expect(outcome).toEqual({ ok: false, refusal: { because: 'too-many-members' } });
});

it('takes over no more pieces than are open', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer takes over more pieces than are open',
        given: { ...LISTED, 'a wishlist exists': { kind: 'CLASS_LIST' } },
        request: single(
          signedIn,
          call(claimWishlistEntry, { externalId: wishlistId, entryId, quantity: 4, evenIfTaken: false }),
        ),
        reply: returnsData(
          claimWishlistEntry,
          refused('claimWishlistEntry', 'TOO_MANY_PIECES', {
            'claimWishlistEntry.claim': { exactly: null },
            'claimWishlistEntry.entry': { exactly: null },
            'claimWishlistEntry.openPieces': { exactly: 3 },
          }),
        ),
      },
    ],
    ({ shop }) =>
      shop.sharedWishlists.claim(signedIn, { listId: wishlistId }, { entryId, quantity: 4, evenIfTaken: false }),
  );
  expect(outcome).toEqual({ ok: false, refusal: { because: 'too-many-pieces', open: 3 } });
});

it('takes over no more pieces than are needed, however much the visitor insists', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer insists on more pieces than are needed',
        given: { ...LISTED, 'a wishlist exists': { kind: 'CLASS_LIST' } },
        request: single(
          signedIn,
          call(claimWishlistEntry, { externalId: wishlistId, entryId, quantity: 9998, evenIfTaken: true }),
        ),
        reply: returnsData(
          claimWishlistEntry,
          refused('claimWishlistEntry', 'MORE_THAN_NEEDED', {
            'claimWishlistEntry.claim': { exactly: null },
            'claimWishlistEntry.entry': { exactly: null },
            'claimWishlistEntry.possiblePieces': { exactly: 3 },
          }),
        ),
      },
    ],
    ({ shop }) =>
      shop.sharedWishlists.claim(signedIn, { listId: wishlistId }, { entryId, quantity: 9998, evenIfTaken: true }),
  );
  expect(outcome).toEqual({ ok: false, refusal: { because: 'more-than-needed', possible: 3 } });
});

it('takes over nothing for a customer who has all claims that one may have', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer takes over something once too often',
        given: { 'a registered customer': {}, 'wishlist with all claims of the caller': {} },
        request: single(
          signedIn,
          call(claimWishlistEntry, { externalId: wishlistId, entryId, quantity: 1, evenIfTaken: false }),
        ),
        reply: returnsData(
          claimWishlistEntry,
          refused('claimWishlistEntry', 'TOO_MANY_CLAIMS', {
            'claimWishlistEntry.claim': { exactly: null },
            'claimWishlistEntry.entry': { exactly: null },
          }),
        ),
      },
    ],
    ({ shop }) =>
      shop.sharedWishlists.claim(signedIn, { listId: wishlistId }, { entryId, quantity: 1, evenIfTaken: false }),
  );
  expect(outcome).toEqual({ ok: false, refusal: { because: 'too-many-claims' } });
});

it('releases no claims for a member whose level is too low', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a commentator releases the claims of an entry',
        given: { 'the caller joined a wishlist': {} },
        request: single(visitor, call(releaseWishlistClaims, { externalId: wishlistId, entryId })),
        reply: returnsData(
          releaseWishlistClaims,
          refused('releaseWishlistClaims', 'NOT_ALLOWED', {
            'releaseWishlistClaims.quantity': { exactly: null },
            'releaseWishlistClaims.entry': { exactly: null },
          }),
        ),
      },
    ],
    ({ shop }) => shop.sharedWishlists.releaseClaims(visitor, wishlistId, entryId),
  );
  expect(outcome).toEqual({ ok: false, refusal: { because: 'not-allowed' } });
});

it('undoes no merge of the Merkzettel that is over', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer undoes a merge of the Merkzettel that is over',
        given: LISTED,
        request: single(signedIn, call(undoMerkzettelMerge, { mergeId: 'no-such-merge' })),
        reply: returnsData(
          undoMerkzettelMerge,
          refused('undoMerkzettelMerge', 'NO_SUCH_MERGE', { 'undoMerkzettelMerge.wishlists': { exactly: null } }),
        ),
      },
    ],
    ({ shop }) => shop.wishlists.undoMerge(signedIn, 'no-such-merge'),
  );
  expect(outcome).toEqual({ ok: false, refusal: { because: 'no-such-merge' } });
});

it('gives up no claim that is not there', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'somebody gives up a claim that is not there',
        given: {},
        request: single(anonymous, call(withdrawWishlistClaim, { code: 'AAAAAAAAAA' })),
        reply: returnsData(
          withdrawWishlistClaim,
          refused('withdrawWishlistClaim', 'NO_SUCH_CLAIM', {
            'withdrawWishlistClaim.quantity': { exactly: null },
            'withdrawWishlistClaim.released': { exactly: null },
          }),
        ),
      },
    ],
    ({ shop }) => shop.sharedWishlists.withdrawClaim(anonymous, 'AAAAAAAAAA'),
  );
  expect(outcome).toEqual({ ok: false, refusal: { because: 'no-such-claim' } });
});
