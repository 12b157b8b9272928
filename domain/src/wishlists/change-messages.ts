import { WISHLIST_MAX_QUANTITY } from '../carts/quantity.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import type { WishlistChangeKind } from './wishlist-change.ts';

/** A list after a change, as far as messages tell of it. */
interface ToldChange {
  readonly list: { readonly name: string };
  readonly entries: readonly { readonly product: { readonly name: string }; readonly quantity: number }[];
  readonly removed: readonly { readonly name: string }[];
  readonly gone: readonly string[];
}

/** Says that something was done. */
export interface ListMessage {
  readonly kind: 'success';
  readonly messageKey: MessageKey;
  readonly values: Readonly<Record<string, string>>;
}

const done = (messageKey: MessageKey, values: ListMessage['values']): readonly ListMessage[] => [
  { kind: 'success', messageKey, values },
];

/** What a change did to a list's entries, for whoever made it. Each message names the article and the list (WISH-21). */
export const changeMessages = (
  kind: WishlistChangeKind,
  { list: { name: list }, entries, removed, gone }: ToldChange,
): readonly ListMessage[] => {
  const [entry] = entries;
  const [gap] = removed;
  switch (kind) {
    case 'remove-entry':
    case 'remove-entries':
      if (gap === undefined) return [];
      return removed.length === 1
        ? done('shop.wishlist.removed', { name: gap.name, list })
        : done('shop.wishlist.removedSeveral', { name: gap.name, list, pieces: String(removed.length) });
    case 'restore-entry':
      return entry === undefined ? [] : done('shop.wishlist.restored', { name: entry.product.name, list });
    case 'replace-item':
      if (entry !== undefined && gone.length > 0)
        return done(entry.quantity < WISHLIST_MAX_QUANTITY ? 'shop.wishlist.together' : 'shop.wishlist.togetherMost', {
          name: entry.product.name,
          list,
          pieces: String(entry.quantity),
        });
      return entry === undefined ? [] : done('shop.wishlist.saved', { name: entry.product.name, list });
    case 'change-quantity':
    case 'place-entry':
      return entry === undefined ? [] : done('shop.wishlist.saved', { name: entry.product.name, list });
    case 'add-items':
    case 'copy-entries':
    case 'move-entries':
    case 'dismiss-removed':
      return [];
  }
};

/** A list's name, description, members or place among the lists have changed. */
export const listSaved = ({ name: list }: { readonly name: string }): ListMessage => ({
  kind: 'success',
  messageKey: 'shop.wishlist.listSaved',
  values: { list },
});
