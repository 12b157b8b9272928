import { MOST_WISHLIST_ENTRIES } from '@shop/domain/wishlists/wishlist';
import { localise } from '../goods/catalogue-context.ts';
import { nextNumber, type Transaction } from '../worlds/transaction.ts';
import { articleOf, type EntryDraft } from './entry-draft.ts';
import { changeOf, type Editor, entriesThere, isThere, type ListChange, restored } from './list-change.ts';
import type { EntryRecord, WishlistRecord } from './wishlist-record.ts';

export const newEntry = (tx: Transaction, { userId }: Pick<Editor, 'userId'>, draft: EntryDraft): EntryRecord => {
  const { productId, itemId, name, orderNumber, quantity } = draft;
  return {
    id: `entry-${nextNumber(tx, 'wishlist-entry')}`,
    productId,
    ...(itemId === undefined ? {} : { itemId }),
    name,
    orderNumber,
    quantity,
    version: 1,
    changed: { at: tx.now.getTime(), by: userId },
  };
};

/** An entry with so many pieces, which is a change of it if they are more or fewer. */
export const withQuantity = (
  tx: Transaction,
  { userId }: Pick<Editor, 'userId'>,
  entry: EntryRecord,
  quantity: number,
): EntryRecord =>
  entry.quantity === quantity
    ? entry
    : { ...entry, quantity, version: entry.version + 1, changed: { at: tx.now.getTime(), by: userId } };

const addDraft = (tx: Transaction, editor: Editor, change: ListChange, draft: EntryDraft): ListChange => {
  const { list, items } = change;
  const article = articleOf(draft);
  const at = list.entries.findIndex((entry) => articleOf(entry) === article);
  const before = list.entries[at];
  const name = localise(editor.storefront, draft.name);
  if (before !== undefined && isThere(before) && before.quantity >= draft.quantity)
    return { ...change, items: { ...items, unchanged: [...items.unchanged, { entryId: before.id, name }] } };
  const isNew = before === undefined || !isThere(before);
  if (isNew && entriesThere(list).length >= MOST_WISHLIST_ENTRIES)
    return { ...change, items: { ...items, leftOut: [...items.leftOut, article] } };
  const entry =
    before === undefined ? newEntry(tx, editor, draft) : withQuantity(tx, editor, restored(before), draft.quantity);
  const told = { entryId: entry.id, name, quantity: entry.quantity };
  return {
    ...change,
    list: { ...list, entries: before === undefined ? [...list.entries, entry] : list.entries.with(at, entry) },
    changed: [...change.changed, entry.id],
    items: isNew ? { ...items, added: [...items.added, told] } : { ...items, raised: [...items.raised, told] },
  };
};

/** Puts articles on a list: one that is there keeps the larger quantity, one that was removed comes back to its place with the new one. */
export const addEntries = (
  tx: Transaction,
  editor: Editor,
  list: WishlistRecord,
  drafts: readonly EntryDraft[],
): ListChange => drafts.reduce((change, draft) => addDraft(tx, editor, change, draft), changeOf(list));
