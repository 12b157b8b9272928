import {
  claimWishlistEntry,
  getSharedWishlist,
  handOverWishlist,
  inviteToWishlist,
  joinWishlist,
  leaveWishlist,
  releaseWishlistClaims,
  removeWishlistMember,
  revokeWishlistLinks,
  setWishlistMemberLevel,
  shareWishlist,
  withdrawWishlistClaim,
} from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { recordInteractions } from './record-interactions.ts';
import { returnsData } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { call, single } from './request/requests.ts';
import { anonymous, signedIn, visitor } from './request/shoppers.ts';

const { claimCode, entryId, memberId, otherEntryId, wishlistId, wishlistToken } = ID;
const LISTED = { 'a registered customer': { kind: 'b2c' }, 'a wishlist exists': {} } as const;
const WITH_MEMBER = { ...LISTED, 'a member joined the wishlist': {} } as const;
const INVITED = { 'a wishlist was shared': { level: 'COMMENTATOR' } } as const;

it.each([
  ['VIEWER', 'viewer'],
  ['COMMENTATOR', 'commentator'],
  ['EDITOR', 'editor'],
  ['ADMIN', 'admin'],
] as const)('shares a list by a link for %s', async (level, expected) => {
  const outcome = await recordInteractions(
    [
      {
        description: `a customer makes a link for ${level}`,
        given: LISTED,
        request: single(signedIn, call(shareWishlist, { externalId: wishlistId, level })),
        reply: returnsData(shareWishlist, {
          'shareWishlist.link.level': { exactly: level },
          'shareWishlist.token': { like: wishlistToken },
        }),
      },
    ],
    ({ shop }) => shop.sharedWishlists.share(signedIn, wishlistId, expected),
  );
  expect(outcome).toMatchObject({ ok: true, value: { level: expected, token: wishlistToken } });
});

it('invites somebody by mail', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer invites a colleague to a list',
        given: LISTED,
        request: single(
          signedIn,
          call(inviteToWishlist, { externalId: wishlistId, email: 'kollegin@schule.example', level: 'EDITOR' }),
        ),
        reply: returnsData(inviteToWishlist, {}),
      },
    ],
    ({ shop }) =>
      shop.sharedWishlists.invite(signedIn, wishlistId, { email: 'kollegin@schule.example', level: 'editor' }),
  );
  expect(outcome.ok).toBe(true);
});

it('receives the errors of an invitation', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer invites an address that is none',
        given: LISTED,
        request: single(
          signedIn,
          call(inviteToWishlist, { externalId: wishlistId, email: 'kollegin@', level: 'EDITOR' }),
        ),
        reply: returnsData(inviteToWishlist, {
          'inviteToWishlist.successful': { exactly: false },
          'inviteToWishlist.fieldErrors': 'there',
          'inviteToWishlist.fieldErrors.fieldName': { exactly: 'email' },
        }),
      },
    ],
    ({ shop }) => shop.sharedWishlists.invite(signedIn, wishlistId, { email: 'kollegin@', level: 'editor' }),
  );
  expect(outcome).toMatchObject({ ok: false, refusal: { fieldErrors: [{ field: 'email' }] } });
});

it('makes links invalid', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer revokes the links of a list',
        given: LISTED,
        request: single(signedIn, call(revokeWishlistLinks, { externalId: wishlistId })),
        reply: returnsData(revokeWishlistLinks, {}),
      },
    ],
    ({ shop }) => shop.sharedWishlists.revokeLinks(signedIn, wishlistId),
  );
  expect(outcome.ok).toBe(true);
});

it('opens a link, which needs no session', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'somebody follows a link to a list',
        given: INVITED,
        request: single(anonymous, call(getSharedWishlist, { token: wishlistToken })),
        reply: returnsData(getSharedWishlist, {
          getSharedWishlist: 'there',
          'getSharedWishlist.invitation.level': { exactly: 'COMMENTATOR' },
          'getSharedWishlist.invitation.ownRights': { exactly: null },
          'getSharedWishlist.invitation.externalId': { like: wishlistId },
          'getSharedWishlist.wishlist.externalId': { like: wishlistId },
          'getSharedWishlist.wishlist.users': 'none',
          'getSharedWishlist.wishlist.entries': 'there',
          'getSharedWishlist.wishlist.isCreator': { exactly: false },
          'getSharedWishlist.goneClaims': 'none',
        }),
      },
    ],
    ({ shop }) => shop.sharedWishlists.open(anonymous, wishlistToken),
  );
  expect(outcome).toMatchObject({
    ok: true,
    value: { invitation: { externalId: wishlistId, level: 'commentator' }, list: { users: [], entries: [{}] } },
  });
});

