import type { CartId, Shopper, UserId } from '@shop/domain/visit/shopper';
import { currentUser } from '../sessions/current-user.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { nextId, put, type Transaction, type View } from '../worlds/transaction.ts';
import type { CartRecord } from './cart-record.ts';

export const openCart = (tx: Transaction, userId: UserId): CartRecord => {
  const cart: CartRecord = {
    id: nextId(tx, 'cart'),
    userId,
    status: { is: 'open' },
    lines: [],
    voucherCodes: [],
    spedition: {},
  };
  put(tx, 'carts', cart.id, cart);
  return cart;
};

/** The shopper's own cart with this id. Somebody else's cart counts as unknown. */
export const ownCartRecord = (view: View, shopper: Shopper, cartId: CartId | undefined): CartRecord | undefined => {
  const cart = cartId === undefined ? undefined : lookUp(view.state.carts, cartId);
  return cart !== undefined && cart.userId === currentUser(view, shopper)?.userId ? cart : undefined;
};

/** A cart that became an order never changes again. */
export const isChangeable = (cart: CartRecord | undefined): cart is CartRecord =>
  cart !== undefined && cart.status.is !== 'ordered';

/** The shopper's own cart with this id, unless it became an order. */
export const changeableCart = (view: View, shopper: Shopper, cartId: CartId | undefined): CartRecord | undefined => {
  const cart = ownCartRecord(view, shopper, cartId);
  return isChangeable(cart) ? cart : undefined;
};
