import type { ItemId, ProductId } from '../catalogue/product.ts';
import type { LoginState, WishlistId } from '../visit/shopper.ts';
import type { WishlistEntryId } from './wishlist-entry.ts';
import { may, type WishlistLevel } from './wishlist-rights.ts';

/** An entry as bookmarks need it; without an item where a variant is still to be chosen. */
export interface BookmarkEntry {
  readonly externalId: WishlistEntryId;
  readonly productId: ProductId;
  readonly itemId?: ItemId;
}

/** A list as bookmarks need it. */
export interface BookmarkList {
  readonly externalId: WishlistId;
  readonly name: string;
  readonly isDefault: boolean;
  readonly isStandardList: boolean;
  readonly level: WishlistLevel;
  readonly entries: readonly BookmarkEntry[];
}

/** All lists of a shopper, the Merkzettel first. */
export type Bookmarks = readonly BookmarkList[];

/** The entries of a product on a list: several if several of its variants are there. */
export const entriesOf = ({ entries }: BookmarkList, productId: ProductId): readonly BookmarkEntry[] =>
  entries.filter((entry) => entry.productId === productId);

const holds = (list: BookmarkList, productId: ProductId): boolean => entriesOf(list, productId).length > 0;

/** Lists that the shopper may change. */
export const changeableLists = (bookmarks: Bookmarks): Bookmarks =>
  bookmarks.filter(({ level }) => may(level, 'edit-entries'));

/** Whether a product's bookmark is pressed: it is on a list that the shopper may take it off again. */
export const isBookmarked = (bookmarks: Bookmarks, productId: ProductId): boolean =>
  changeableLists(bookmarks).some((list) => holds(list, productId));

/** What the press of a bookmark does. */
export type BookmarkPress =
  | { readonly do: 'add'; readonly to: BookmarkList }
  | { readonly do: 'remove'; readonly from: Bookmarks }
  | { readonly do: 'nothing' }
  /** The shopper chooses the lists. */
  | { readonly do: 'choose' };

/**
 * What a press does that is to make a product bookmarked, or not (WISH-02). A customer with several lists chooses those that are to
 * hold it; everybody else uses the current one (WISH-03). Where nothing can be chosen, as before scripts run, a product is taken
 * off all lists.
 */
export const bookmarkPress = (
  bookmarks: Bookmarks,
  {
    productId,
    isOn,
    canChoose,
  }: { readonly productId: ProductId; readonly isOn: boolean; readonly canChoose: boolean },
  loginState: LoginState,
): BookmarkPress => {
  const changeable = changeableLists(bookmarks);
  if (canChoose && loginState === 'customer' && changeable.length > 1) return { do: 'choose' };
  const holding = changeable.filter((list) => holds(list, productId));
  if (!isOn) {
    if (canChoose && holding.length > 1) return { do: 'choose' };
    return holding.length === 0 ? { do: 'nothing' } : { do: 'remove', from: holding };
  }
  if (holding.length > 0) return { do: 'nothing' };
  const standard = changeable.find(({ isStandardList }) => isStandardList) ?? changeable[0];
  return standard === undefined ? { do: 'nothing' } : { do: 'add', to: standard };
};
