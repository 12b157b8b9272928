import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { Shopper, UserId } from '@shop/domain/visit/shopper';
import type { WishlistCollection } from '@shop/domain/wishlists/wishlist';
import { currentUser } from '../sessions/current-user.ts';
import type { Transaction } from '../worlds/transaction.ts';
import { addFormerMerkzettel } from './former-merkzettel.ts';
import { TOO_MANY_LISTS, type TooManyLists } from './own-lists.ts';
import { collectionOf } from './project-list.ts';
import { listsOfUser, merkzettelOf, putListsOfUser, saveList, withoutEntries } from './stored-lists.ts';
import type { EntryRecord, MergeRecord, WishlistRecord } from './wishlist-record.ts';

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

const withoutNotice = (tx: Transaction, userId: UserId): void => {
  const { merge: _over, ...lists } = listsOfUser(tx, userId);
  putListsOfUser(tx, userId, lists);
};

/** Undoing twice changes nothing more. */
export const undoMerge = (
  tx: Transaction,
  shopper: Shopper,
  mergeId: string,
): Result<WishlistCollection, TooManyLists> => {
  const userId = currentUser(tx, shopper)?.userId;
  if (userId === undefined) return refused(TOO_MANY_LISTS);
  const { merge } = listsOfUser(tx, userId);
  if (merge?.id !== mergeId) return granted(collectionOf(tx, userId));
  const editor = { userId, storefront: shopper.storefront };
  if (!addFormerMerkzettel(tx, editor, merge.brought, new Date(merge.at))) return refused(TOO_MANY_LISTS);
  saveList(tx, withoutMerged(merkzettelOf(tx, userId), merge));
  withoutNotice(tx, userId);
  return granted(collectionOf(tx, userId));
};

export const dismissMerge = (tx: Transaction, shopper: Shopper, mergeId: string): void => {
  const userId = currentUser(tx, shopper)?.userId;
  if (userId !== undefined && listsOfUser(tx, userId).merge?.id === mergeId) withoutNotice(tx, userId);
};
