import { omitNil } from '@shop/domain/shared/omit-nil';
import { mergeMerkzettel } from '@shop/domain/wishlists/merge-merkzettel';
import { MOST_COMMENTS } from '@shop/domain/wishlists/wishlist-comment';
import type { ItemId } from '@shop/domain/catalogue/product';
import { nextId, type Transaction } from '../worlds/transaction.ts';
import { withQuantity } from './add-entries.ts';
import { articleOf } from './entry-draft.ts';
import { type Editor, entriesThere, isThere, restored } from './list-change.ts';
import { addFormerMerkzettel } from './former-merkzettel.ts';
import { listsOfUser, merkzettelOf, putListsOfUser, saveList } from './stored-lists.ts';
import type { EntryRecord, MergedEntryRecord, WishlistRecord } from './wishlist-record.ts';

interface ListedEntry {
  readonly itemId: ItemId;
  readonly quantity: number;
  readonly entry: EntryRecord;
}

const listed = (list: WishlistRecord): readonly ListedEntry[] =>
  entriesThere(list).map((entry) => ({ itemId: articleOf(entry), quantity: entry.quantity, entry }));

/** The rows after a merge: an article that had been removed is at its former place again. */
const mergedRows = (
  tx: Transaction,
  editor: Editor,
  own: WishlistRecord,
  { entries, added }: { readonly entries: readonly ListedEntry[]; readonly added: readonly ListedEntry[] },
): readonly EntryRecord[] => {
  const quantities = new Map(entries.map(({ itemId, quantity }) => [itemId, quantity]));
  const before = new Set(own.entries.map(articleOf));
  const isBack = new Set(added.map(({ itemId }) => itemId));
  return [
    ...own.entries.map((entry) => {
      const quantity = quantities.get(articleOf(entry)) ?? entry.quantity;
      if (isThere(entry)) return withQuantity(tx, editor, entry, quantity);
      return isBack.has(articleOf(entry))
        ? withQuantity(tx, editor, restored(entry), Math.max(entry.quantity, quantity))
        : entry;
    }),
    ...added.filter(({ itemId }) => !before.has(itemId)).map(({ entry }) => entry),
  ];
};

const mergedEntries = (own: WishlistRecord, rows: readonly EntryRecord[]): readonly MergedEntryRecord[] => {
  const before = new Map(own.entries.map((entry) => [entry.id, entry]));
  return rows.flatMap((row) => {
    const earlier = before.get(row.id);
    if (earlier === row) return [];
    return { entryId: row.id, version: row.version, ...(earlier === undefined ? {} : { before: earlier }) };
  });
};

/** What was said about the visitor’s entries is said about those that took their places. */
const mergedComments = (
  own: WishlistRecord,
  brought: WishlistRecord,
  rows: readonly EntryRecord[],
): WishlistRecord['comments'] => {
  const placeOf = new Map(rows.filter(isThere).map((row) => [articleOf(row), row.id]));
  const movedTo = new Map(brought.entries.map((entry) => [entry.id, placeOf.get(articleOf(entry))]));
  const moved = brought.comments.flatMap(({ entryId, ...comment }) => {
    if (entryId === undefined) return comment;
    const place = movedTo.get(entryId);
    return place === undefined ? [] : { ...comment, entryId: place };
  });
  return [...own.comments, ...moved].slice(-MOST_COMMENTS);
};

/** A visitor’s Merkzettel joins the customer’s, who is told what it added. Entries for which there is no room become a list of their own. An earlier merge is final by then. */
export const mergeIntoMerkzettel = (tx: Transaction, editor: Editor, brought: WishlistRecord): void => {
  const { userId } = editor;
  const own = merkzettelOf(tx, userId);
  const merged = mergeMerkzettel(listed(own), listed(brought));
  const entries = mergedRows(tx, editor, own, merged);
  const told = mergedEntries(own, entries);
  saveList(tx, { ...own, entries, comments: mergedComments(own, brought, entries) });
  const rest = merged.leftOut.map(({ entry }) => entry);
  if (told.length + rest.length === 0) return;
  const leftOut =
    rest.length === 0 ? undefined : { count: rest.length, listId: addFormerMerkzettel(tx, editor, rest, tx.now) };
  putListsOfUser(tx, userId, {
    ...listsOfUser(tx, userId),
    merge: {
      id: nextId(tx, 'wishlist-merge'),
      at: tx.now.getTime(),
      brought: entriesThere(brought).filter((entry) => !rest.includes(entry)),
      merged: told,
      ...omitNil({ leftOut }),
    },
  });
};