it('learns that a link is unknown', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'somebody follows a link that was invented',
        given: {},
        request: single(anonymous, call(getSharedWishlist, { token: 'invented' })),
        reply: returnsData(getSharedWishlist, {
          getSharedWishlist: { exactly: null },
        }),
      },
    ],
    ({ shop }) => shop.sharedWishlists.open(anonymous, 'invented'),
  );
  expect(outcome).toEqual({ ok: false, refusal: { because: 'no-such-link' } });
});

it('joins a list', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a visitor joins a list',
        given: INVITED,
        request: single(visitor, call(joinWishlist, { token: wishlistToken })),
        reply: returnsData(joinWishlist, {
          'joinWishlist.wishlist.isCreator': { exactly: false },
          'joinWishlist.wishlist.isAdmin': { exactly: false },
          'joinWishlist.wishlist.isEditor': { exactly: false },
          'joinWishlist.wishlist.isCommentator': { exactly: true },
        }),
      },
    ],
    ({ shop }) => shop.sharedWishlists.join(visitor, wishlistToken),
  );
  expect(outcome).toMatchObject({ ok: true, value: { level: 'commentator' } });
});

it('leaves a list', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a visitor leaves a list',
        given: { 'the caller joined a wishlist': {} },
        request: single(visitor, call(leaveWishlist, { externalId: wishlistId })),
        reply: returnsData(leaveWishlist, {}),
      },
    ],
    ({ shop }) => shop.sharedWishlists.leave(visitor, wishlistId),
  );
  expect(outcome.ok).toBe(true);
});

it('gives a member another level', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer makes a member an editor',
        given: WITH_MEMBER,
        request: single(signedIn, call(setWishlistMemberLevel, { externalId: wishlistId, memberId, level: 'EDITOR' })),
        reply: returnsData(setWishlistMemberLevel, {
          'setWishlistMemberLevel.wishlist.externalId': { like: wishlistId },
          'setWishlistMemberLevel.wishlist.users': { contains: { isEditor: { exactly: true } } },
        }),
      },
    ],
    ({ shop }) => shop.sharedWishlists.setLevel(signedIn, wishlistId, { memberId, level: 'editor' }),
  );
  expect(outcome.ok).toBe(true);
});

it('removes a member', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer removes a member of a list',
        given: WITH_MEMBER,
        request: single(signedIn, call(removeWishlistMember, { externalId: wishlistId, memberId })),
        reply: returnsData(removeWishlistMember, {
          'removeWishlistMember.wishlist.externalId': { like: wishlistId },
        }),
      },
    ],
    ({ shop }) => shop.sharedWishlists.removeMember(signedIn, wishlistId, memberId),
  );
  expect(outcome.ok).toBe(true);
});

it('hands a list over', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer hands a list over',
        given: WITH_MEMBER,
        request: single(signedIn, call(handOverWishlist, { externalId: wishlistId, memberId })),
        reply: returnsData(handOverWishlist, {
          'handOverWishlist.wishlist.externalId': { like: wishlistId },
          'handOverWishlist.wishlist.isCreator': { exactly: false },
          'handOverWishlist.wishlist.isAdmin': { exactly: true },
        }),
      },
    ],
    ({ shop }) => shop.sharedWishlists.handOver(signedIn, wishlistId, memberId),
  );
  expect(outcome).toMatchObject({ ok: true, value: { level: 'admin' } });
});

