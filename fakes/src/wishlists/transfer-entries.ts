import type { Shopper, WishlistId } from '@shop/domain/visit/shopper';
import type { WishlistEntryId } from '@shop/domain/wishlists/wishlist-entry';
import { granted, refused } from '@shop/domain/shared/result';
import type { Transaction } from '../worlds/transaction.ts';
import { addEntries } from './add-entries.ts';
import { noSuchEntry, removeEntries } from './change-entries.ts';
import { articleOf } from './entry-draft.ts';
import { type Changed, changeOf, type Editor, entryThere } from './list-change.ts';
import { listFor } from './open-list.ts';
import { saveList } from './stored-lists.ts';
import type { WishlistRecord } from './wishlist-record.ts';

/** Copies entries to another list. Moved ones are removed here, unless the other list is full. */
export const transferEntries = (
  tx: Transaction,
  shopper: Shopper,
  editor: Editor,
  list: WishlistRecord,
  asked: {
    readonly do: 'copy-entries' | 'move-entries';
    readonly entryIds: readonly WishlistEntryId[];
    readonly to: WishlistId;
  },
): Changed => {
  const to = listFor(tx, shopper, asked.to, 'edit-entries');
  if (!to.ok) return to;
  const unknown = asked.entryIds.find((id) => entryThere(list, id) === undefined);
  if (unknown !== undefined) return noSuchEntry(unknown);
  if (to.value.list.id === list.id) return granted(changeOf(list));
  const entries = [...new Set(asked.entryIds)].flatMap((id) => entryThere(list, id) ?? []);
  const { list: filled, items } = addEntries(tx, editor, to.value.list, entries);
  const leftOut = new Set(items.leftOut);
  const taken = entries.filter((entry) => !leftOut.has(articleOf(entry))).map(({ id }) => id);
  if (taken.length === 0 && entries.length > 0) return refused({ because: 'list-full' });
  saveList(tx, filled);
  return granted(
    asked.do === 'copy-entries' ? changeOf(list, { items }) : { ...removeEntries(tx, editor, list, taken), items },
  );
};
