import { granted, refused } from '@shop/domain/shared/result';
import { MOST_WISHLIST_ENTRIES, RESTORE_WINDOW_MS } from '@shop/domain/wishlists/wishlist';
import type { WishlistEntryId } from '@shop/domain/wishlists/wishlist-entry';
import type { Transaction } from '../worlds/transaction.ts';
import { articleOf } from './entry-draft.ts';
import { type Changed, changeOf, type Editor, entriesThere, isThere } from './list-change.ts';
import type { ClaimRecord, CommentRecord, EntryRecord, JoinedEntryRecord, WishlistRecord } from './wishlist-record.ts';

/** An entry takes over what was said about another one of the same article and who claimed it; the other is gone. */
export const join = (list: WishlistRecord, entry: EntryRecord, other: EntryRecord): WishlistRecord => {
  const isOfOther = ({ entryId }: { readonly entryId?: WishlistEntryId }): boolean => entryId === other.id;
  const moved = <Row extends CommentRecord | ClaimRecord>(row: Row): Row =>
    isOfOther(row) ? { ...row, entryId: entry.id } : row;
  return {
    ...list,
    entries: list.entries.filter(({ id }) => id !== other.id),
    comments: list.comments.map(moved),
    claims: list.claims.map(moved),
  };
};

const withoutJoined = ({ joined: _joined, ...entry }: EntryRecord): EntryRecord => entry;

/** What is remembered of two entries that become one of this version. */
export const joinedOf = (
  list: WishlistRecord,
  before: EntryRecord,
  other: EntryRecord,
  version: number,
): JoinedEntryRecord => ({
  version,
  before: withoutJoined(before),
  other: withoutJoined(other),
  index: list.entries.indexOf(other),
  comments: list.comments.filter(({ entryId }) => entryId === other.id).map(({ id }) => id),
  claims: list.claims.filter(({ entryId }) => entryId === other.id).map(({ code }) => code),
});

/** The entry that an entry was put together with; undefined after a day. */
export const joinedWith = (
  { now }: Pick<Transaction, 'now'>,
  list: WishlistRecord,
  otherId: WishlistEntryId,
): EntryRecord | undefined =>
  entriesThere(list).find(
    ({ joined, changed }) => joined?.other.id === otherId && changed.at + RESTORE_WINDOW_MS > now.getTime(),
  );

/** Both are as they were, with their comments and claims, unless the entry or its former article was changed since. */
export const takeApart = (
  tx: Transaction,
  { userId }: Editor,
  list: WishlistRecord,
  entry: EntryRecord,
  { before, other, index, comments, claims, version }: JoinedEntryRecord,
): Changed => {
  const isTaken = list.entries.some((one) => one !== entry && articleOf(one) === articleOf(before));
  if (entry.version !== version || isTaken) return refused({ because: 'changed-meanwhile', entry });
  if (isThere(other) && entriesThere(list).length >= MOST_WISHLIST_ENTRIES) return refused({ because: 'list-full' });
  const left = { ...before, version: entry.version + 1, changed: { at: tx.now.getTime(), by: userId } };
  const apart: WishlistRecord = {
    ...list,
    entries: list.entries.map((one) => (one === entry ? left : one)).toSpliced(index, 0, other),
    comments: list.comments.map((row) => (comments.includes(row.id) ? { ...row, entryId: other.id } : row)),
    claims: list.claims.map((row) => (claims.includes(row.code) ? { ...row, entryId: other.id } : row)),
  };
  return granted(changeOf(apart, { changed: [left.id, other.id], removed: [other.id] }));
};
