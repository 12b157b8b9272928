import { BookmarksDocument, type BookmarksQuery } from '../../../platform/generated/graphql.ts';
import { personalQuery } from '../../../platform/queries/document-query.ts';

const NO_BOOKMARKS: BookmarksQuery = { bookmarks: [] };

/** The visitor's lists and the products on them. Nothing is asked for visitors without a session, who have none. */
export const bookmarksQuery = personalQuery('Bookmarks', BookmarksDocument, {}, { withoutSession: NO_BOOKMARKS });

type BookmarkLists = BookmarksQuery['bookmarks'];

/** Whether a product's bookmark is pressed: it is on a list that the visitor may take it off again. */
export const isBookmarked = (lists: BookmarkLists, productId: string): boolean =>
  lists.some(({ isChangeable, productIds }) => isChangeable && productIds.includes(productId));

/** How many products are bookmarked, each once. */
export const bookmarkCount = (lists: BookmarkLists): number =>
  new Set(lists.filter(({ isChangeable }) => isChangeable).flatMap(({ productIds }) => productIds)).size;
