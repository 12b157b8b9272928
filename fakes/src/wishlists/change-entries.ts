import { MOST_WISHLIST_ENTRIES } from '@shop/domain/wishlists/wishlist';
import type { WishlistEntryId } from '@shop/domain/wishlists/wishlist-entry';
import { granted, refused } from '@shop/domain/shared/result';
import type { Transaction } from '../worlds/transaction.ts';
import {
  type Changed,
  changeOf,
  type Editor,
  entriesThere,
  entryThere,
  findEntry,
  isThere,
  type ListChange,
  restored,
  withEntry,
} from './list-change.ts';
import { withQuantity } from './add-entries.ts';
import { joinedWith, takeApart } from './joined-entries.ts';
import { withoutEntries } from './stored-lists.ts';
import type { WishlistRecord } from './wishlist-record.ts';

/** As many removed entries as a list has room for: the one that was removed first goes. */
const MOST_REMOVED = MOST_WISHLIST_ENTRIES;
/** From FORM-13. */
export const MOST_PIECES = 9998;

export const isQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 0 && quantity <= MOST_PIECES;

export const noSuchEntry = (entryId: WishlistEntryId) => refused({ because: 'no-such-entry', entryId } as const);

const withoutOldest = (list: WishlistRecord): WishlistRecord => {
  const removed = list.entries.filter((entry) => !isThere(entry));
  if (removed.length <= MOST_REMOVED) return list;
  const oldest = removed.toSorted((a, b) => (a.removed?.at ?? 0) - (b.removed?.at ?? 0)).slice(0, -MOST_REMOVED);
  return withoutEntries(list, new Set(oldest.map(({ id }) => id)));
};

export const removeEntries = (
  tx: Transaction,
  { userId }: Pick<Editor, 'userId'>,
  list: WishlistRecord,
  entryIds: readonly WishlistEntryId[],
): ListChange => {
  const removed = { at: tx.now.getTime(), by: userId };
  const ids = new Set(entryIds);
  const entries = list.entries.map((entry) => (ids.has(entry.id) && isThere(entry) ? { ...entry, removed } : entry));
  return changeOf(withoutOldest({ ...list, entries }), { removed: entryIds });
};

/** All of them, or nothing. Removing them again gets the same answer. */
export const removeKnownEntries = (
  tx: Transaction,
  editor: Editor,
  list: WishlistRecord,
  entryIds: readonly WishlistEntryId[],
): Changed => {
  const unknown = entryIds.find((id) => findEntry(list, id) === undefined);
  if (unknown !== undefined) return noSuchEntry(unknown);
  const isThereYet = entryIds.some((id) => entryThere(list, id) !== undefined);
  return granted(isThereYet ? removeEntries(tx, editor, list, entryIds) : changeOf(list, { removed: entryIds }));
};

export const restoreEntry = (
  tx: Transaction,
  editor: Editor,
  list: WishlistRecord,
  entryId: WishlistEntryId,
): Changed => {
  const entry = findEntry(list, entryId);
  if (entry === undefined) {
    const together = joinedWith(tx, list, entryId);
    return together?.joined === undefined
      ? noSuchEntry(entryId)
      : takeApart(tx, editor, list, together, together.joined);
  }
  if (isThere(entry)) return granted(changeOf(list, { changed: [entryId] }));
  if (entriesThere(list).length >= MOST_WISHLIST_ENTRIES) return refused({ because: 'list-full' });
  return granted(changeOf(withEntry(list, restored(entry)), { changed: [entryId] }));
};

/** Those that came before the others in the list, if it has no room for all of them. Restoring them again gets the same answer. */
export const restoreEntries = (list: WishlistRecord, entryIds: readonly WishlistEntryId[]): Changed => {
  const known = list.entries.filter(({ id }) => entryIds.includes(id));
  const room = MOST_WISHLIST_ENTRIES - entriesThere(list).length;
  const leftOut = known.filter((entry) => !isThere(entry)).slice(room);
  const back = known.filter((entry) => !leftOut.includes(entry));
  if (back.length === 0 && leftOut.length > 0) return refused({ because: 'list-full' });
  const entries = list.entries.map((entry) => (back.includes(entry) ? restored(entry) : entry));
  return granted(
    changeOf(
      { ...list, entries },
      {
        changed: back.map(({ id }) => id),
        removed: leftOut.map(({ id }) => id),
        gone: [...new Set(entryIds)].filter((id) => findEntry(list, id) === undefined),
      },
    ),
  );
};

export const dismissRemoved = (list: WishlistRecord): ListChange =>
  changeOf(withoutEntries(list, new Set(list.entries.filter((entry) => !isThere(entry)).map(({ id }) => id))));

export const changeQuantity = (
  tx: Transaction,
  editor: Editor,
  list: WishlistRecord,
  asked: { readonly entryId: WishlistEntryId; readonly quantity: number; readonly version: number },
): Changed => {
  const entry = entryThere(list, asked.entryId);
  if (entry === undefined) return noSuchEntry(asked.entryId);
  if (!isQuantity(asked.quantity)) return refused({ because: 'invalid-quantity' });
  if (entry.quantity === asked.quantity) return granted(changeOf(list, { changed: [entry.id] }));
  if (entry.version !== asked.version) return refused({ because: 'changed-meanwhile', entry });
  const changed = withQuantity(tx, editor, entry, asked.quantity);
  return granted(changeOf(withEntry(list, changed), { changed: [entry.id] }));
};

/** Puts an entry before another row, which may be one that was removed; null: at the end. */
export const placeEntry = (list: WishlistRecord, entryId: WishlistEntryId, before: WishlistEntryId | null): Changed => {
  const entry = entryThere(list, entryId);
  if (entry === undefined) return noSuchEntry(entryId);
  if (before !== null && findEntry(list, before) === undefined) return noSuchEntry(before);
  const others = list.entries.filter((other) => other !== entry);
  const at = before === null ? others.length : others.findIndex(({ id }) => id === before);
  const isSame = before === entryId;
  const entries = isSame ? list.entries : others.toSpliced(at, 0, entry);
  return granted(changeOf({ ...list, entries }, { changed: [entryId] }));
};
