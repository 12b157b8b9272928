import { may } from '@shop/domain/wishlists/wishlist-rights';
import type { WishlistComment } from '@shop/domain/wishlists/wishlist-comment';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { View } from '../worlds/transaction.ts';
import { isThere } from './list-change.ts';
import type { OpenList } from './open-list.ts';
import { shownName } from './shown-name.ts';
import type { CommentRecord, WishlistRecord } from './wishlist-record.ts';

/** Whether somebody may delete a comment: their own, or any as admin or creator (WISH-20). */
export const mayDelete = ({ level, userId }: OpenList, { authorId }: CommentRecord): boolean =>
  authorId === userId || may(level, 'delete-any-comment');

/** The newest first. Those about entries that were removed come back with their entry. */
export const commentsThere = ({ comments, entries }: WishlistRecord): readonly CommentRecord[] => {
  const removed = new Set(entries.filter((entry) => !isThere(entry)).map(({ id }) => id));
  return comments.filter(({ entryId }) => entryId === undefined || !removed.has(entryId)).toReversed();
};

export const shownComment = (view: View, open: OpenList, comment: CommentRecord): WishlistComment => ({
  id: comment.id,
  comment: comment.text,
  name: shownName(view, comment.authorId),
  writtenAt: new Date(comment.at).toISOString(),
  ...omitNil({ positionId: comment.entryId }),
  allowedToDeleteByUser: mayDelete(open, comment),
});
