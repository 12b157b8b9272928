import type { ListedItem } from '@shop/domain/wishlists/wishlist-change';
import { granted, refused } from '@shop/domain/shared/result';
import type { Transaction } from '../worlds/transaction.ts';
import { addEntries } from './add-entries.ts';
import { isQuantity } from './change-entries.ts';
import { draftOf } from './entry-draft.ts';
import type { Changed, Editor, ListChange } from './list-change.ts';
import type { WishlistRecord } from './wishlist-record.ts';

/** Puts items on a list, and says which of them the shop does not have. */
export const addListed = (
  tx: Transaction,
  editor: Editor,
  list: WishlistRecord,
  listed: readonly ListedItem[],
): ListChange => {
  const drafts = listed.map(({ itemId, quantity }) => draftOf(tx.goods, itemId, quantity));
  const known = drafts.filter((draft) => draft !== undefined);
  const unknown = listed.filter((_item, at) => drafts[at] === undefined).map(({ itemId }) => itemId);
  const change = addEntries(tx, editor, list, known);
  return { ...change, items: { ...change.items, unknown } };
};

export const addItems = (
  tx: Transaction,
  editor: Editor,
  list: WishlistRecord,
  listed: readonly ListedItem[],
): Changed => {
  if (!listed.every(({ quantity }) => isQuantity(quantity))) return refused({ because: 'invalid-quantity' });
  const change = addListed(tx, editor, list, listed);
  const { added, raised, unchanged, unknown, leftOut } = change.items;
  const [only] = unknown;
  if (only !== undefined && listed.length === 1) return refused({ because: 'no-such-item', itemId: only });
  if (leftOut.length > 0 && added.length + raised.length + unchanged.length === 0)
    return refused({ because: 'list-full' });
  return granted(change);
};
