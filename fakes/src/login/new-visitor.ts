import type { UserId } from '@shop/domain/visit/shopper';
import type { CartRecord } from '../carts/cart-record.ts';
import { openCart } from '../carts/find-cart.ts';
import { dropReservation } from '../deals/stored-reservations.ts';
import { forgetLists } from '../wishlists/forget-lists.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { remove, nextId, nextNumber, put, type Transaction } from '../worlds/transaction.ts';

/** A world remembers this many anonymous visitors, and this many of their carts. The oldest are evicted. */
export const MAX_VISITORS = 10_000;

/** Stores an id in the ring and returns the id that it evicts. */
const evictedBy = (tx: Transaction, kind: 'visitor' | 'visitor-cart', id: string): string | undefined => {
  const place = `${kind}-${nextNumber(tx, kind) % MAX_VISITORS}`;
  const old = lookUp(tx.state.recentVisitors, place);
  put(tx, 'recentVisitors', place, id);
  return old;
};

const isVisitor = (tx: Transaction, userId: UserId): boolean => lookUp(tx.state.users, userId)?.kind === 'visitor';

/** Carts of guests and customers, and carts that became orders, are never evicted. */
const isForgettable = (tx: Transaction, cart: CartRecord | undefined): cart is CartRecord =>
  cart?.status.is === 'open' && (lookUp(tx.state.users, cart.userId) === undefined || isVisitor(tx, cart.userId));

export const newVisitor = (tx: Transaction): UserId => {
  const userId = nextId(tx, 'user');
  put(tx, 'users', userId, { kind: 'visitor', userId });
  const oldest = evictedBy(tx, 'visitor', userId);
  if (oldest === undefined || !isVisitor(tx, oldest)) return userId;
  forgetLists(tx, oldest);
  remove(tx, 'users', oldest);
  remove(tx, 'uploads', oldest);
  return userId;
};

export const openVisitorCart = (tx: Transaction, userId: UserId): CartRecord => {
  const cart = openCart(tx, userId);
  const oldest = lookUp(tx.state.carts, evictedBy(tx, 'visitor-cart', cart.id) ?? '');
  if (isForgettable(tx, oldest)) {
    remove(tx, 'carts', oldest.id);
    dropReservation(tx, oldest.id);
  }
  return cart;
};
