import { omitNil } from '@shop/domain/shared/omit-nil';
import { flagsOf, type LinkLevel } from '@shop/domain/wishlists/wishlist-rights';
import type {
  MutationClaimWishlistEntryArgs,
  MutationHandOverWishlistArgs,
  MutationInviteToWishlistArgs,
  MutationJoinWishlistArgs,
  MutationLeaveWishlistArgs,
  MutationReleaseWishlistClaimsArgs,
  MutationRemoveWishlistMemberArgs,
  MutationRevokeWishlistLinksArgs,
  MutationSetWishlistMemberLevelArgs,
  MutationShareWishlistArgs,
  MutationWithdrawWishlistClaimArgs,
  QueryGetSharedWishlistArgs,
  WishlistLinkLevel,
  WishlistMemberLevel,
} from '../generated/upstream-types.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { inCapitals } from '../shared/known-word.ts';
import { writeAnswer, writeListAnswer } from './write-answer.ts';
import { writeEntry } from './write-entry.ts';
import { writeLink, writeWishlist } from './write-wishlist.ts';

type SharedField =
  | 'shareWishlist'
  | 'revokeWishlistLinks'
  | 'inviteToWishlist'
  | 'getSharedWishlist'
  | 'joinWishlist'
  | 'leaveWishlist'
  | 'setWishlistMemberLevel'
  | 'removeWishlistMember'
  | 'handOverWishlist'
  | 'claimWishlistEntry'
  | 'releaseWishlistClaims'
  | 'withdrawWishlistClaim';

const MEMBER_LEVEL_OF = { COMMENTATOR: 'commentator', EDITOR: 'editor', ADMIN: 'admin' } as const satisfies Readonly<
  Record<WishlistMemberLevel, LinkLevel>
>;
const LEVEL_OF: Readonly<Record<WishlistLinkLevel, LinkLevel>> = { VIEWER: 'viewer', ...MEMBER_LEVEL_OF };

export const sharedWishlistResolvers: Resolvers<SharedField> = {
  shareWishlist: async ({ externalId, level }: MutationShareWishlistArgs, { shop, shopper }) => {
    const made = await shop.sharedWishlists.share(shopper, externalId, LEVEL_OF[level]);
    return {
      ...writeAnswer(made),
      token: made.ok ? made.value.token : null,
      link: made.ok ? writeLink(made.value) : null,
    };
  },
  revokeWishlistLinks: async ({ externalId }: MutationRevokeWishlistLinksArgs, { shop, shopper }) =>
    writeAnswer(await shop.sharedWishlists.revokeLinks(shopper, externalId)),
  inviteToWishlist: async ({ externalId, email, level }: MutationInviteToWishlistArgs, { shop, shopper }) =>
    writeAnswer(await shop.sharedWishlists.invite(shopper, externalId, { email, level: MEMBER_LEVEL_OF[level] })),
  getSharedWishlist: async ({ token }: QueryGetSharedWishlistArgs, { shop, shopper, baseUrl }) => {
    const shared = await shop.sharedWishlists.open(shopper, token);
    if (!shared.ok) return null;
    const { level, kind, ownLevel, ...invitation } = shared.value.invitation;
    return {
      invitation: {
        ...invitation,
        level: inCapitals(level),
        kind: inCapitals(kind),
        ownRights: ownLevel === undefined ? null : flagsOf(ownLevel),
      },
      wishlist: writeWishlist(shared.value.list, shopper.storefront, baseUrl),
      goneClaims: shared.value.goneClaims,
    };
  },
  joinWishlist: async ({ token }: MutationJoinWishlistArgs, { shop, shopper }) =>
    writeListAnswer(await shop.sharedWishlists.join(shopper, token)),
  leaveWishlist: async ({ externalId }: MutationLeaveWishlistArgs, { shop, shopper }) =>
    writeAnswer(await shop.sharedWishlists.leave(shopper, externalId)),
  setWishlistMemberLevel: async (
    { externalId, memberId, level }: MutationSetWishlistMemberLevelArgs,
    { shop, shopper },
  ) =>
    writeListAnswer(
      await shop.sharedWishlists.setLevel(shopper, externalId, { memberId, level: MEMBER_LEVEL_OF[level] }),
    ),
  removeWishlistMember: async ({ externalId, memberId }: MutationRemoveWishlistMemberArgs, { shop, shopper }) =>
    writeListAnswer(await shop.sharedWishlists.removeMember(shopper, externalId, memberId)),
  handOverWishlist: async ({ externalId, memberId }: MutationHandOverWishlistArgs, { shop, shopper }) =>
    writeListAnswer(await shop.sharedWishlists.handOver(shopper, externalId, memberId)),
  claimWishlistEntry: async (
    { externalId, token, entryId, quantity, evenIfTaken }: MutationClaimWishlistEntryArgs,
    { shop, shopper, baseUrl },
  ) => {
    const list = { listId: externalId, ...omitNil({ token }) };
    const claimed = await shop.sharedWishlists.claim(shopper, list, { entryId, quantity, evenIfTaken });
    return {
      ...writeAnswer(claimed),
      claim: claimed.ok ? claimed.value.claim : null,
      entry: claimed.ok ? writeEntry(claimed.value.entry, shopper.storefront, baseUrl) : null,
      openPieces: !claimed.ok && claimed.refusal.because === 'too-many-pieces' ? claimed.refusal.open : null,
      possiblePieces: !claimed.ok && claimed.refusal.because === 'more-than-needed' ? claimed.refusal.possible : null,
    };
  },
  releaseWishlistClaims: async (
    { externalId, entryId }: MutationReleaseWishlistClaimsArgs,
    { shop, shopper, baseUrl },
  ) => {
    const released = await shop.sharedWishlists.releaseClaims(shopper, externalId, entryId);
    return {
      ...writeAnswer(released),
      quantity: released.ok ? released.value.quantity : null,
      entry: released.ok ? writeEntry(released.value.entry, shopper.storefront, baseUrl) : null,
    };
  },
  withdrawWishlistClaim: async ({ code }: MutationWithdrawWishlistClaimArgs, { shop, shopper }) => {
    const withdrawn = await shop.sharedWishlists.withdrawClaim(shopper, code);
    return {
      ...writeAnswer(withdrawn),
      quantity: withdrawn.ok ? withdrawn.value.quantity : null,
      released: withdrawn.ok ? withdrawn.value.released : null,
    };
  },
};
