import { omitNil } from '@shop/domain/shared/omit-nil';
import type { Result } from '@shop/domain/shared/result';
import type {
  ClaimRefusal,
  Invitation,
  MadeLink,
  NoSuchLink,
  ReleasedClaims,
  ReleaseRefusal,
  SharedWishlist,
} from '@shop/domain/wishlists/shared-wishlists.port';
import type { Claim, WishlistEntry } from '@shop/domain/wishlists/wishlist-entry';
import type { NotAllowed, WishlistNotFound } from '@shop/domain/wishlists/wishlists.port';
import type {
  ClaimWishlistEntryMutation,
  GetSharedWishlistQuery,
  ReleaseWishlistClaimsMutation,
  ShareWishlistMutation,
} from '../generated/operation-types.ts';
import { readChoiceResult } from '../shared/read-mutation-result.ts';
import type { RefusalTable } from '../shared/read-mutation-result.ts';
import { readId } from '../shared/read-text.ts';
import { Unreadable } from '../shared/unreadable.ts';
import { LIST_REFUSALS, LIST_UNKNOWN } from './read-changed-wishlist.ts';
import { readClaim, readEntry } from './read-entry.ts';
import { onlyList, readGranted } from './read-granted.ts';
import { readLinkLevel, readMemberLevel } from './read-levels.ts';
import { readKind, readLink, readWishlist } from './read-wishlist.ts';

export const NO_LINK: NoSuchLink = { because: 'no-such-link' };

export const JOIN_REFUSALS: RefusalTable<NoSuchLink | { readonly because: 'too-many-lists' | 'too-many-members' }> = {
  NO_SUCH_LINK: () => NO_LINK,
  TOO_MANY_LISTS: () => ({ because: 'too-many-lists' }),
  TOO_MANY_MEMBERS: () => ({ because: 'too-many-members' }),
};

type Shared = NonNullable<GetSharedWishlistQuery['getSharedWishlist']>;

const readInvitation = ({
  externalId,
  listName,
  entryCount,
  kind,
  level,
  ownRights,
}: Shared['invitation']): Invitation => ({
  externalId: readId(externalId),
  listName,
  entryCount,
  kind: readKind(kind),
  level: readLinkLevel(level),
  ...omitNil({ ownLevel: ownRights === null ? undefined : readMemberLevel(ownRights) }),
});

const noSuchEntry = ({ subject }: { readonly subject: string | null }) =>
  ({ because: 'no-such-entry', entryId: readId(subject) }) as const;

export const readShared = ({ invitation, wishlist, goneClaims }: Shared): SharedWishlist => ({
  invitation: readInvitation(invitation),
  list: onlyList(readWishlist(wishlist), invitation.externalId),
  goneClaims: goneClaims.map(({ entryId, name, quantity }) => ({ entryId: readId(entryId), name, quantity })),
});

/** A new link; its token is told here alone. */
export const readMade = (
  reply: ShareWishlistMutation['shareWishlist'],
): Result<MadeLink, WishlistNotFound | NotAllowed> =>
  readGranted(readChoiceResult(reply, LIST_REFUSALS), reply.link, (link) => ({
    ...readLink(link),
    token: readId(reply.token),
  }));

/** How many pieces of an entry are open again; or why none were released. */
export const readReleased = (
  reply: ReleaseWishlistClaimsMutation['releaseWishlistClaims'],
): Result<ReleasedClaims, ReleaseRefusal> => {
  const refusals: RefusalTable<ReleaseRefusal> = { ...LIST_REFUSALS, NO_SUCH_ENTRY: noSuchEntry };
  return readGranted(readChoiceResult(reply, refusals), reply.entry, (entry) => {
    if (reply.quantity === null) throw new Unreadable('released claims without their pieces');
    return { quantity: reply.quantity, entry: readEntry(entry) };
  });
};

/** A claim with the entry that it is on; or why nothing was taken over. */
export const readClaimed = (
  reply: ClaimWishlistEntryMutation['claimWishlistEntry'],
): Result<{ readonly claim: Claim; readonly entry: WishlistEntry }, ClaimRefusal> => {
  const refusals: RefusalTable<ClaimRefusal> = {
    ...LIST_UNKNOWN,
    NO_SUCH_ENTRY: noSuchEntry,
    INVALID_QUANTITY: () => ({ because: 'invalid-quantity' }),
    TOO_MANY_PIECES: () => ({ because: 'too-many-pieces', open: reply.openPieces ?? 0 }),
    MORE_THAN_NEEDED: () => ({ because: 'more-than-needed', possible: reply.possiblePieces ?? 0 }),
    TOO_MANY_CLAIMS: () => ({ because: 'too-many-claims' }),
  };
  return readGranted(readChoiceResult(reply, refusals), reply.claim, (claim) => {
    if (reply.entry === null) throw new Unreadable('a claim without its entry');
    return { claim: readClaim(claim), entry: readEntry(reply.entry) };
  });
};
