import { omitNil } from '@shop/domain/shared/omit-nil';
import type { PiecesWanted } from '@shop/domain/wishlists/class-list';
import type {
  AllWishlists,
  ClassListPieces,
  MutationAddCommentToWishlistArgs,
  MutationAddWishlistToCartArgs,
  MutationCreateWishlistArgs,
  MutationDeleteCommentFromWishlistArgs,
  MutationDeleteWishlistArgs,
  MutationDismissMerkzettelMergeArgs,
  MutationSetStandardWishlistArgs,
  MutationUndoMerkzettelMergeArgs,
  MutationUpdateWishlistArgs,
  QueryGetAllWishlistsArgs,
  QueryGetCommentsPerWishlistArgs,
} from '../generated/upstream-types.ts';
import { writeCart } from '../carts/write-cart.ts';
import { writeReport } from '../carts/write-report.ts';
import type { ResolverContext } from '../graphql/resolver-context.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { noUserId } from '../graphql/upstream-error.ts';
import { inCapitals } from '../shared/known-word.ts';
import { orNull } from '../shared/or-null.ts';
import { DONE } from '../shared/write-mutation-result.ts';
import { writeAnswer, writeListAnswer, writeUpdate } from './write-answer.ts';
import { writeComment } from './write-entry.ts';
import { writeAllWishlists, writeEssentials, writeWishlist } from './write-wishlist.ts';

type WishlistField =
  | 'getAllWishlists'
  | 'getAllWishlistsEssentials'
  | 'getAllWishlistsFull'
  | 'getCommentsPerWishlist'
  | 'createWishlist'
  | 'updateWishlist'
  | 'deleteWishlist'
  | 'setStandardWishlist'
  | 'addWishlistToCart'
  | 'addCommentToWishlist'
  | 'deleteCommentFromWishlist'
  | 'undoMerkzettelMerge'
  | 'dismissMerkzettelMerge';

const PIECES_OF = { CLAIMED: 'claimed', OPEN: 'open' } as const satisfies Readonly<
  Record<ClassListPieces, PiecesWanted>
>;

const allWishlists = async (
  { externalId }: QueryGetAllWishlistsArgs,
  { shop, shopper, baseUrl }: ResolverContext,
): Promise<AllWishlists> => {
  const opened = await shop.wishlists.all(shopper, externalId ?? undefined);
  if (opened.ok) {
    const { collection, list } = opened.value;
    return { ...writeAllWishlists(collection), wishlist: writeWishlist(list, shopper.storefront, baseUrl) };
  }
  const own = await shop.wishlists.all(shopper);
  if (!own.ok) throw noUserId();
  return writeAllWishlists(own.value.collection);
};

export const wishlistResolvers: Resolvers<WishlistField> = {
  getAllWishlists: allWishlists,
  getAllWishlistsEssentials: async (_args, { shop, shopper }) =>
    writeEssentials(await shop.wishlists.bookmarks(shopper)),
  getAllWishlistsFull: async (_args, { shop, shopper }) => writeEssentials(await shop.wishlists.bookmarks(shopper)),
  getCommentsPerWishlist: async ({ wishlistId }: QueryGetCommentsPerWishlistArgs, { shop, shopper }) => {
    const comments = await shop.wishlists.comments(shopper, wishlistId);
    return comments.ok ? comments.value.map(writeComment) : null;
  },
  createWishlist: async (
    { listName, listDescription, kind, entries }: MutationCreateWishlistArgs,
    { shop, shopper, baseUrl },
  ) => {
    const form = { listName, listDescription, kind: kind === 'LIST' ? 'list' : 'class-list' } as const;
    return writeUpdate(await shop.wishlists.create(shopper, form, entries), shopper.storefront, baseUrl);
  },
  updateWishlist: async ({ externalId, listName, listDescription }: MutationUpdateWishlistArgs, { shop, shopper }) =>
    writeListAnswer(await shop.wishlists.describe(shopper, externalId, { listName, listDescription })),
  deleteWishlist: async ({ externalId }: MutationDeleteWishlistArgs, { shop, shopper }) =>
    writeAnswer(await shop.wishlists.remove(shopper, externalId)),
  setStandardWishlist: async ({ externalId }: MutationSetStandardWishlistArgs, { shop, shopper }) =>
    writeListAnswer(await shop.wishlists.setStandard(shopper, externalId)),
  addWishlistToCart: async (
    { externalId, cartId, entryIds, token, pieces }: MutationAddWishlistToCartArgs,
    { shop, shopper },
  ) => {
    const list = { listId: externalId, ...omitNil({ token }) };
    const wanted = omitNil({ entryIds, pieces: pieces == null ? undefined : PIECES_OF[pieces] });
    const put = await shop.wishlists.putIntoCart(shopper, list, { cartId, ...wanted });
    return {
      ...writeAnswer(put),
      cart: put.ok ? writeCart(put.value.cart, shopper.storefront) : null,
      attainableInfos: put.ok ? writeReport(put.value.report) : null,
      skippedEntries: put.ok
        ? put.value.skipped.map(({ entryId, name, gap, path }) => ({
            entryId,
            name: orNull(name),
            gap: inCapitals(gap),
            path: orNull(path),
          }))
        : [],
      claims: put.ok ? put.value.claims : [],
    };
  },
  addCommentToWishlist: async (
    { externalId, comment, positionId }: MutationAddCommentToWishlistArgs,
    { shop, shopper },
  ) => {
    const written = await shop.wishlists.comment(shopper, externalId, {
      text: comment,
      ...omitNil({ entryId: positionId }),
    });
    return { ...writeAnswer(written), comment: written.ok ? writeComment(written.value) : null };
  },
  deleteCommentFromWishlist: async (
    { externalId, commentId }: MutationDeleteCommentFromWishlistArgs,
    { shop, shopper },
  ) => writeAnswer(await shop.wishlists.deleteComment(shopper, externalId, commentId)),
  undoMerkzettelMerge: async ({ mergeId }: MutationUndoMerkzettelMergeArgs, { shop, shopper }) => {
    const undone = await shop.wishlists.undoMerge(shopper, mergeId);
    return { ...writeAnswer(undone), wishlists: undone.ok ? writeAllWishlists(undone.value) : null };
  },
  dismissMerkzettelMerge: async ({ mergeId }: MutationDismissMerkzettelMergeArgs, { shop, shopper }) => {
    await shop.wishlists.dismissMerge(shopper, mergeId);
    return DONE;
  },
};
