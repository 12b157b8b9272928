import { SharedWishlistDocument, type SharedWishlistQuery } from '../../platform/generated/graphql.ts';
import { personalQuery } from '../../platform/queries/document-query.ts';

export type SharedList = NonNullable<SharedWishlistQuery['sharedWishlist']>;

/** What a link leads to; null if it is no longer valid. Everybody with the link sees it, and their own claims. */
export const sharedListQuery = (token: string) => personalQuery('SharedWishlist', SharedWishlistDocument, { token });

/** By whichever link. */
export const SHARED_LIST = ['SharedWishlist'] as const;
