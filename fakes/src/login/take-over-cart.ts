import type { CartId, Shopper } from '@shop/domain/visit/shopper';
import type { CartRecord } from '../carts/cart-record.ts';
import { changeableCart, isChangeable, openCart } from '../carts/find-cart.ts';
import type { CartToMerge } from '@shop/domain/carts/carts.port';
import { moveSavedLines, savedLinesOf } from '../carts/saved-lines.ts';
import { mergeInto } from './merge-carts.ts';
import type { Account, Guest } from '../sessions/user.ts';
import { settlePayment } from '../orders/settle-payment.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { put, type Transaction } from '../worlds/transaction.ts';

export interface TakenCart {
  readonly cartId: CartId;
  readonly merged: boolean;
}

/** When a cart changes its owner, its payment is cancelled: the order would belong to somebody else. */
const withoutPayment = (tx: Transaction, cart: CartRecord): CartRecord => {
  if (cart.status.is !== 'awaiting-payment') return cart;
  settlePayment(tx, cart.status.orderId, 'cancelled');
  return { ...cart, status: { is: 'open' } };
};

/** The visitor's cart, unless it became an order. */
const visitorCart = (tx: Transaction, shopper: Shopper): CartRecord | undefined => {
  const cart = changeableCart(tx, shopper, shopper.cartId);
  return cart === undefined ? undefined : withoutPayment(tx, cart);
};

/** The open cart of a visitor or guest who has something in it or saved. A customer's own stays theirs. */
export const cartToMerge = (tx: Transaction, { cartId, userId }: CartToMerge): CartRecord | undefined => {
  const cart = lookUp(tx.state.carts, cartId);
  const owner = lookUp(tx.state.users, userId);
  if (!isChangeable(cart) || cart.userId !== userId || owner === undefined || owner.kind === 'customer')
    return undefined;
  return cart.lines.length + savedLinesOf(tx, userId).length === 0 ? undefined : withoutPayment(tx, cart);
};

const remember = (tx: Transaction, user: Account | Guest, cartId: CartId): void => {
  if (user.kind === 'customer') put(tx, 'users', user.userId, { ...user, cartId });
};

/** The visitor's cart becomes the user's own; without one the user gets an empty cart. */
export const takeOverCart = (tx: Transaction, shopper: Shopper, user: Account | Guest): TakenCart => {
  const visitorsCart = visitorCart(tx, shopper);
  if (visitorsCart !== undefined) moveSavedLines(tx, visitorsCart.userId, user.userId);
  const cart = visitorsCart === undefined ? openCart(tx, user.userId) : { ...visitorsCart, userId: user.userId };
  put(tx, 'carts', cart.id, cart);
  remember(tx, user, cart.id);
  return { cartId: cart.id, merged: false };
};

/** At a login: merges the visitor's cart into the customer's own, if there is one. */
export const mergeCart = (tx: Transaction, shopper: Shopper, account: Account, isWanted: boolean): TakenCart => {
  const stored = account.cartId === undefined ? undefined : lookUp(tx.state.carts, account.cartId);
  const own = isChangeable(stored) ? stored : undefined;
  if (own === undefined) return takeOverCart(tx, isWanted ? shopper : withoutCart(shopper), account);
  const visitorsCart = isWanted ? visitorCart(tx, shopper) : undefined;
  if (
    visitorsCart === undefined ||
    visitorsCart.id === own.id ||
    visitorsCart.lines.length + savedLinesOf(tx, visitorsCart.userId).length === 0
  )
    return { cartId: own.id, merged: false };
  mergeInto(tx, own, visitorsCart);
  return { cartId: own.id, merged: own.lines.length > 0 };
};

const withoutCart = ({ cartId: _left, ...rest }: Shopper): Shopper => rest;