it('takes over pieces of a class list', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a visitor takes over pieces of a class list',
        given: { 'a wishlist was shared': { kind: 'CLASS_LIST', level: 'VIEWER' } },
        request: single(
          visitor,
          call(claimWishlistEntry, {
            externalId: wishlistId,
            token: wishlistToken,
            entryId,
            quantity: 2,
            evenIfTaken: false,
          }),
        ),
        reply: returnsData(claimWishlistEntry, {
          'claimWishlistEntry.claim.quantity': { exactly: 2 },
          'claimWishlistEntry.claim.code': { like: claimCode },
          'claimWishlistEntry.entry.claims': 'there',
          'claimWishlistEntry.entry.claims.taken': { exactly: 2 },
        }),
      },
    ],
    ({ shop }) =>
      shop.sharedWishlists.claim(
        visitor,
        { listId: wishlistId, token: wishlistToken },
        { entryId, quantity: 2, evenIfTaken: false },
      ),
  );
  expect(outcome).toMatchObject({
    ok: true,
    value: { claim: { code: claimCode, quantity: 2 }, entry: { claims: { taken: 2 } } },
  });
});

it('takes over pieces as a member', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer takes over pieces of their own class list',
        given: { ...LISTED, 'a wishlist exists': { kind: 'CLASS_LIST' } },
        request: single(
          signedIn,
          call(claimWishlistEntry, { externalId: wishlistId, entryId, quantity: 1, evenIfTaken: true }),
        ),
        reply: returnsData(claimWishlistEntry, {
          'claimWishlistEntry.claim.quantity': { exactly: 1 },
        }),
      },
    ],
    ({ shop }) =>
      shop.sharedWishlists.claim(signedIn, { listId: wishlistId }, { entryId, quantity: 1, evenIfTaken: true }),
  );
  expect(outcome).toMatchObject({ ok: true, value: { claim: { quantity: 1 } } });
});

it('tells a visitor what they had claimed of an entry that is gone', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a visitor follows a link to a list from which an entry was removed whose pieces they had claimed',
        given: { 'claimed pieces were removed': {} },
        request: single(visitor, call(getSharedWishlist, { token: wishlistToken })),
        reply: returnsData(getSharedWishlist, {
          getSharedWishlist: 'there',
          'getSharedWishlist.invitation.externalId': { like: wishlistId },
          'getSharedWishlist.wishlist.externalId': { like: wishlistId },
          'getSharedWishlist.wishlist.entries': 'none',
          'getSharedWishlist.goneClaims': 'there',
          'getSharedWishlist.goneClaims.entryId': { like: entryId },
          'getSharedWishlist.goneClaims.quantity': { exactly: 1 },
        }),
      },
    ],
    ({ shop }) => shop.sharedWishlists.open(visitor, wishlistToken),
  );
  expect(outcome).toMatchObject({ ok: true, value: { goneClaims: [{ entryId, quantity: 1 }] } });
});

it('gives a claim up, by its code', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a visitor gives a claim up',
        given: { 'pieces were claimed': {} },
        request: single(visitor, call(withdrawWishlistClaim, { code: claimCode })),
        reply: returnsData(withdrawWishlistClaim, {
          'withdrawWishlistClaim.quantity': { exactly: 1 },
          'withdrawWishlistClaim.released': { exactly: 0 },
        }),
      },
    ],
    ({ shop }) => shop.sharedWishlists.withdrawClaim(visitor, claimCode),
  );
  expect(outcome).toEqual({ ok: true, value: { quantity: 1, released: 0 } });
});

it('releases what is claimed of an entry', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer releases the claims of an entry of their class list',
        given: { ...LISTED, 'a wishlist exists': { gap: 'NOTHING_OPEN' } },
        request: single(signedIn, call(releaseWishlistClaims, { externalId: wishlistId, entryId: otherEntryId })),
        reply: returnsData(releaseWishlistClaims, {
          'releaseWishlistClaims.quantity': { exactly: 3 },
          'releaseWishlistClaims.entry.claims': 'there',
          'releaseWishlistClaims.entry.claims.taken': { exactly: 0 },
          'releaseWishlistClaims.entry.claims.own': {
            contains: { quantity: { exactly: 0 }, released: { exactly: 3 } },
          },
        }),
      },
    ],
    ({ shop }) => shop.sharedWishlists.releaseClaims(signedIn, wishlistId, otherEntryId),
  );
  expect(outcome).toMatchObject({
    ok: true,
    value: { quantity: 3, entry: { claims: { taken: 0, own: [{ quantity: 0, released: 3 }] } } },
  });
});
