import type { CartId, Shopper } from '@shop/domain/sessions/shopper';
import { type CartRecord, changeableCart, isChangeable, openCart } from '../carts/cart-record.ts';
import { mergedLines } from '../carts/cart-lines.ts';
import { keepCart } from '../carts/keep-cart.ts';
import { combinedCodes } from '../carts/vouchers.ts';
import type { Account, Guest } from '../customers/user.ts';
import { endCardPayment } from '../orders/end-card-payment.ts';
import { rowOf } from '../worlds/table.ts';
import { drop, put, type Turn } from '../worlds/turn.ts';

export interface TakenCart {
  readonly cartId: CartId;
  readonly merged: boolean;
}

/** No payment outlives the change of a cart's owner: the order would be somebody else's. */
const withoutPayment = (turn: Turn, cart: CartRecord): CartRecord => {
  if (cart.fate.is !== 'awaiting-payment') return cart;
  endCardPayment(turn, cart.fate.orderId, 'cancelled');
  return { ...cart, fate: { is: 'open' } };
};

/** The cart that the shopper brings along, unless it became an order. */
const broughtCart = (turn: Turn, shopper: Shopper): CartRecord | undefined => {
  const cart = changeableCart(turn, shopper, shopper.cartId);
  return cart === undefined ? undefined : withoutPayment(turn, cart);
};

const remember = (turn: Turn, user: Account | Guest, cartId: CartId): void => {
  if (user.kind === 'customer') put(turn, 'users', user.userId, { ...user, cartId });
};

/** The brought cart becomes the user's own as it is; who brings none gets an empty one. */
export const takeOverCart = (turn: Turn, shopper: Shopper, user: Account | Guest): TakenCart => {
  const brought = broughtCart(turn, shopper);
  const cart = brought === undefined ? openCart(turn, user.userId) : { ...brought, userId: user.userId };
  put(turn, 'carts', cart.id, cart);
  remember(turn, user, cart.id);
  return { cartId: cart.id, merged: false };
};

/** At a login: the brought cart goes into the customer's own, where there is one with something in it. */
export const mergeCart = (turn: Turn, shopper: Shopper, account: Account, isWanted: boolean): TakenCart => {
  const kept = account.cartId === undefined ? undefined : rowOf(turn.state.carts, account.cartId);
  const own = isChangeable(kept) ? kept : undefined;
  if (own === undefined) return takeOverCart(turn, isWanted ? shopper : withoutCart(shopper), account);
  const brought = isWanted ? broughtCart(turn, shopper) : undefined;
  if (brought === undefined || brought.id === own.id || brought.lines.length === 0) return { cartId: own.id, merged: false };
  keepCart(turn, {
    ...own,
    lines: mergedLines(turn, own.lines, brought.lines),
    voucherCodes: combinedCodes(own.voucherCodes, brought.voucherCodes),
  });
  drop(turn, 'carts', brought.id);
  return { cartId: own.id, merged: own.lines.length > 0 };
};

const withoutCart = ({ cartId: _left, ...rest }: Shopper): Shopper => rest;
