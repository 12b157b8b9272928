import { omitNil } from '@shop/domain/shared/omit-nil';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { WishlistComment } from '@shop/domain/wishlists/wishlist-comment';
import type { NotAllowed, WishlistNotFound, WishlistRefusal, Wishlists } from '@shop/domain/wishlists/wishlists.port';
import * as operations from '../generated/operations.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { readChoiceResult, readFormResult } from '../shared/read-mutation-result.ts';
import type { RefusalTable } from '../shared/read-mutation-result.ts';
import { ENTRY_REFUSALS, LIST_REFUSALS, NO_SUCH_LIST } from './read-changed-wishlist.ts';
import { readComment } from './read-entry.ts';
import { readGranted } from './read-granted.ts';

const COMMENT_REFUSALS: RefusalTable<WishlistRefusal | { readonly because: 'too-many-comments' }> = {
  ...ENTRY_REFUSALS,
  TOO_MANY_COMMENTS: () => ({ because: 'too-many-comments' }),
};
const DELETE_REFUSALS: RefusalTable<WishlistNotFound | NotAllowed | { readonly because: 'no-such-comment' }> = {
  ...LIST_REFUSALS,
  NO_SUCH_COMMENT: () => ({ because: 'no-such-comment' }),
};

export const upstreamComments = (call: PortCalls): Pick<Wishlists, 'comments' | 'comment' | 'deleteComment'> => ({
  comments: (shopper, id) =>
    call({
      operation: operations.getCommentsPerWishlist,
      variables: { wishlistId: id },
      shopper,
      read: ({ getCommentsPerWishlist: comments }): Result<readonly WishlistComment[], WishlistNotFound> =>
        comments === null ? refused({ because: 'no-such-list' }) : granted(comments.map(readComment)),
      otherwise: NO_SUCH_LIST,
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
});
