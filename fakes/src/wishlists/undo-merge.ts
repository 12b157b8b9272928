import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { Shopper, UserId } from '@shop/domain/visit/shopper';
import { MOST_WISHLIST_ENTRIES, type WishlistCollection } from '@shop/domain/wishlists/wishlist';
import type { UndoMergeRefusal } from '@shop/domain/wishlists/wishlists.port';
import { currentUser } from '../sessions/current-user.ts';
import type { Transaction } from '../worlds/transaction.ts';
import { newEntry } from './add-entries.ts';
import { addFormerMerkzettel } from './former-merkzettel.ts';
import type { Editor } from './list-change.ts';
import { levelIn } from './open-list.ts';
import { hasRoom, TOO_MANY_LISTS } from './own-lists.ts';
import { collectionOf } from './project-list.ts';
import { listsOfUser, merkzettelOf, putListsOfUser, saveList, storedList, withoutEntries } from './stored-lists.ts';
import type { EntryRecord, ListsOfUser, MergeRecord, WishlistRecord } from './wishlist-record.ts';

const NO_SUCH_MERGE: UndoMergeRefusal = { because: 'no-such-merge' };

/** Merged entries are as they were before, unless they were changed since. */
const withoutMerged = (list: WishlistRecord, { merged }: MergeRecord): WishlistRecord => {
  const untouched = new Map(
    merged.flatMap((one) => {
      const entry = list.entries.find(({ id }) => id === one.entryId);
      return entry?.version === one.version ? [[one.entryId, one] as const] : [];
    }),
  );
  const added = [...untouched.values()].filter(({ before }) => before === undefined).map(({ entryId }) => entryId);
  const earlier = (entry: EntryRecord): EntryRecord => {
    const before = untouched.get(entry.id)?.before;
    return before === undefined ? entry : { ...before, version: entry.version + 1 };
  };
  return withoutEntries({ ...list, entries: list.entries.map(earlier) }, new Set(added));
};

const withoutNotice = (tx: Transaction, userId: UserId, settled: Pick<ListsOfUser, 'undone'> = {}): void => {
  const { merge: _over, ...lists } = listsOfUser(tx, userId);
  putListsOfUser(tx, userId, { ...lists, ...settled });
};

/** The list of what the Merkzettel had no room for, if it still takes the rest of what the visitor had. */
const restOf = (tx: Transaction, userId: UserId, { brought, leftOut }: MergeRecord): WishlistRecord | undefined => {
  const rest = leftOut === undefined ? undefined : storedList(tx, leftOut.listId);
  if (rest === undefined || levelIn(rest, userId) !== 'creator') return undefined;
  return rest.entries.length + brought.length > MOST_WISHLIST_ENTRIES ? undefined : rest;
};

/** What the visitor had is one list again. False if the customer has too many for another one. */
const takeApart = (tx: Transaction, editor: Editor, merge: MergeRecord): boolean => {
  const rest = restOf(tx, editor.userId, merge);
  if (rest === undefined && !hasRoom(tx, editor.userId)) return false;
  if (rest === undefined) addFormerMerkzettel(tx, editor, merge.brought, new Date(merge.at));
  else
    saveList(tx, { ...rest, entries: [...merge.brought.map((entry) => newEntry(tx, editor, entry)), ...rest.entries] });
  return true;
};

/** Undoing twice changes nothing more. */
export const undoMerge = (
  tx: Transaction,
  shopper: Shopper,
  mergeId: string,
): Result<WishlistCollection, UndoMergeRefusal> => {
  const userId = currentUser(tx, shopper)?.userId;
  if (userId === undefined) return refused(NO_SUCH_MERGE);
  const { merge, undone } = listsOfUser(tx, userId);
  if (undone === mergeId) return granted(collectionOf(tx, userId));
  if (merge?.id !== mergeId) return refused(NO_SUCH_MERGE);
  if (!takeApart(tx, { userId, storefront: shopper.storefront }, merge)) return refused(TOO_MANY_LISTS);
  saveList(tx, withoutMerged(merkzettelOf(tx, userId), merge));
  withoutNotice(tx, userId, { undone: mergeId });
  return granted(collectionOf(tx, userId));
};

export const dismissMerge = (tx: Transaction, shopper: Shopper, mergeId: string): void => {
  const userId = currentUser(tx, shopper)?.userId;
  if (userId !== undefined && listsOfUser(tx, userId).merge?.id === mergeId) withoutNotice(tx, userId);
};
