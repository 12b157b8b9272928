import { WISHLIST } from '../shared/paths.ts';
import type { WishlistId } from '../visit/shopper.ts';

/** The page of one of the visitor's lists. */
export const wishlistPath = (id: WishlistId): string => `${WISHLIST}?list=${encodeURIComponent(id)}`;

/** Where a link to a list leads, for those who are to join it and for those who only look. Changes nothing. */
export const SHARED_WISHLIST = `${WISHLIST}shared/`;

export const sharedWishlistPath = (token: string): string => `${SHARED_WISHLIST}?token=${encodeURIComponent(token)}`;
