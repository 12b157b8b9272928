import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { Shopper } from '@shop/domain/visit/shopper';
import type { AddedToList } from '@shop/domain/wishlists/add-to-list';
import type { WishlistEntry } from '@shop/domain/wishlists/wishlist-entry';
import { keyOfListRefusal, type ListRefusalWord } from '@shop/domain/wishlists/wishlist-refusal-key';
import type { ChangedWishlist, ListInCart } from '@shop/domain/wishlists/wishlists.port';
import { presentCart } from '../carts/present-cart.ts';
import { presentEntry, presentHead } from './present-wishlist.ts';
import type { ListInCartType, WishlistChangedType, WishlistRefusedType } from './wishlist-results.types.ts';

export interface ListRefusal {
  readonly because: ListRefusalWord;
  readonly entry?: WishlistEntry;
  readonly open?: number;
  readonly possible?: number;
}

export const presentRefusal = (refusal: ListRefusal, shopper: Shopper): WishlistRefusedType => ({
  __typename: 'WishlistRefused',
  because: refusal.because,
  messageKey: keyOfListRefusal(refusal, shopper),
  entry: refusal.entry && presentEntry(refusal.entry, shopper.storefront),
  open: refusal.open,
  possible: refusal.possible,
});

export const presentChange = (
  { list, entries, removed, gone, items, unknownNames = [], leftOutNames = [] }: ChangedWishlist & Partial<AddedToList>,
  storefront: Storefront,
): WishlistChangedType => ({
  __typename: 'WishlistChanged',
  list: presentHead(list),
  entries: entries.map((entry) => presentEntry(entry, storefront)),
  removed,
  gone,
  items: {
    ...items,
    added: items.added.map(({ entryId }) => entryId),
    raised: items.raised.map(({ entryId }) => entryId),
    unchanged: items.unchanged.map(({ entryId }) => entryId),
    unknownNames,
    leftOutNames,
  },
});

export const presentListInCart = (
  { cart, report, skipped, claims }: ListInCart,
  storefront: Storefront,
): ListInCartType => ({
  __typename: 'ListInCart',
  cart: presentCart(cart, storefront),
  report,
  skipped,
  claims,
});
