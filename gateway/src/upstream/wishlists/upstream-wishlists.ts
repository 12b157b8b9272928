import { omitNil } from '@shop/domain/shared/omit-nil';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { WishlistId } from '@shop/domain/visit/shopper';
import type { Bookmarks } from '@shop/domain/wishlists/bookmarks';
import type { PiecesWanted } from '@shop/domain/wishlists/class-list';
import type { OpenedWishlist, WishlistNotFound, Wishlists } from '@shop/domain/wishlists/wishlists.port';
import type {
  ClassListPieces,
  GetAllWishlistsEssentialsQuery,
  GetAllWishlistsQuery,
} from '../generated/operation-types.ts';
import * as operations from '../generated/operations.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { readChoiceResult, readFormResult } from '../shared/read-mutation-result.ts';
import { changeWishlist, importLines, writeListedItem } from './change-wishlist.ts';
import { LIST_REFUSALS, LIST_UNKNOWN, NO_SUCH_LIST, readChanged } from './read-changed-wishlist.ts';
import { onlyList, readGranted } from './read-granted.ts';
import { NO_CUSTOMER, TOO_MANY_LISTS } from './too-many-lists.ts';
import { upstreamComments } from './upstream-comments.ts';
import { upstreamMerges } from './upstream-merges.ts';
import { readListInCart } from './read-list-in-cart.ts';
import { readBookmarkList, readCollection, readHead, readWishlist } from './read-wishlist.ts';

const PIECES_OF: Readonly<Record<PiecesWanted, ClassListPieces>> = { claimed: 'CLAIMED', open: 'OPEN' };

const readOpened = (
  all: GetAllWishlistsQuery['getAllWishlists'],
  id: WishlistId | undefined,
): Result<OpenedWishlist, WishlistNotFound> => {
  if (all.wishlist === null) return refused({ because: 'no-such-list' });
  const list = readWishlist(all.wishlist);
  return granted({ collection: readCollection(all), list: id === undefined ? list : onlyList(list, id) });
};

const readBookmarks = ({
  merkzettel,
  furtherLists,
}: GetAllWishlistsEssentialsQuery['getAllWishlistsEssentials']): Bookmarks =>
  [merkzettel, ...furtherLists].map(readBookmarkList);

export const upstreamWishlists = (call: PortCalls): Wishlists => ({
  ...upstreamComments(call),
  ...upstreamMerges(call),
  all: (shopper, id) =>
    call({
      operation: operations.getAllWishlists,
      variables: omitNil({ externalId: id }),
      shopper,
      read: ({ getAllWishlists }) => readOpened(getAllWishlists, id),
      otherwise: NO_SUCH_LIST,
    }),
  bookmarks: (shopper) =>
    shopper.loginState === 'customer'
      ? call({
          operation: operations.getAllWishlistsEssentials,
          variables: {},
          shopper,
          read: ({ getAllWishlistsEssentials }) => readBookmarks(getAllWishlistsEssentials),
          otherwise: { 'ids-unknown': [] },
        })
      : call({
          operation: operations.getAllWishlistsFull,
          variables: {},
          shopper,
          read: ({ getAllWishlistsFull }) => readBookmarks(getAllWishlistsFull),
          otherwise: { 'ids-unknown': [] },
        }),
  create: (shopper, { listName, listDescription, kind }, items = []) =>
    call({
      operation: operations.createWishlist,
      variables: {
        listName,
        listDescription,
        kind: kind === 'list' ? 'LIST' : 'CLASS_LIST',
        entries: items.map(writeListedItem),
      },
      shopper,
      read: ({ createWishlist }) => readChanged(readFormResult(createWishlist, TOO_MANY_LISTS), createWishlist),
      otherwise: NO_CUSTOMER,
    }),
  describe: (shopper, id, { listName, listDescription }) =>
    call({
      operation: operations.updateWishlist,
      variables: { externalId: id, listName, listDescription },
      shopper,
      read: ({ updateWishlist }) =>
        readGranted(readFormResult(updateWishlist, LIST_REFUSALS), updateWishlist.wishlist, (list) =>
          onlyList(readHead(list), id),
        ),
      otherwise: NO_SUCH_LIST,
    }),
  remove: (shopper, id) =>
    call({
      operation: operations.deleteWishlist,
      variables: { externalId: id },
      shopper,
      read: ({ deleteWishlist }) => readChoiceResult(deleteWishlist, LIST_REFUSALS),
      otherwise: NO_SUCH_LIST,
    }),
  setStandard: (shopper, id) =>
    call({
      operation: operations.setStandardWishlist,
      variables: { externalId: id },
      shopper,
      read: ({ setStandardWishlist }) =>
        readGranted(readChoiceResult(setStandardWishlist, LIST_UNKNOWN), setStandardWishlist.wishlist, (list) =>
          onlyList(readHead(list), id),
        ),
      otherwise: NO_SUCH_LIST,
    }),
  change: (shopper, id, change) => changeWishlist(call, shopper, id, change),
  importLines: (shopper, id, lines) => importLines(call, shopper, id, lines),
  putIntoCart: (shopper, { listId, token }, { cartId, entryIds, pieces }) =>
    call({
      operation: operations.addWishlistToCart,
      variables: { externalId: listId, cartId, ...omitNil({ entryIds, token, pieces: pieces && PIECES_OF[pieces] }) },
      shopper,
      read: ({ addWishlistToCart }) => readListInCart(addWishlistToCart),
      otherwise: { 'ids-unknown': refused({ because: 'cart-not-found' }) },
    }),
});
