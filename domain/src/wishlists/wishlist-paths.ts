import { WISHLIST } from '../shared/paths.ts';
import type { WishlistId } from '../visit/shopper.ts';

/** The page of one of the visitor's lists. */
export const wishlistPath = (id: WishlistId): string => `${WISHLIST}?list=${encodeURIComponent(id)}`;
