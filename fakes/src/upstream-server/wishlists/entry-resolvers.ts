import { granted } from '@shop/domain/shared/result';
import type { WishlistId } from '@shop/domain/visit/shopper';
import type { WishlistChange } from '@shop/domain/wishlists/wishlist-change';
import type { WishlistEntry } from '@shop/domain/wishlists/wishlist-entry';
import type { NumberedLine } from '@shop/domain/carts/order-lines';
import { NOTHING_ADDED } from '@shop/domain/wishlists/wishlists.port';
import type {
  MutationAddProductToWishlistArgs,
  MutationChangeQtyInWishlistArgs,
  MutationCopyEntriesToWishlistArgs,
  MutationDismissRemovedEntriesArgs,
  MutationImportIntoWishlistArgs,
  MutationMoveEntriesToWishlistArgs,
  MutationPlaceEntryInWishlistArgs,
  MutationRemoveProductFromMerkzettelArgs,
  MutationRemoveEntriesFromWishlistArgs,
  MutationRemoveProductFromWishlistArgs,
  MutationReplaceItemInWishlistArgs,
  MutationRestoreEntriesInWishlistArgs,
  MutationRestoreEntryInWishlistArgs,
  WishlistImportInput,
  WishlistProductInput,
  WishlistUpdate,
} from '../generated/upstream-types.ts';
import type { ResolverContext } from '../graphql/resolver-context.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { writeUpdate } from './write-answer.ts';

type EntryField =
  | 'addProductToWishlist'
  | 'importIntoWishlist'
  | 'removeProductFromMerkzettel'
  | 'removeProductFromWishlist'
  | 'removeEntriesFromWishlist'
  | 'restoreEntryInWishlist'
  | 'restoreEntriesInWishlist'
  | 'dismissRemovedEntries'
  | 'changeQtyInWishlist'
  | 'replaceItemInWishlist'
  | 'placeEntryInWishlist'
  | 'copyEntriesToWishlist'
  | 'moveEntriesToWishlist';

const change = async (
  { shop, shopper, baseUrl }: ResolverContext,
  id: WishlistId,
  wish: WishlistChange,
): Promise<WishlistUpdate> => writeUpdate(await shop.wishlists.change(shopper, id, wish), shopper.storefront, baseUrl);

/** The entry of an item, or of its product where the variant is still to be chosen. */
const entryOf = (
  entries: readonly WishlistEntry[],
  { productId, itemId }: WishlistProductInput,
): WishlistEntry | undefined =>
  entries.find(({ item }) => item?.itemId === itemId) ??
  entries.find(({ item, product }) => item === undefined && product.productId === productId);

/** Removing what is not there changes nothing. */
const removeFromMerkzettel = async (
  context: ResolverContext,
  { entry }: MutationRemoveProductFromMerkzettelArgs,
): Promise<WishlistUpdate> => {
  const { shop, shopper, baseUrl } = context;
  const opened = await shop.wishlists.all(shopper);
  if (!opened.ok) return writeUpdate(opened, shopper.storefront, baseUrl);
  const { list, collection } = opened.value;
  const found = entryOf(list.entries, entry);
  if (found !== undefined) return change(context, list.externalId, { do: 'remove-entry', entryId: found.externalId });
  const unchanged = { list: collection.merkzettel, entries: [], removed: [], gone: [], items: NOTHING_ADDED };
  return writeUpdate(granted(unchanged), shopper.storefront, baseUrl);
};

const isNumbered = (entry: WishlistImportInput): entry is WishlistImportInput & NumberedLine =>
  entry.orderNumber != null;

/** A list is imported by numbers or by ids: nobody mixes them. */
const importEntries = async (
  context: ResolverContext,
  externalId: string,
  entries: readonly WishlistImportInput[],
): Promise<WishlistUpdate> => {
  if (!entries.some(isNumbered))
    return change(context, externalId, {
      do: 'add-items',
      items: entries.map(({ productId, itemId, quantity }) => ({
        productId: productId ?? '',
        itemId: itemId ?? '',
        quantity,
      })),
    });
  const { shop, shopper, baseUrl } = context;
  const imported = await shop.wishlists.importLines(shopper, externalId, entries.filter(isNumbered));
  return writeUpdate(imported, shopper.storefront, baseUrl);
};

/** Changes of the entries of a list. */
export const entryResolvers: Resolvers<EntryField> = {
  addProductToWishlist: ({ externalId, entry }: MutationAddProductToWishlistArgs, context) =>
    change(context, externalId, { do: 'add-items', items: [entry] }),
  importIntoWishlist: ({ externalId, entries }: MutationImportIntoWishlistArgs, context) =>
    importEntries(context, externalId, entries),
  removeProductFromMerkzettel: (args: MutationRemoveProductFromMerkzettelArgs, context) =>
    removeFromMerkzettel(context, args),
  removeEntriesFromWishlist: ({ externalId, entryIds }: MutationRemoveEntriesFromWishlistArgs, context) =>
    change(context, externalId, { do: 'remove-entries', entryIds }),
  removeProductFromWishlist: ({ externalId, entryId }: MutationRemoveProductFromWishlistArgs, context) =>
    change(context, externalId, { do: 'remove-entry', entryId }),
  restoreEntryInWishlist: ({ externalId, entryId }: MutationRestoreEntryInWishlistArgs, context) =>
    change(context, externalId, { do: 'restore-entry', entryId }),
  restoreEntriesInWishlist: ({ externalId, entryIds }: MutationRestoreEntriesInWishlistArgs, context) =>
    change(context, externalId, { do: 'restore-entries', entryIds }),
  dismissRemovedEntries: ({ externalId }: MutationDismissRemovedEntriesArgs, context) =>
    change(context, externalId, { do: 'dismiss-removed' }),
  changeQtyInWishlist: (
    { externalId, entry: { entryId, quantity, version } }: MutationChangeQtyInWishlistArgs,
    context,
  ) => change(context, externalId, { do: 'change-quantity', entryId, quantity, version }),
  replaceItemInWishlist: (
    { externalId, entryId, entry: { itemId, version } }: MutationReplaceItemInWishlistArgs,
    context,
  ) => change(context, externalId, { do: 'replace-item', entryId, itemId, version }),
  placeEntryInWishlist: ({ externalId, entryId, beforeEntryId }: MutationPlaceEntryInWishlistArgs, context) =>
    change(context, externalId, { do: 'place-entry', entryId, before: beforeEntryId ?? null }),
  copyEntriesToWishlist: ({ externalId, entryIds, toExternalId }: MutationCopyEntriesToWishlistArgs, context) =>
    change(context, externalId, { do: 'copy-entries', entryIds, to: toExternalId }),
  moveEntriesToWishlist: ({ externalId, entryIds, toExternalId }: MutationMoveEntriesToWishlistArgs, context) =>
    change(context, externalId, { do: 'move-entries', entryIds, to: toExternalId }),
};
