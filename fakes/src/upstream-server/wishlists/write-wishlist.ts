import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { BookmarkList, Bookmarks } from '@shop/domain/wishlists/bookmarks';
import type {
  Wishlist,
  WishlistCollection,
  WishlistHead,
  WishlistLink,
  WishlistMember,
} from '@shop/domain/wishlists/wishlist';
import { flagsOf } from '@shop/domain/wishlists/wishlist-rights';
import type {
  AllWishlists,
  BookmarkList as UpstreamBookmarks,
  Wishlist as UpstreamWishlist,
  WishlistEssentials,
  WishlistLink as UpstreamLink,
  WishlistOverview,
  WishlistUser,
} from '../generated/upstream-types.ts';
import { inCapitals } from '../shared/known-word.ts';
import { orNull } from '../shared/or-null.ts';
import { noUserId } from '../graphql/upstream-error.ts';
import { writeEntry, writeRemovedEntry } from './write-entry.ts';

const writeMember = ({ level, ...member }: WishlistMember): WishlistUser => ({ ...member, ...flagsOf(level) });

export const writeLink = ({ level, createdAt, expiresAt }: WishlistLink): UpstreamLink => ({
  level: inCapitals(level),
  createdAt,
  expiresAt,
});

export const writeOverview = ({ level, users, kind, ...head }: WishlistHead): WishlistOverview => ({
  ...head,
  ...flagsOf(level),
  kind: inCapitals(kind),
  users: users.map(writeMember),
});

export const writeWishlist = (
  { entries, removed, links, ...head }: Wishlist,
  storefront: Storefront,
  baseUrl: string,
): UpstreamWishlist => ({
  ...writeOverview(head),
  entries: entries.map((entry) => writeEntry(entry, storefront, baseUrl)),
  removedEntries: removed.map(writeRemovedEntry),
  links: links.map(writeLink),
});

export const writeAllWishlists = ({ merkzettel, further, merge }: WishlistCollection): AllWishlists => ({
  merkzettel: writeOverview(merkzettel),
  furtherLists: further.map(writeOverview),
  merge: orNull(merge),
  wishlist: null,
});

const writeBookmarks = ({ level, entries, ...list }: BookmarkList): UpstreamBookmarks => ({
  ...list,
  ...flagsOf(level),
  entries: entries.map(({ itemId, ...entry }) => ({ ...entry, itemId: orNull(itemId) })),
});

/** Everybody with a user id has a Merkzettel. */
export const writeEssentials = ([merkzettel, ...further]: Bookmarks): WishlistEssentials => {
  if (merkzettel === undefined) throw noUserId();
  return { merkzettel: writeBookmarks(merkzettel), furtherLists: further.map(writeBookmarks) };
};
