import { omitNil } from '@shop/domain/shared/omit-nil';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { NoSuchLink, SharedWishlist, SharedWishlists } from '@shop/domain/wishlists/shared-wishlists.port';
import * as operations from '../generated/operations.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { readChoiceResult, readFormResult } from '../shared/read-mutation-result.ts';
import { isSendable } from './change-wishlist.ts';
import { LIST_REFUSALS, NO_SUCH_LIST } from './read-changed-wishlist.ts';
import { onlyList, readGranted } from './read-granted.ts';
import { writeLinkLevel, writeMemberLevel } from './read-levels.ts';
import { JOIN_REFUSALS, NO_LINK, readClaimed, readMade, readReleased, readShared } from './read-shared-wishlist.ts';
import { readHead } from './read-wishlist.ts';

const noSuchClaim = { because: 'no-such-claim' } as const;

export const upstreamSharedWishlists = (call: PortCalls): SharedWishlists => ({
  share: (shopper, id, level) =>
    call({
      operation: operations.shareWishlist,
      variables: { externalId: id, level: writeLinkLevel(level) },
      shopper,
      read: ({ shareWishlist }) => readMade(shareWishlist),
      otherwise: NO_SUCH_LIST,
    }),
  revokeLinks: (shopper, id) =>
    call({
      operation: operations.revokeWishlistLinks,
      variables: { externalId: id },
      shopper,
      read: ({ revokeWishlistLinks }) => readChoiceResult(revokeWishlistLinks, LIST_REFUSALS),
      otherwise: NO_SUCH_LIST,
    }),
  invite: (shopper, id, { email, level }) =>
    call({
      operation: operations.inviteToWishlist,
      variables: { externalId: id, email, level: writeMemberLevel(level) },
      shopper,
      read: ({ inviteToWishlist }) => readFormResult(inviteToWishlist, LIST_REFUSALS),
      otherwise: NO_SUCH_LIST,
    }),
  open: (shopper, token) =>
    call({
      operation: operations.getSharedWishlist,
      variables: { token },
      shopper,
      read: ({ getSharedWishlist: shared }): Result<SharedWishlist, NoSuchLink> =>
        shared === null ? refused(NO_LINK) : granted(readShared(shared)),
    }),
  join: (shopper, token) =>
    call({
      operation: operations.joinWishlist,
      variables: { token },
      shopper,
      read: ({ joinWishlist }) =>
        readGranted(readChoiceResult(joinWishlist, JOIN_REFUSALS), joinWishlist.wishlist, readHead),
      otherwise: { 'ids-unknown': refused(NO_LINK) },
    }),
  leave: (shopper, id) =>
    call({
      operation: operations.leaveWishlist,
      variables: { externalId: id },
      shopper,
      read: ({ leaveWishlist }) => readChoiceResult(leaveWishlist, LIST_REFUSALS),
      otherwise: NO_SUCH_LIST,
    }),
  setLevel: (shopper, id, { memberId, level }) =>
    call({
      operation: operations.setWishlistMemberLevel,
      variables: { externalId: id, memberId, level: writeMemberLevel(level) },
      shopper,
      read: ({ setWishlistMemberLevel: reply }) =>
        readGranted(readChoiceResult(reply, LIST_REFUSALS), reply.wishlist, (list) => onlyList(readHead(list), id)),
      otherwise: NO_SUCH_LIST,
    }),
  removeMember: (shopper, id, memberId) =>
    call({
      operation: operations.removeWishlistMember,
      variables: { externalId: id, memberId },
      shopper,
      read: ({ removeWishlistMember: reply }) =>
        readGranted(readChoiceResult(reply, LIST_REFUSALS), reply.wishlist, (list) => onlyList(readHead(list), id)),
      otherwise: NO_SUCH_LIST,
    }),
  handOver: (shopper, id, memberId) =>
    call({
      operation: operations.handOverWishlist,
      variables: { externalId: id, memberId },
      shopper,
      read: ({ handOverWishlist: reply }) =>
        readGranted(readChoiceResult(reply, LIST_REFUSALS), reply.wishlist, (list) => onlyList(readHead(list), id)),
      otherwise: NO_SUCH_LIST,
    }),
  claim: async (shopper, { listId, token }, { entryId, quantity, evenIfTaken }) => {
    if (!isSendable(quantity)) return refused({ because: 'invalid-quantity' });
    return call({
      operation: operations.claimWishlistEntry,
      variables: { externalId: listId, ...omitNil({ token }), entryId, quantity, evenIfTaken },
      shopper,
      read: ({ claimWishlistEntry }) => readClaimed(claimWishlistEntry),
      otherwise: NO_SUCH_LIST,
    });
  },
  releaseClaims: (shopper, id, entryId) =>
    call({
      operation: operations.releaseWishlistClaims,
      variables: { externalId: id, entryId },
      shopper,
      read: ({ releaseWishlistClaims }) => readReleased(releaseWishlistClaims),
      otherwise: NO_SUCH_LIST,
    }),
  withdrawClaim: (shopper, code) =>
    call({
      operation: operations.withdrawWishlistClaim,
      variables: { code },
      shopper,
      read: ({ withdrawWishlistClaim: reply }) =>
        readGranted(readChoiceResult(reply, { NO_SUCH_CLAIM: () => noSuchClaim }), reply.quantity, (quantity) => ({
          quantity,
          released: reply.released ?? 0,
        })),
    }),
});
