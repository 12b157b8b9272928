import type { UserId, WishlistId } from '@shop/domain/visit/shopper';

/** The list that everybody has from the start, active until they choose another one. */
export const standardListOf = (userId: UserId): WishlistId => `wishlist-of-${userId}`;
