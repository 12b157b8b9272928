import type { CartClosed, CartReport } from '../carts/carts.port.ts';
import type { Cart } from '../carts/cart.ts';
import type { NumberedLine } from '../carts/order-lines.ts';
import type { ItemId } from '../catalogue/product.ts';
import type { FormRefusal } from '../shared/field-errors.ts';
import type { Result } from '../shared/result.ts';
import type { CartId, Shopper, WishlistId } from '../visit/shopper.ts';
import type { Bookmarks } from './bookmarks.ts';
import type { WantedEntries } from './class-list.ts';
import type { Wishlist, WishlistCollection, WishlistHead, WishlistKind } from './wishlist.ts';
import type { ListedItem, WishlistChange } from './wishlist-change.ts';
import type { WishlistComment } from './wishlist-comment.ts';
import type { Claim, EntryGap, RemovedEntry, WishlistEntry, WishlistEntryId } from './wishlist-entry.ts';
import type { WishlistForm } from './wishlist-rules.ts';

/** A list that is not there and one that the shopper may not see get the same answer. */
export interface WishlistNotFound {
  readonly because: 'no-such-list';
}

/** A member may see the list, but not do this with it. */
export interface NotAllowed {
  readonly because: 'not-allowed';
}

export type WishlistRefusal =
  | WishlistNotFound
  | NotAllowed
  | { readonly because: 'no-such-entry'; readonly entryId: WishlistEntryId }
  | { readonly because: 'no-such-item'; readonly itemId: ItemId }
  /** Nothing was changed: somebody else has changed the same entry, which is now as stated. */
  | { readonly because: 'changed-meanwhile'; readonly entry: WishlistEntry }
  | { readonly because: 'invalid-quantity' }
  | { readonly because: 'list-full' };

/** A list that the shopper is a member of, or has a link to. */
export interface ListAccess {
  readonly listId: WishlistId;
  /** Of the link. */
  readonly token?: string;
}

/** All lists of a shopper, and one of them as its page shows it. */
export interface OpenedWishlist {
  readonly collection: WishlistCollection;
  readonly list: Wishlist;
}

/** What became of items that were added. */
export interface AddedItems {
  readonly added: readonly { readonly entryId: WishlistEntryId; readonly name: string; readonly quantity: number }[];
  /** Was there with fewer pieces. */
  readonly raised: readonly { readonly entryId: WishlistEntryId; readonly name: string; readonly quantity: number }[];
  /** Was there with as many pieces or more. */
  readonly unchanged: readonly { readonly entryId: WishlistEntryId; readonly name: string }[];
  /** The shop does not have it. */
  readonly unknown: readonly ItemId[];
  /** The list was full. */
  readonly leftOut: readonly ItemId[];
}

export const NOTHING_ADDED: AddedItems = { added: [], raised: [], unchanged: [], unknown: [], leftOut: [] };

/** A list after a change. */
export interface ChangedWishlist {
  readonly list: WishlistHead;
  /** The entries that were changed, as they are now. */
  readonly entries: readonly WishlistEntry[];
  /** What this change removed, or had no room to restore. */
  readonly removed: readonly RemovedEntry[];
  /** An entry that was put together with another one: restoring it takes them apart, unless either was changed since. Or one that can no longer be restored. */
  readonly gone: readonly WishlistEntryId[];
  readonly items: AddedItems;
}

/** An entry that did not go into the cart. */
export interface SkippedEntry {
  readonly entryId: WishlistEntryId;
  /** Absent if the list does not know it any more. */
  readonly name?: string;
  readonly gap: EntryGap;
  /** Where a variant or the substitute is chosen; absent if there is neither. */
  readonly path?: string;
}

/** What a list put into the cart. The list itself stays as it is. */
export interface ListInCart {
  readonly cart: Cart;
  readonly report: CartReport;
  readonly skipped: readonly SkippedEntry[];
  /** What this claimed for the shopper of a class list. */
  readonly claims: readonly Claim[];
}

export interface UndoMergeRefusal {
  readonly because: 'no-such-merge' | 'too-many-lists';
}

export interface Wishlists {
  /** All lists of the shopper, one of them with its entries: by default the Merkzettel (UPQ-47). */
  all(shopper: Shopper, id?: WishlistId): Promise<Result<OpenedWishlist, WishlistNotFound>>;
  /** What is bookmarked (UPQ-48, UPQ-49). */
  bookmarks(shopper: Shopper): Promise<Bookmarks>;
  /** The newest first (UPQ-50). */
  comments(shopper: Shopper, id: WishlistId): Promise<Result<readonly WishlistComment[], WishlistNotFound>>;
  create(
    shopper: Shopper,
    form: WishlistForm & { readonly kind: WishlistKind },
    items?: readonly ListedItem[],
  ): Promise<Result<ChangedWishlist, FormRefusal | { readonly because: 'too-many-lists' }>>;
  /** Renames and describes it. */
  describe(
    shopper: Shopper,
    id: WishlistId,
    form: WishlistForm,
  ): Promise<Result<WishlistHead, FormRefusal | WishlistNotFound | NotAllowed>>;
  remove(shopper: Shopper, id: WishlistId): Promise<Result<void, WishlistNotFound | NotAllowed>>;
  setStandard(shopper: Shopper, id: WishlistId): Promise<Result<WishlistHead, WishlistNotFound>>;
  /** Changes entries: all of a change, or nothing. */
  change(shopper: Shopper, id: WishlistId, change: WishlistChange): Promise<Result<ChangedWishlist, WishlistRefusal>>;
  /**
   * Adds items by their order numbers, in one call; `unknown` and `leftOut` name them as the lines do. The number of a product with
   * several items adds it without a variant (UPM-53).
   */
  importLines(
    shopper: Shopper,
    id: WishlistId,
    lines: readonly NumberedLine[],
  ): Promise<Result<ChangedWishlist, WishlistRefusal>>;
  /**
   * Puts entries into the shopper's cart. What cannot be bought is skipped, and said, as is a named entry that is not on the list any
   * more. Open pieces of a class list that come into the cart through its link are the shopper's claims from then on.
   */
  putIntoCart(
    shopper: Shopper,
    list: ListAccess,
    into: WantedEntries & { readonly cartId: CartId },
  ): Promise<Result<ListInCart, WishlistNotFound | CartClosed>>;
  comment(
    shopper: Shopper,
    id: WishlistId,
    comment: { readonly text: string; readonly entryId?: WishlistEntryId },
  ): Promise<Result<WishlistComment, FormRefusal | WishlistRefusal | { readonly because: 'too-many-comments' }>>;
  deleteComment(
    shopper: Shopper,
    id: WishlistId,
    commentId: string,
  ): Promise<Result<void, WishlistNotFound | NotAllowed | { readonly because: 'no-such-comment' }>>;
  /**
   * Takes what a login added off the Merkzettel again; it becomes a list of its own. Undoing twice changes nothing more. A merge
   * that was dismissed, that a later one took the place of or that is somebody else's is not there. Whoever has the most lists
   * already deletes or leaves some first.
   */
  undoMerge(shopper: Shopper, mergeId: string): Promise<Result<WishlistCollection, UndoMergeRefusal>>;
  dismissMerge(shopper: Shopper, mergeId: string): Promise<void>;
}
