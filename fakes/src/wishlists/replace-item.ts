import type { ItemId } from '@shop/domain/catalogue/product';
import type { WishlistEntryId } from '@shop/domain/wishlists/wishlist-entry';
import { granted, refused } from '@shop/domain/shared/result';
import type { Transaction } from '../worlds/transaction.ts';
import { MOST_PIECES, noSuchEntry } from './change-entries.ts';
import { articleOf, draftOf } from './entry-draft.ts';
import { type Changed, changeOf, type Editor, entryThere, isThere, withEntry } from './list-change.ts';
import { join, joinedOf } from './joined-entries.ts';
import type { EntryRecord, WishlistRecord } from './wishlist-record.ts';

/**
 * An entry gets another article. Pieces of the same article that are on the list already are added to it; of an entry that was
 * removed, only its comments. Both can be taken apart again.
 */
export const replaceItem = (
  tx: Transaction,
  { userId }: Editor,
  list: WishlistRecord,
  asked: { readonly entryId: WishlistEntryId; readonly itemId: ItemId; readonly version: number },
): Changed => {
  const entry = entryThere(list, asked.entryId);
  if (entry === undefined) return noSuchEntry(asked.entryId);
  const draft = draftOf(tx.goods, asked.itemId, entry.quantity);
  if (draft?.itemId === undefined) return refused({ because: 'no-such-item', itemId: asked.itemId });
  if (entry.itemId === draft.itemId) return granted(changeOf(list, { changed: [entry.id] }));
  if (entry.version !== asked.version) return refused({ because: 'changed-meanwhile', entry });
  const other = list.entries.find((one) => one !== entry && articleOf(one) === draft.itemId);
  const pieces = entry.quantity + (other !== undefined && isThere(other) ? other.quantity : 0);
  const { itemId: _before, joined: _joined, ...rest } = entry;
  const version = entry.version + 1;
  const replaced: EntryRecord = {
    ...rest,
    ...draft,
    quantity: Math.min(MOST_PIECES, pieces),
    version,
    changed: { at: tx.now.getTime(), by: userId },
    ...(other === undefined ? {} : { joined: joinedOf(list, entry, other, version) }),
  };
  const together = other === undefined ? list : join(list, entry, other);
  return granted(
    changeOf(withEntry(together, replaced), { changed: [entry.id], gone: other === undefined ? [] : [other.id] }),
  );
};
