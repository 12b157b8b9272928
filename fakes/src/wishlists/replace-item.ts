import type { ItemId } from '@shop/domain/catalogue/product';
import type { WishlistEntryId } from '@shop/domain/wishlists/wishlist-entry';
import { granted, refused } from '@shop/domain/shared/result';
import type { Transaction } from '../worlds/transaction.ts';
import { type Changed, MOST_PIECES, noSuchEntry } from './change-entries.ts';
import { articleOf, draftOf } from './entry-draft.ts';
import { changeOf, type Editor, entryThere, isThere, withEntry } from './list-change.ts';
import type { EntryRecord, WishlistRecord } from './wishlist-record.ts';

/** An entry takes over what was said about another one and who claimed it; the other is gone. */
const absorb = (list: WishlistRecord, entry: EntryRecord, other: EntryRecord): WishlistRecord => {
  const moved = <Row extends { readonly entryId?: WishlistEntryId }>(row: Row): Row =>
    row.entryId === other.id ? { ...row, entryId: entry.id } : row;
  return {
    ...list,
    entries: list.entries.filter(({ id }) => id !== other.id),
    comments: list.comments.map(moved),
    claims: list.claims.map(moved),
  };
};

/**
 * An entry gets another article. Pieces of the same article that are on the list already are added to it; of an entry that was
 * removed, only its comments.
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
  const { itemId: _before, ...rest } = entry;
  const replaced: EntryRecord = {
    ...rest,
    ...draft,
    quantity: Math.min(MOST_PIECES, pieces),
    version: entry.version + 1,
    changed: { at: tx.now.getTime(), by: userId },
  };
  const together = other === undefined ? list : absorb(list, entry, other);
  return granted(
    changeOf(withEntry(together, replaced), { changed: [entry.id], gone: other === undefined ? [] : [other.id] }),
  );
};
