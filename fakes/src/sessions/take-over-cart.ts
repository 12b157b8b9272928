import type { CartId, Shopper } from '@shop/domain/sessions/shopper';
import { type CartRecord, changeableCart, isChangeable, openCart } from '../carts/cart-record.ts';
import { mergeLines } from '../carts/cart-lines.ts';
import { saveCart } from '../carts/save-cart.ts';
import { combineCodes } from '../carts/vouchers.ts';
import type { Account, Guest } from '../customers/user.ts';
import { settlePayment } from '../orders/settle-payment.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { remove, put, type Transaction } from '../worlds/transaction.ts';

export interface TakenCart {
  readonly cartId: CartId;
  readonly merged: boolean;
}

/** No payment outlives the change of a cart's owner: the order would be somebody else's. */
const withoutPayment = (tx: Transaction, cart: CartRecord): CartRecord => {
  if (cart.status.is !== 'awaiting-payment') return cart;
  settlePayment(tx, cart.status.orderId, 'cancelled');
  return { ...cart, status: { is: 'open' } };
};

/** The cart that the shopper brings along, unless it became an order. */
const broughtCart = (tx: Transaction, shopper: Shopper): CartRecord | undefined => {
  const cart = changeableCart(tx, shopper, shopper.cartId);
  return cart === undefined ? undefined : withoutPayment(tx, cart);
};

const remember = (tx: Transaction, user: Account | Guest, cartId: CartId): void => {
  if (user.kind === 'customer') put(tx, 'users', user.userId, { ...user, cartId });
};

/** The brought cart becomes the user's own as it is; who brings none gets an empty one. */
export const takeOverCart = (tx: Transaction, shopper: Shopper, user: Account | Guest): TakenCart => {
  const brought = broughtCart(tx, shopper);
  const cart = brought === undefined ? openCart(tx, user.userId) : { ...brought, userId: user.userId };
  put(tx, 'carts', cart.id, cart);
  remember(tx, user, cart.id);
  return { cartId: cart.id, merged: false };
};

/** At a login: the brought cart goes into the customer's own, where there is one with something in it. */
export const mergeCart = (tx: Transaction, shopper: Shopper, account: Account, isWanted: boolean): TakenCart => {
  const kept = account.cartId === undefined ? undefined : lookUp(tx.state.carts, account.cartId);
  const own = isChangeable(kept) ? kept : undefined;
  if (own === undefined) return takeOverCart(tx, isWanted ? shopper : withoutCart(shopper), account);
  const brought = isWanted ? broughtCart(tx, shopper) : undefined;
  if (brought === undefined || brought.id === own.id || brought.lines.length === 0) return { cartId: own.id, merged: false };
  saveCart(tx, {
    ...own,
    lines: mergeLines(tx, own.lines, brought.lines),
    voucherCodes: combineCodes(own.voucherCodes, brought.voucherCodes),
  });
  remove(tx, 'carts', brought.id);
  return { cartId: own.id, merged: own.lines.length > 0 };
};

const withoutCart = ({ cartId: _left, ...rest }: Shopper): Shopper => rest;
