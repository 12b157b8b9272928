import type { ItemId, ProductId } from '@shop/domain/catalogue/product';
import type { UserId, WishlistId } from '@shop/domain/visit/shopper';
import type { WishlistKind } from '@shop/domain/wishlists/wishlist';
import type { WishlistEntryId } from '@shop/domain/wishlists/wishlist-entry';
import type { LinkLevel, MemberLevel, SetLevel } from '@shop/domain/wishlists/wishlist-rights';
import type { Texts } from '../goods/goods.ts';
import { emptyMap } from '../worlds/persistent-map.ts';
import type { TableRows } from '../worlds/world-tables.ts';

/** World time, ms since the epoch, and who it was. */
export interface ChangeRecord {
  readonly at: number;
  readonly by: UserId;
}

export interface EntryRecord {
  readonly id: WishlistEntryId;
  readonly productId: ProductId;
  /** Absent: a variant must be chosen. */
  readonly itemId?: ItemId;
  /** As they were when it was added: shown once the shop no longer has the product. */
  readonly name: Texts;
  readonly orderNumber: string;
  readonly quantity: number;
  readonly version: number;
  readonly changed: ChangeRecord;
  /** It can be restored for a while. */
  readonly removed?: ChangeRecord;
  /** It was put together with another entry of the same article, from which it can be taken apart for a while. */
  readonly joined?: JoinedEntryRecord;
}

/** What two entries were before they became one. */
export interface JoinedEntryRecord {
  /** The version that they have together: a later change keeps them together for good. */
  readonly version: number;
  /** The entry that is left, without an earlier joining. */
  readonly before: EntryRecord;
  /** The entry that is gone. */
  readonly other: EntryRecord;
  /** Its place among all rows, from 0. */
  readonly index: number;
  /** Ids of its comments and codes of its claims. */
  readonly comments: readonly string[];
  readonly claims: readonly string[];
}

export interface MemberRecord {
  readonly memberId: string;
  readonly userId: UserId;
  readonly level: MemberLevel;
  /** Of the link by which they came; absent for the creator. */
  readonly link?: number;
}

/** What a user was made by somebody with the right, and which links are older: they are not above it. */
export interface SetLevelRecord {
  readonly userId: UserId;
  readonly level: SetLevel;
  /** The number of the newest link of that time. */
  readonly lastLink: number;
}

export interface CommentRecord {
  readonly id: string;
  readonly text: string;
  readonly authorId: UserId;
  /** World time, ms since the epoch. */
  readonly at: number;
  readonly entryId?: WishlistEntryId;
}

export interface LinkRecord {
  /** Of its token, which nobody can read from a world. */
  readonly digest: string;
  readonly level: LinkLevel;
  /** Higher than those of all links that were made before it. */
  readonly number: number;
  /** World time, ms since the epoch. */
  readonly createdAt: number;
  readonly expiresAt: number;
  /** Was mailed to one person, and belongs to whoever joins first. */
  readonly isForOne: boolean;
  readonly usedBy?: UserId;
}

/** Remembered for an hour, so that nobody is sent the same mail again and again. */
export interface InvitationRecord {
  /** Digest of the address. */
  readonly address: string;
  readonly level: LinkLevel;
  /** World time, ms since the epoch. */
  readonly at: number;
}

export interface ClaimRecord {
  readonly code: string;
  readonly entryId: WishlistEntryId;
  /** Absent once the account is deleted. */
  readonly userId?: UserId;
  /** Pieces that it still holds. */
  readonly quantity: number;
  readonly bought: number;
  readonly released?: ReleasedRecord;
  /** Its entry was removed, and can no longer be restored. */
  readonly gone?: GoneEntryRecord;
}

/** An entry that was removed, and world time of that, in ms since the epoch. */
export interface GoneEntryRecord {
  readonly name: Texts;
  readonly at: number;
}

/** Pieces of a claim that were released, and world time of the last of them, in ms since the epoch. */
export interface ReleasedRecord {
  readonly pieces: number;
  readonly at: number;
}

/** Pieces of a claim that an order bought. */
export interface BoughtPieces {
  /** Of the claim. */
  readonly code: string;
  readonly pieces: number;
}

/** A list as a world stores it. Articles and prices are looked up on each read. */
export interface WishlistRecord {
  readonly id: WishlistId;
  readonly isMerkzettel: boolean;
  readonly name: string;
  readonly description: string;
  readonly kind: WishlistKind;
  /** World time, ms since the epoch. */
  readonly createdAt: number;
  /** In the order in which they joined. */
  readonly members: readonly MemberRecord[];
  /** Of members and of former ones; the last of several of a user counts. */
  readonly setLevels: readonly SetLevelRecord[];
  /** How many links it ever had. */
  readonly madeLinks: number;
  readonly entries: readonly EntryRecord[];
  /** The oldest first. */
  readonly comments: readonly CommentRecord[];
  readonly links: readonly LinkRecord[];
  readonly invitations: readonly InvitationRecord[];
  /** The oldest first. */
  readonly claims: readonly ClaimRecord[];
}

/** An entry that a merge added or raised, as the merge left it. */
export interface MergedEntryRecord {
  readonly entryId: WishlistEntryId;
  readonly version: number;
  /** As it was before; absent if it was not there. */
  readonly before?: EntryRecord;
}

export interface MergeRecord {
  readonly id: string;
  /** World time, ms since the epoch. */
  readonly at: number;
  /** The visitor's entries, those for which there was no room apart. */
  readonly brought: readonly EntryRecord[];
  /** How many entries there was no room for, and the list that they became. */
  readonly leftOut?: { readonly count: number; readonly listId: WishlistId };
  readonly merged: readonly MergedEntryRecord[];
}

/** What belongs to a user beside the Merkzettel. */
export interface ListsOfUser {
  /** Further lists, in the order in which they came. */
  readonly lists: readonly WishlistId[];
  /** The list that bookmarks go to; absent: the Merkzettel. */
  readonly standard?: WishlistId;
  /** Lists with claims of theirs. */
  readonly claimedOn: readonly WishlistId[];
  /** The newest. */
  readonly merge?: MergeRecord;
  /** The id of the one that was undone last. */
  readonly undone?: string;
}

export const WISHLIST_TABLES = {
  wishlists: emptyMap<WishlistRecord>(),
  listsOfUsers: emptyMap<ListsOfUser>(),
  /** Ids of lists, by the digest of a link's token. */
  wishlistLinks: emptyMap<WishlistId>(),
  /** Ids of lists, by the code of a claim. */
  wishlistClaims: emptyMap<WishlistId>(),
} satisfies Partial<TableRows>;

declare module '../worlds/world-tables.ts' {
  interface WorldTables {
    readonly wishlists: WishlistRecord;
    readonly listsOfUsers: ListsOfUser;
    readonly wishlistLinks: WishlistId;
    readonly wishlistClaims: WishlistId;
  }
}
