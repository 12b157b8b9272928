import { isDeepStrictEqual } from 'node:util';
import { settlePayment } from './settle-payment.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { put, type Transaction } from '../worlds/transaction.ts';
import type { CartRecord } from '../carts/cart-record.ts';

/** Telling of a merge or no longer is nothing that is paid for. */
const isSameOrder = (before: CartRecord | undefined, { merge: _told, ...cart }: CartRecord): boolean => {
  const { merge: _before, ...earlier } = before ?? {};
  return isDeepStrictEqual(earlier, cart);
};

/** Saves a changed cart. An open payment was for the earlier cart, so it ends. */
export const saveCart = (tx: Transaction, cart: CartRecord): void => {
  const before = lookUp(tx.state.carts, cart.id);
  if (isDeepStrictEqual(before, cart)) return;
  if (isSameOrder(before, cart)) return put(tx, 'carts', cart.id, cart);
  if (cart.status.is === 'awaiting-payment') settlePayment(tx, cart.status.orderId, 'outdated');
  put(tx, 'carts', cart.id, cart.status.is === 'awaiting-payment' ? { ...cart, status: { is: 'open' } } : cart);
};
