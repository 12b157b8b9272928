import { isDeepStrictEqual } from 'node:util';
import { endCardPayment } from '../orders/end-card-payment.ts';
import { rowOf } from '../worlds/table.ts';
import { put, type Turn } from '../worlds/turn.ts';
import type { CartRecord } from './cart-record.ts';

/** Keeps a changed cart. A payment under way was for the cart as it stood: a change ends it. */
export const keepCart = (turn: Turn, cart: CartRecord): void => {
  const before = rowOf(turn.state.carts, cart.id);
  if (isDeepStrictEqual(before, cart)) return;
  if (cart.fate.is === 'awaiting-payment') endCardPayment(turn, cart.fate.orderId, 'cancelled');
  put(turn, 'carts', cart.id, cart.fate.is === 'awaiting-payment' ? { ...cart, fate: { is: 'open' } } : cart);
};
