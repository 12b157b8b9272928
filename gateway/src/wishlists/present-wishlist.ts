import { deliveryTextOf } from '@shop/domain/catalogue/matrix-code';
import { type Money, plus } from '@shop/domain/shared/money';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { BookmarkList } from '@shop/domain/wishlists/bookmarks';
import { openTotal } from '@shop/domain/wishlists/class-list';
import { allListsOf, type Wishlist, type WishlistHead } from '@shop/domain/wishlists/wishlist';
import { entryGap, minimumToTell, type WishlistEntry } from '@shop/domain/wishlists/wishlist-entry';
import { may, mayWith, WISHLIST_ACTIONS } from '@shop/domain/wishlists/wishlist-rights';
import type { TeaserList } from '@shop/domain/wishlists/teaser-lists.port';
import type { OpenedWishlist } from '@shop/domain/wishlists/wishlists.port';
import type { TeaserListType } from './shared-wishlist.types.ts';
import type { WishlistEntryType } from './wishlist-entry.types.ts';
import type { BookmarkListType, OwnWishlistsType, WishlistHeadType, WishlistType } from './wishlist.types.ts';

export const presentEntry = (entry: WishlistEntry, storefront: Storefront): WishlistEntryType => ({
  ...entry,
  item: entry.item && { ...entry.item, deliveryText: deliveryTextOf(entry.item, storefront) },
  gap: entryGap(entry),
  minimumToTell: minimumToTell(entry),
  openTotal: entry.claims && openTotal(entry),
});

const sumOf = ([first, ...others]: readonly Money[]): Money | undefined => first && others.reduce(plus, first);

export const presentHead = (list: WishlistHead): WishlistHeadType => ({
  ...list,
  may: WISHLIST_ACTIONS.filter((action) => mayWith(list, action)),
});

export const presentWishlist = (list: Wishlist, storefront: Storefront): WishlistType => ({
  ...list,
  ...presentHead(list),
  entries: list.entries.map((entry) => presentEntry(entry, storefront)),
  openTotal: list.kind === 'class-list' ? sumOf(list.entries.flatMap((entry) => openTotal(entry) ?? [])) : undefined,
});

/** The total is that of the cached page, before a visitor changes a quantity. */
export const presentTeaserList = (list: TeaserList, storefront: Storefront): TeaserListType => ({
  ...list,
  entries: list.entries.map((entry) => presentEntry(entry, storefront)),
  total: sumOf(list.entries.flatMap(({ total }) => total ?? [])),
});

export const presentOwnWishlists = (
  { collection, list }: OpenedWishlist,
  storefront: Storefront,
): OwnWishlistsType => ({
  lists: allListsOf(collection).map(presentHead),
  open: presentWishlist(list, storefront),
  merge: collection.merge,
});

export const presentBookmarkList = (list: BookmarkList): BookmarkListType => ({
  ...list,
  isChangeable: may(list.level, 'edit-entries'),
  productIds: [...new Set(list.entries.map(({ productId }) => productId))],
});
