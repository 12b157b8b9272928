import { OwnWishlistsDocument, WishlistCommentsDocument } from '../../platform/generated/graphql.ts';
import { personalQuery } from '../../platform/queries/document-query.ts';
import { SILENT } from '../../platform/queries/silent-error-policy.ts';

/** All lists of the visitor, one of them open: by default, and with an empty id, the Merkzettel. */
export const ownListsQuery = (id?: string) =>
  personalQuery('OwnWishlists', OwnWishlistsDocument, id === undefined || id === '' ? {} : { id }, {
    withoutSession: { ownWishlists: null },
  });

/** Of whichever list is open. */
export const OWN_LISTS = ['OwnWishlists'] as const;

/** All comments of a list, the newest first. Its page can do without them. */
export const commentsQuery = (wishlistId: string) => ({
  ...personalQuery('WishlistComments', WishlistCommentsDocument, { wishlistId }),
  meta: SILENT,
});
