import type { NumberedLine } from '@shop/domain/carts/order-lines';
import type { Shopper, WishlistId } from '@shop/domain/visit/shopper';
import type { WishlistChange } from '@shop/domain/wishlists/wishlist-change';
import type { ChangedWishlist, WishlistRefusal } from '@shop/domain/wishlists/wishlists.port';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { Transaction } from '../worlds/transaction.ts';
import { addItems } from './add-items.ts';
import {
  changeQuantity,
  dismissRemoved,
  placeEntry,
  removeKnownEntries,
  restoreEntries,
  restoreEntry,
} from './change-entries.ts';
import { importLines } from './import-lines.ts';
import type { Changed, Editor, StepRefusal } from './list-change.ts';
import { listFor, type MembersList } from './open-list.ts';
import { entryAsShown } from './project-entry.ts';
import { changedWishlist } from './project-list.ts';
import { replaceItem } from './replace-item.ts';
import { saveList } from './stored-lists.ts';
import { transferEntries } from './transfer-entries.ts';
import type { WishlistRecord } from './wishlist-record.ts';

const apply = (
  tx: Transaction,
  shopper: Shopper,
  editor: Editor,
  list: WishlistRecord,
  change: WishlistChange,
): Changed => {
  switch (change.do) {
    case 'add-items':
      return addItems(tx, editor, list, change.items);
    case 'remove-entry':
      return removeKnownEntries(tx, editor, list, [change.entryId]);
    case 'remove-entries':
      return removeKnownEntries(tx, editor, list, change.entryIds);
    case 'restore-entry':
      return restoreEntry(tx, editor, list, change.entryId);
    case 'restore-entries':
      return restoreEntries(list, change.entryIds);
    case 'dismiss-removed':
      return granted(dismissRemoved(list));
    case 'change-quantity':
      return changeQuantity(tx, editor, list, change);
    case 'replace-item':
      return replaceItem(tx, editor, list, change);
    case 'place-entry':
      return placeEntry(list, change.entryId, change.before);
    case 'copy-entries':
    case 'move-entries':
      return transferEntries(tx, shopper, editor, list, change);
  }
};

const shownRefusal = (tx: Transaction, shopper: Shopper, open: MembersList, refusal: StepRefusal): WishlistRefusal =>
  refusal.because === 'changed-meanwhile'
    ? { because: 'changed-meanwhile', entry: entryAsShown(tx, shopper.storefront, open, refusal.entry) }
    : refusal;

const changeOpened = (
  tx: Transaction,
  shopper: Shopper,
  id: WishlistId,
  action: 'copy' | 'edit-entries',
  change: (editor: Editor, list: WishlistRecord) => Changed,
): Result<ChangedWishlist, WishlistRefusal> => {
  const own = listFor(tx, shopper, id, action);
  if (!own.ok) return own;
  const { list, userId } = own.value;
  const done = change({ userId, storefront: shopper.storefront }, list);
  if (!done.ok) return refused(shownRefusal(tx, shopper, own.value, done.refusal));
  if (done.value.list !== list) saveList(tx, done.value.list);
  return granted(changedWishlist(tx, shopper.storefront, own.value, done.value));
};

/** Changes the entries of a list that the shopper may edit; whoever sees it may copy them to another one. */
export const changeList = (
  tx: Transaction,
  shopper: Shopper,
  id: WishlistId,
  change: WishlistChange,
): Result<ChangedWishlist, WishlistRefusal> => {
  const action = change.do === 'copy-entries' ? 'copy' : 'edit-entries';
  return changeOpened(tx, shopper, id, action, (editor, list) => apply(tx, shopper, editor, list, change));
};

/** Adds articles by their order numbers to a list that the shopper may edit. */
export const importIntoList = (
  tx: Transaction,
  shopper: Shopper,
  id: WishlistId,
  lines: readonly NumberedLine[],
): Result<ChangedWishlist, WishlistRefusal> =>
  changeOpened(tx, shopper, id, 'edit-entries', (editor, list) => importLines(tx, editor, list, lines));
