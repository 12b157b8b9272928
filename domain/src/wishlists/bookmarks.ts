import type { ProductId } from '../catalogue/product.ts';
import type { LoginState, WishlistId } from '../visit/shopper.ts';
import type { WishlistEntryId } from './wishlist-entry.ts';
import { may, type WishlistLevel } from './wishlist-rights.ts';

/** A list as bookmarks need it. */
export interface BookmarkList {
  readonly externalId: WishlistId;
  readonly name: string;
  readonly isDefault: boolean;
  readonly isStandardList: boolean;
  readonly level: WishlistLevel;
  readonly entries: readonly { readonly externalId: WishlistEntryId; readonly productId: ProductId }[];
}

/** All lists of a shopper, the Merkzettel first. */
export type Bookmarks = readonly BookmarkList[];

/** The entries of a product on a list: several if several of its variants are there. */
export const entriesOf = ({ entries }: BookmarkList, productId: ProductId): BookmarkList['entries'] =>
  entries.filter((entry) => entry.productId === productId);

const holds = (list: BookmarkList, productId: ProductId): boolean => entriesOf(list, productId).length > 0;

/** Whether a product is on any list of the shopper: its bookmark is pressed then. */
export const isBookmarked = (bookmarks: Bookmarks, productId: ProductId): boolean =>
  bookmarks.some((list) => holds(list, productId));

/** Lists that the shopper may change. */
export const changeableLists = (bookmarks: Bookmarks): Bookmarks =>
  bookmarks.filter(({ level }) => may(level, 'edit-entries'));

/** What the press of a bookmark does. */
export type BookmarkPress =
  | { readonly do: 'add' | 'remove'; readonly to: BookmarkList }
  | { readonly do: 'nothing' }
  /** The shopper chooses the lists. */
  | { readonly do: 'choose' };

/**
 * What a press does that is to make a product bookmarked, or not (WISH-02). A customer with several lists chooses; everybody else
 * uses the current one (WISH-03). A product on several lists is taken off those that the shopper names.
 */
export const bookmarkPress = (
  bookmarks: Bookmarks,
  { productId, isOn }: { readonly productId: ProductId; readonly isOn: boolean },
  loginState: LoginState,
): BookmarkPress => {
  const changeable = changeableLists(bookmarks);
  const holding = changeable.filter((list) => holds(list, productId));
  if (!isOn) {
    const [only, ...others] = holding;
    if (only === undefined) return { do: 'nothing' };
    return others.length > 0 ? { do: 'choose' } : { do: 'remove', to: only };
  }
  if (holding.length > 0) return { do: 'nothing' };
  const standard = changeable.find(({ isStandardList }) => isStandardList) ?? changeable[0];
  if (standard === undefined || (loginState === 'customer' && changeable.length > 1)) return { do: 'choose' };
  return { do: 'add', to: standard };
};
