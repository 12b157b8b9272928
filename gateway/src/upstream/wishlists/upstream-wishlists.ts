import { omitNil } from '@shop/domain/shared/omit-nil';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { WishlistId } from '@shop/domain/visit/shopper';
import type { Bookmarks } from '@shop/domain/wishlists/bookmarks';
import type { WishlistCollection } from '@shop/domain/wishlists/wishlist';
import type { WishlistComment } from '@shop/domain/wishlists/wishlist-comment';
import type {
  NotAllowed,
  OpenedWishlist,
  WishlistNotFound,
  WishlistRefusal,
  Wishlists,
} from '@shop/domain/wishlists/wishlists.port';
import type { GetAllWishlistsEssentialsQuery, GetAllWishlistsQuery } from '../generated/operation-types.ts';
import * as operations from '../generated/operations.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { readChoiceResult, readFormResult } from '../shared/read-mutation-result.ts';
import type { RefusalTable } from '../shared/read-mutation-result.ts';
import { changeWishlist, writeListedItem } from './change-wishlist.ts';
import { ENTRY_REFUSALS, LIST_REFUSALS, LIST_UNKNOWN, NO_SUCH_LIST, readChanged } from './read-changed-wishlist.ts';
import { readComment } from './read-entry.ts';
import { onlyList, readGranted } from './read-granted.ts';
import { readListInCart } from './read-list-in-cart.ts';
import { readBookmarkList, readCollection, readHead, readWishlist } from './read-wishlist.ts';

interface TooManyLists {
  readonly because: 'too-many-lists';
}

const TOO_MANY_LISTS: RefusalTable<TooManyLists> = { TOO_MANY_LISTS: () => ({ because: 'too-many-lists' }) };
const NO_CUSTOMER = { 'ids-unknown': refused<TooManyLists>({ because: 'too-many-lists' }) } as const;

const COMMENT_REFUSALS: RefusalTable<WishlistRefusal | { readonly because: 'too-many-comments' }> = {
  ...ENTRY_REFUSALS,
  TOO_MANY_COMMENTS: () => ({ because: 'too-many-comments' }),
};
const DELETE_REFUSALS: RefusalTable<WishlistNotFound | NotAllowed | { readonly because: 'no-such-comment' }> = {
  ...LIST_REFUSALS,
  NO_SUCH_COMMENT: () => ({ because: 'no-such-comment' }),
};

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
  comments: (shopper, id) =>
    call({
      operation: operations.getCommentsPerWishlist,
      variables: { wishlistId: id },
      shopper,
      read: ({ getCommentsPerWishlist: comments }): Result<readonly WishlistComment[], WishlistNotFound> =>
        comments === null ? refused({ because: 'no-such-list' }) : granted(comments.map(readComment)),
      otherwise: NO_SUCH_LIST,
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
  putIntoCart: (shopper, { listId, token }, { cartId, entryIds }) =>
    call({
      operation: operations.addWishlistToCart,
      variables: { externalId: listId, cartId, ...omitNil({ entryIds, token }) },
      shopper,
      read: ({ addWishlistToCart }) => readListInCart(addWishlistToCart),
      otherwise: { 'ids-unknown': refused({ because: 'cart-not-found' }) },
    }),
  comment: (shopper, id, { text, entryId }) =>
    call({
      operation: operations.addCommentToWishlist,
      variables: { externalId: id, comment: text, ...omitNil({ positionId: entryId }) },
      shopper,
      read: ({ addCommentToWishlist }) =>
        readGranted(readFormResult(addCommentToWishlist, COMMENT_REFUSALS), addCommentToWishlist.comment, readComment),
      otherwise: NO_SUCH_LIST,
    }),
  deleteComment: (shopper, id, commentId) =>
    call({
      operation: operations.deleteCommentFromWishlist,
      variables: { externalId: id, commentId },
      shopper,
      read: ({ deleteCommentFromWishlist }) => readChoiceResult(deleteCommentFromWishlist, DELETE_REFUSALS),
      otherwise: NO_SUCH_LIST,
    }),
  undoMerge: (shopper, mergeId) =>
    call({
      operation: operations.undoMerkzettelMerge,
      variables: { mergeId },
      shopper,
      read: ({ undoMerkzettelMerge }): Result<WishlistCollection, TooManyLists> =>
        readGranted(
          readChoiceResult(undoMerkzettelMerge, TOO_MANY_LISTS),
          undoMerkzettelMerge.wishlists,
          readCollection,
        ),
    }),
  dismissMerge: (shopper, mergeId) =>
    call({
      operation: operations.dismissMerkzettelMerge,
      variables: { mergeId },
      shopper,
      read: ({ dismissMerkzettelMerge }) => readChoiceResult(dismissMerkzettelMerge, {}),
      otherwise: { 'ids-unknown': granted(undefined) },
    }).then(() => undefined),
});
