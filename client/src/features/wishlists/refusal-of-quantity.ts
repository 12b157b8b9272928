import { isWishlistQuantity } from '@shop/domain/carts/quantity';

/** Why a list does not take a quantity, or what is none, as a message key. */
export const refusalOfQuantity = (quantity: number | undefined): string | undefined =>
  quantity !== undefined && isWishlistQuantity(quantity) ? undefined : 'shop.wishlist.quantity';
