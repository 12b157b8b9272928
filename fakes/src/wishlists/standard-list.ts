import type { UserId, WishlistId } from '@shop/domain/sessions/shopper';

/** The list that everybody has from the start, and that is active until they choose another. */
export const standardListOf = (userId: UserId): WishlistId => `wishlist-of-${userId}`;
