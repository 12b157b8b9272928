import type { CartClosed } from '@shop/domain/carts/carts.port';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { Shopper, WishlistId } from '@shop/domain/visit/shopper';
import type {
  ListAccess,
  ListInCart,
  OpenedWishlist,
  WishlistNotFound,
  Wishlists,
} from '@shop/domain/wishlists/wishlists.port';
import { putEntriesIntoCart } from '../wishlists/put-into-cart.ts';
import { currentUser } from '../sessions/current-user.ts';
import { changeList, importIntoList } from '../wishlists/change-list.ts';
import { commentsOf, deleteComment, writeComment } from '../wishlists/comments.ts';
import { accessedList, NO_SUCH_LIST, ownList } from '../wishlists/open-list.ts';
import { createList, describeList, removeList, setStandardList } from '../wishlists/own-lists.ts';
import { bookmarksOf, collectionOf, wishlistOf } from '../wishlists/project-list.ts';
import { standardListOf } from '../wishlists/standard-list.ts';
import { dismissMerge, undoMerge } from '../wishlists/undo-merge.ts';
import type { Transaction, View } from '../worlds/transaction.ts';
import type { World } from '../worlds/world.ts';
import { changeCart } from './change-cart-of.ts';

const openedList = (
  view: View,
  shopper: Shopper,
  id: WishlistId | undefined,
): Result<OpenedWishlist, WishlistNotFound> => {
  const userId = currentUser(view, shopper)?.userId;
  const own = userId === undefined ? undefined : ownList(view, shopper, id ?? standardListOf(userId));
  if (own === undefined) return refused(NO_SUCH_LIST);
  return granted({
    collection: collectionOf(view, own.userId),
    list: wishlistOf(view, shopper.storefront, own),
  });
};

const putIntoCart = (
  tx: Transaction,
  shopper: Shopper,
  access: ListAccess,
  { cartId, ...wanted }: Parameters<Wishlists['putIntoCart']>[2],
): Result<ListInCart, WishlistNotFound | CartClosed> => {
  const open = accessedList(tx, shopper, access);
  if (open === undefined) return refused(NO_SUCH_LIST);
  return changeCart(tx, shopper, cartId, (cart) =>
    putEntriesIntoCart(tx, shopper.storefront, open, { cart, isByLink: access.token !== undefined, ...wanted }),
  );
};

export const inMemoryWishlists = (world: World): Wishlists => ({
  all: async (shopper, id) => world.read((view) => openedList(view, shopper, id)),
  bookmarks: async (shopper) =>
    world.read((view) => {
      const user = currentUser(view, shopper);
      return user === undefined ? [] : bookmarksOf(view, user.userId);
    }),
  comments: async (shopper, id) => world.read((view) => commentsOf(view, shopper, id)),
  create: async (shopper, form, items = []) => world.run((tx) => createList(tx, shopper, form, items)),
  describe: async (shopper, id, form) => world.run((tx) => describeList(tx, shopper, id, form)),
  remove: async (shopper, id) => world.run((tx) => removeList(tx, shopper, id)),
  setStandard: async (shopper, id) => world.run((tx) => setStandardList(tx, shopper, id)),
  change: async (shopper, id, change) => world.run((tx) => changeList(tx, shopper, id, change)),
  importLines: async (shopper, id, lines) => world.run((tx) => importIntoList(tx, shopper, id, lines)),
  putIntoCart: async (shopper, list, into) => world.run((tx) => putIntoCart(tx, shopper, list, into)),
  comment: async (shopper, id, comment) => world.run((tx) => writeComment(tx, shopper, id, comment)),
  deleteComment: async (shopper, id, commentId) => world.run((tx) => deleteComment(tx, shopper, id, commentId)),
  undoMerge: async (shopper, mergeId) => world.run((tx) => undoMerge(tx, shopper, mergeId)),
  dismissMerge: async (shopper, mergeId) => world.run((tx) => dismissMerge(tx, shopper, mergeId)),
});
