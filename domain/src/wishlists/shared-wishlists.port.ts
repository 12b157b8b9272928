import type { FormRefusal } from '../shared/field-errors.ts';
import type { Result } from '../shared/result.ts';
import type { Shopper, WishlistId } from '../visit/shopper.ts';
import type { TooMuchClaimed } from './class-list.ts';
import type { Wishlist, WishlistHead, WishlistLink } from './wishlist.ts';
import type { Claim, WishlistEntry, WishlistEntryId } from './wishlist-entry.ts';
import type { LinkLevel, MemberLevel } from './wishlist-rights.ts';
import type { ListAccess, NotAllowed, WishlistNotFound } from './wishlists.port.ts';

/** A link that is unknown, revoked or too old. */
export interface NoSuchLink {
  readonly because: 'no-such-link';
}

/** What a link leads to, told before anybody joins. */
export interface Invitation {
  readonly externalId: WishlistId;
  readonly listName: string;
  readonly entryCount: number;
  readonly kind: WishlistHead['kind'];
  /** What the link makes of the shopper if they are no more already. */
  readonly level: LinkLevel;
  /** What the shopper is to the list already. */
  readonly ownLevel?: MemberLevel;
}

/** A new link. Its token is known to nobody else, not even to the shop, which keeps a hash. */
export interface MadeLink extends WishlistLink {
  readonly token: string;
}

/** What the shopper had claimed and not bought of an entry that is not on the list any more. */
export interface GoneClaim {
  readonly entryId: WishlistEntryId;
  readonly name: string;
  /** Pieces. */
  readonly quantity: number;
}

/** A list as whoever holds a link sees it: no members, no comments, no names. */
export interface SharedWishlist {
  readonly invitation: Invitation;
  readonly list: Wishlist;
  /** The shopper's own. An entry that is restored brings its claims back. */
  readonly goneClaims: readonly GoneClaim[];
}

export type ClaimRefusal =
  | WishlistNotFound
  | { readonly because: 'no-such-entry'; readonly entryId: WishlistEntryId }
  | { readonly because: 'invalid-quantity' }
  | TooMuchClaimed;

/** What was claimed of an entry and not bought, and is open again. */
export interface ReleasedClaims {
  /** Pieces; 0 if there were none. */
  readonly quantity: number;
  readonly entry: WishlistEntry;
}

export type ReleaseRefusal =
  | WishlistNotFound
  | NotAllowed
  | { readonly because: 'no-such-entry'; readonly entryId: WishlistEntryId };

/** What somebody gives up by the code of a claim. */
export interface WithdrawnClaim {
  /** Pieces that are open again; 0 if all were bought or released. */
  readonly quantity: number;
  /** Pieces that whoever runs the list had released before. */
  readonly released: number;
}

/** Lists that several people use (WISH-18, WISH-19), and class lists. */
export interface SharedWishlists {
  /** Makes a link for a level; the one before it is no longer valid. */
  share(shopper: Shopper, id: WishlistId, level: LinkLevel): Promise<Result<MadeLink, WishlistNotFound | NotAllowed>>;
  /** All links of the list are no longer valid; whoever was invited can be invited again at once. */
  revokeLinks(shopper: Shopper, id: WishlistId): Promise<Result<void, WishlistNotFound | NotAllowed>>;
  /** Sends a link of its own by mail, which is valid for one person. */
  invite(
    shopper: Shopper,
    id: WishlistId,
    invited: { readonly email: string; readonly level: Exclude<LinkLevel, 'viewer'> },
  ): Promise<Result<void, FormRefusal | WishlistNotFound | NotAllowed>>;
  /** Reads what a link leads to, and changes nothing. */
  open(shopper: Shopper, token: string): Promise<Result<SharedWishlist, NoSuchLink>>;
  /**
   * Makes the shopper a member. A lower link changes nothing for members, nor does an invitation that they have used. A link makes
   * of nobody more than they were made by `setLevel` since it exists, and leads those nowhere who were removed since.
   */
  join(
    shopper: Shopper,
    token: string,
  ): Promise<Result<WishlistHead, NoSuchLink | { readonly because: 'too-many-lists' | 'too-many-members' }>>;
  leave(shopper: Shopper, id: WishlistId): Promise<Result<void, WishlistNotFound | NotAllowed>>;
  setLevel(
    shopper: Shopper,
    id: WishlistId,
    member: { readonly memberId: string; readonly level: Exclude<MemberLevel, 'creator'> },
  ): Promise<Result<WishlistHead, WishlistNotFound | NotAllowed>>;
  removeMember(
    shopper: Shopper,
    id: WishlistId,
    memberId: string,
  ): Promise<Result<WishlistHead, WishlistNotFound | NotAllowed>>;
  /** The member becomes the creator, and the shopper an admin. */
  handOver(
    shopper: Shopper,
    id: WishlistId,
    memberId: string,
  ): Promise<Result<WishlistHead, WishlistNotFound | NotAllowed>>;
  /** Takes over pieces of a class list's entry. */
  claim(
    shopper: Shopper,
    list: ListAccess,
    claimed: { readonly entryId: WishlistEntryId; readonly quantity: number; readonly evenIfTaken: boolean },
  ): Promise<Result<{ readonly claim: Claim; readonly entry: WishlistEntry }, ClaimRefusal>>;
  /** Releases what was claimed of a class list's entry and not bought, whoever claimed it; they see that it was released. */
  releaseClaims(
    shopper: Shopper,
    id: WishlistId,
    entryId: WishlistEntryId,
  ): Promise<Result<ReleasedClaims, ReleaseRefusal>>;
  /** Gives up a claim, by its code. Pieces that were bought stay taken. */
  withdrawClaim(shopper: Shopper, code: string): Promise<Result<WithdrawnClaim, { readonly because: 'no-such-claim' }>>;
}
