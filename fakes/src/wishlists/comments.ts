import { type FormRefusal, invalidForm } from '@shop/domain/shared/field-errors';
import { normaliseLines } from '@shop/domain/shared/normalise-text';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { Shopper, WishlistId } from '@shop/domain/visit/shopper';
import { MOST_COMMENTS, type WishlistComment } from '@shop/domain/wishlists/wishlist-comment';
import type { WishlistEntryId } from '@shop/domain/wishlists/wishlist-entry';
import { commentErrors } from '@shop/domain/wishlists/wishlist-rules';
import type { NotAllowed, WishlistNotFound, WishlistRefusal } from '@shop/domain/wishlists/wishlists.port';
import { nextNumber, type Transaction, type View } from '../worlds/transaction.ts';
import { deepFreeze } from '../shared/deep-freeze.ts';
import { entryThere } from './list-change.ts';
import { listFor, NO_SUCH_LIST, NOT_ALLOWED, ownList } from './open-list.ts';
import { commentsThere, mayDelete, shownComment } from './project-comments.ts';
import { saveList } from './stored-lists.ts';
import type { CommentRecord } from './wishlist-record.ts';

export const commentsOf = (
  view: View,
  shopper: Shopper,
  id: WishlistId,
): Result<readonly WishlistComment[], WishlistNotFound> => {
  const own = ownList(view, shopper, id);
  if (own === undefined) return refused(NO_SUCH_LIST);
  return granted(deepFreeze(commentsThere(own.list).map((comment) => shownComment(view, own, comment))));
};

export const writeComment = (
  tx: Transaction,
  shopper: Shopper,
  id: WishlistId,
  { text, entryId }: { readonly text: string; readonly entryId?: WishlistEntryId },
): Result<WishlistComment, FormRefusal | WishlistRefusal | { readonly because: 'too-many-comments' }> => {
  const own = listFor(tx, shopper, id, 'comment');
  if (!own.ok) return own;
  const { list, userId } = own.value;
  if (entryId !== undefined && entryThere(list, entryId) === undefined)
    return refused({ because: 'no-such-entry', entryId });
  const errors = commentErrors(text);
  if (errors.length > 0) return refused(invalidForm(errors));
  if (list.comments.length >= MOST_COMMENTS) return refused({ because: 'too-many-comments' });
  const comment: CommentRecord = {
    id: `comment-${nextNumber(tx, 'wishlist-comment')}`,
    text: normaliseLines(text),
    authorId: userId,
    at: tx.now.getTime(),
    ...omitNil({ entryId }),
  };
  saveList(tx, { ...list, comments: [...list.comments, comment] });
  return granted(deepFreeze(shownComment(tx, own.value, comment)));
};

export const deleteComment = (
  tx: Transaction,
  shopper: Shopper,
  id: WishlistId,
  commentId: string,
): Result<void, WishlistNotFound | NotAllowed | { readonly because: 'no-such-comment' }> => {
  const own = ownList(tx, shopper, id);
  if (own === undefined) return refused(NO_SUCH_LIST);
  const comment = own.list.comments.find((known) => known.id === commentId);
  if (comment === undefined) return refused({ because: 'no-such-comment' });
  if (!mayDelete(own, comment)) return refused(NOT_ALLOWED);
  saveList(tx, { ...own.list, comments: own.list.comments.filter((known) => known !== comment) });
  return granted(undefined);
};
