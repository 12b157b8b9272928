import { normaliseText } from '../shared/normalise-text.ts';
import type { WishlistId } from '../visit/shopper.ts';
import type { RemovedEntry, WishlistEntry } from './wishlist-entry.ts';
import type { LinkLevel, MemberLevel, WishlistLevel } from './wishlist-rights.ts';

/**
 * Most lists of an account, the Merkzettel and joined ones included: with so many, none is made and none is joined. A login or
 * registration may lead beyond it. The lists that the visitor had joined, and a list of the entries that the full Merkzettel has
 * no room for, would be lost otherwise, and whoever has too many lists can delete or leave some.
 */
export const MOST_WISHLISTS = 50;
/** Most lists that one request names. It limits work and no lists: ten logins, each with all the lists that a visitor can join, lead to fewer. */
export const MOST_NAMED_WISHLISTS = 500;
export const MOST_WISHLIST_ENTRIES = 500;
/** From then on people are told how much room is left. */
const NEARLY_FULL = 0.9;

const roomToTell = (held: number, most: number): number | undefined =>
  held >= NEARLY_FULL * most ? Math.max(0, most - held) : undefined;

/** Lists that an account can still get; undefined as long as nobody needs to know. */
export const roomForListsToTell = (lists: number): number | undefined => roomToTell(lists, MOST_WISHLISTS);

/** Entries that a list can still get; undefined as long as nobody needs to know. */
export const roomForEntriesToTell = (entries: number): number | undefined => roomToTell(entries, MOST_WISHLIST_ENTRIES);

/** Most members of a list, its creator included. */
export const MOST_WISHLIST_MEMBERS = 100;
/** How long an invitation can be followed, in days. */
export const WISHLIST_LINK_DAYS = 90;
/** How long somebody reads that a claim of theirs was released, or its entry removed, in ms: as long as the link can be followed by which they made it. */
export const RELEASE_TOLD_MS = WISHLIST_LINK_DAYS * 24 * 60 * 60 * 1000;
/** Tokens of links are shorter. */
export const WISHLIST_TOKEN_MAX_LENGTH = 200;
/** How long a removed entry can be restored, in ms. */
export const RESTORE_WINDOW_MS = 24 * 60 * 60 * 1000;

export const WISHLIST_KINDS = ['list', 'class-list'] as const;
/** A class list says of each entry how many pieces are needed and how many are taken. */
export type WishlistKind = (typeof WISHLIST_KINDS)[number];

export interface WishlistMember {
  readonly memberId: string;
  /** First name and initial; empty for members without an account. */
  readonly name: string;
  readonly level: MemberLevel;
  readonly isSelf: boolean;
}

/** A link that is in force. Its token is told once, when it is made. */
export interface WishlistLink {
  readonly level: LinkLevel;
  /** ISO instants. */
  readonly createdAt: string;
  readonly expiresAt: string;
}

/** A list as others are told from (ENT-25). */
export interface WishlistHead {
  readonly externalId: WishlistId;
  readonly name: string;
  readonly description: string;
  readonly kind: WishlistKind;
  /** The Merkzettel: everybody has it from the start, and it is neither renamed, shared nor deleted. */
  readonly isDefault: boolean;
  /** Bookmarks go to it; each member chooses for themselves. */
  readonly isStandardList: boolean;
  readonly active: boolean;
  /** ISO instant. */
  readonly createdAt: string;
  /** What the shopper is to it. */
  readonly level: WishlistLevel;
  readonly entryCount: number;
  readonly commentCount: number;
  /** Its members, the creator first; viewers see none. */
  readonly users: readonly WishlistMember[];
}

export interface Wishlist extends WishlistHead {
  readonly entries: readonly WishlistEntry[];
  readonly removed: readonly RemovedEntry[];
  /** Only for those who may invite. */
  readonly links: readonly WishlistLink[];
}

/** What a login added to the Merkzettel. Stays until it is dismissed or undone, or until a later one adds something: the newest can be undone, an earlier one is final then. */
export interface MerkzettelMerge {
  readonly id: string;
  /** Articles that were not on it before. */
  readonly added: number;
  /** Articles of which the visitor had more pieces. */
  readonly raised: number;
  /** Articles that were not on it before, and for which it had no room: they are on a list of their own. */
  readonly leftOut: number;
}

/** All lists of a shopper (WISH-01). */
export interface WishlistCollection<List extends WishlistHead = WishlistHead> {
  readonly merkzettel: List;
  readonly further: readonly List[];
  readonly merge?: MerkzettelMerge;
}

export const allListsOf = <List extends WishlistHead>({
  merkzettel,
  further,
}: WishlistCollection<List>): readonly List[] => [merkzettel, ...further];

/** Whether two names are the same to a reader. Whoever creates lists gives each another name. */
export const isSameListName = (one: string, other: string): boolean =>
  normaliseText(one).toLowerCase() === normaliseText(other).toLowerCase();
