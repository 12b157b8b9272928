import type { ItemId, ProductId } from '../catalogue/product.ts';
import type { WishlistId } from '../visit/shopper.ts';
import type { WishlistEntryId } from './wishlist-entry.ts';

/** An article for a list. */
export interface ListedItem {
  readonly productId: ProductId;
  readonly itemId: ItemId;
  readonly quantity: number;
}

/** The article of an entry, by which some shops know it. */
export type NamedItem = Omit<ListedItem, 'quantity'>;

/** One change of a list's entries. */
export type WishlistChange =
  /** An article that is there already keeps the larger quantity; one that was removed comes back. */
  | { readonly do: 'add-items'; readonly items: readonly ListedItem[] }
  /** `item`: only on the Merkzettel, where a bookmark takes the article off. */
  | { readonly do: 'remove-entry'; readonly entryId: WishlistEntryId; readonly item?: NamedItem }
  /** Each can be restored at its place. */
  | { readonly do: 'remove-entries'; readonly entryIds: readonly WishlistEntryId[] }
  /** Brings an entry back to its place, with its quantity, comments and claims (WISH-09), or takes two apart that became one by `replace-item`. */
  | { readonly do: 'restore-entry'; readonly entryId: WishlistEntryId }
  /** In the order of the list, as many as it has room for: the others stay `removed`, and those that can no longer be restored are `gone`. */
  | { readonly do: 'restore-entries'; readonly entryIds: readonly WishlistEntryId[] }
  /** Removed entries can no longer be restored. */
  | { readonly do: 'dismiss-removed' }
  /** 0 to 9998 (FORM-13). `version`: of the entry that the shopper saw. */
  | {
      readonly do: 'change-quantity';
      readonly entryId: WishlistEntryId;
      readonly quantity: number;
      readonly version: number;
      readonly item?: NamedItem;
    }
  /** Another variant of the product, or a substitute. If it is on the list already, the pieces are put together (WISH-16). */
  | {
      readonly do: 'replace-item';
      readonly entryId: WishlistEntryId;
      readonly itemId: ItemId;
      readonly version: number;
    }
  /** Before which entry it stands now; null: at the end. */
  | { readonly do: 'place-entry'; readonly entryId: WishlistEntryId; readonly before: WishlistEntryId | null }
  /** To another list, where the same article keeps the larger quantity. Moved entries can be restored here. */
  | {
      readonly do: 'copy-entries' | 'move-entries';
      readonly entryIds: readonly WishlistEntryId[];
      readonly to: WishlistId;
    };

export type WishlistChangeKind = WishlistChange['do'];

/** In the order of the union. */
export const WISHLIST_CHANGES = [
  'add-items',
  'remove-entry',
  'remove-entries',
  'restore-entry',
  'restore-entries',
  'dismiss-removed',
  'change-quantity',
  'replace-item',
  'place-entry',
  'copy-entries',
  'move-entries',
] as const satisfies readonly WishlistChangeKind[];
