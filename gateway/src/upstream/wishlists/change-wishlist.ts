import type { NumberedLine } from '@shop/domain/carts/order-lines';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { Shopper, WishlistId } from '@shop/domain/visit/shopper';
import type { ListedItem, WishlistChange } from '@shop/domain/wishlists/wishlist-change';
import type { ChangedWishlist, WishlistRefusal } from '@shop/domain/wishlists/wishlists.port';
import type { WishlistEntryInput, WishlistUpdateFieldsFragment } from '../generated/operation-types.ts';
import * as operations from '../generated/operations.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { NO_SUCH_LIST, readChangedWishlist } from './read-changed-wishlist.ts';
import { onlyList } from './read-granted.ts';

const MOST_INT = 2 ** 31 - 1;

/** The upstream takes whole numbers only: it would fail at anything else instead of refusing it. */
export const isSendable = (quantity: number): boolean => Number.isInteger(quantity) && Math.abs(quantity) <= MOST_INT;

export const writeListedItem = ({ productId, itemId, quantity }: ListedItem): WishlistEntryInput => ({
  productId,
  itemId,
  quantity,
});

/** Quantities that a change names. */
const quantitiesIn = (change: WishlistChange): readonly number[] => {
  if (change.do === 'add-items') return change.items.map(({ quantity }) => quantity);
  return change.do === 'change-quantity' ? [change.quantity] : [];
};

/** The answer, which is about this list. */
const readOf =
  (externalId: WishlistId) =>
  (reply: WishlistUpdateFieldsFragment): Result<ChangedWishlist, WishlistRefusal> => {
    const changed = readChangedWishlist(reply);
    if (changed.ok) onlyList(changed.value.list, externalId);
    return changed;
  };

/** Adds articles by their order numbers. */
export const importLines = (
  call: PortCalls,
  shopper: Shopper,
  externalId: WishlistId,
  lines: readonly NumberedLine[],
): Promise<Result<ChangedWishlist, WishlistRefusal>> => {
  if (!lines.every(({ quantity }) => isSendable(quantity)))
    return Promise.resolve(refused({ because: 'invalid-quantity' }));
  const read = readOf(externalId);
  return call({
    shopper,
    otherwise: NO_SUCH_LIST,
    operation: operations.importIntoWishlist,
    variables: { externalId, entries: lines.map(({ orderNumber, quantity }) => ({ orderNumber, quantity })) },
    read: ({ importIntoWishlist }) => read(importIntoWishlist),
  });
};

/** Sends a change by the operation that the upstream has for it. */
export const changeWishlist = (
  call: PortCalls,
  shopper: Shopper,
  externalId: WishlistId,
  change: WishlistChange,
): Promise<Result<ChangedWishlist, WishlistRefusal>> => {
  const read = readOf(externalId);
  if (!quantitiesIn(change).every(isSendable)) return Promise.resolve(refused({ because: 'invalid-quantity' }));
  const shared = { shopper, otherwise: NO_SUCH_LIST };
  switch (change.do) {
    case 'add-items': {
      const [entry, ...others] = change.items.map(writeListedItem);
      return entry !== undefined && others.length === 0
        ? call({
            ...shared,
            operation: operations.addProductToWishlist,
            variables: { externalId, entry },
            read: ({ addProductToWishlist }) => read(addProductToWishlist),
          })
        : call({
            ...shared,
            operation: operations.importIntoWishlist,
            variables: { externalId, entries: change.items.map(writeListedItem) },
            read: ({ importIntoWishlist }) => read(importIntoWishlist),
          });
    }
    case 'remove-entry':
      return change.item === undefined
        ? call({
            ...shared,
            operation: operations.removeProductFromWishlist,
            variables: { externalId, entryId: change.entryId },
            read: ({ removeProductFromWishlist }) => read(removeProductFromWishlist),
          })
        : call({
            ...shared,
            operation: operations.removeProductFromMerkzettel,
            variables: { entry: { productId: change.item.productId, itemId: change.item.itemId } },
            read: ({ removeProductFromMerkzettel }) => read(removeProductFromMerkzettel),
          });
    case 'remove-entries':
      return call({
        ...shared,
        operation: operations.removeEntriesFromWishlist,
        variables: { externalId, entryIds: change.entryIds },
        read: ({ removeEntriesFromWishlist }) => read(removeEntriesFromWishlist),
      });
    case 'restore-entry':
      return call({
        ...shared,
        operation: operations.restoreEntryInWishlist,
        variables: { externalId, entryId: change.entryId },
        read: ({ restoreEntryInWishlist }) => read(restoreEntryInWishlist),
      });
    case 'restore-entries':
      return call({
        ...shared,
        operation: operations.restoreEntriesInWishlist,
        variables: { externalId, entryIds: change.entryIds },
        read: ({ restoreEntriesInWishlist }) => read(restoreEntriesInWishlist),
      });
    case 'dismiss-removed':
      return call({
        ...shared,
        operation: operations.dismissRemovedEntries,
        variables: { externalId },
        read: ({ dismissRemovedEntries }) => read(dismissRemovedEntries),
      });
    case 'change-quantity': {
      const { entryId, quantity, version, item } = change;
      return call({
        ...shared,
        operation: operations.changeQtyInWishlist,
        variables: {
          externalId,
          entry: { ...omitNil({ productId: item?.productId, itemId: item?.itemId }), quantity, entryId, version },
        },
        read: ({ changeQtyInWishlist }) => read(changeQtyInWishlist),
      });
    }
    case 'replace-item':
      return call({
        ...shared,
        operation: operations.replaceItemInWishlist,
        variables: {
          externalId,
          entryId: change.entryId,
          entry: { itemId: change.itemId, version: change.version },
        },
        read: ({ replaceItemInWishlist }) => read(replaceItemInWishlist),
      });
    case 'place-entry':
      return call({
        ...shared,
        operation: operations.placeEntryInWishlist,
        variables: { externalId, entryId: change.entryId, beforeEntryId: change.before },
        read: ({ placeEntryInWishlist }) => read(placeEntryInWishlist),
      });
    case 'copy-entries':
      return call({
        ...shared,
        operation: operations.copyEntriesToWishlist,
        variables: { externalId, entryIds: change.entryIds, toExternalId: change.to },
        read: ({ copyEntriesToWishlist }) => read(copyEntriesToWishlist),
      });
    case 'move-entries':
      return call({
        ...shared,
        operation: operations.moveEntriesToWishlist,
        variables: { externalId, entryIds: change.entryIds, toExternalId: change.to },
        read: ({ moveEntriesToWishlist }) => read(moveEntriesToWishlist),
      });
  }
};
