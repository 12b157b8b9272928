import type { UserId } from '@shop/domain/sessions/shopper';
import { type CartRecord, openCart } from '../carts/cart-record.ts';
import { rowOf } from '../worlds/table.ts';
import { drop, nextId, nextNumber, put, type Turn } from '../worlds/turn.ts';

/** So many visitors who never signed in, and so many of their carts, a world remembers: the oldest make room for the newest. */
export const MOST_VISITORS = 10_000;

/** Remembers an id in the place of the one that came so many before it, which it answers. */
const pushedOut = (turn: Turn, kind: 'visitor' | 'visitor-cart', id: string): string | undefined => {
  const place = `${kind}-${nextNumber(turn, kind) % MOST_VISITORS}`;
  const old = rowOf(turn.state.newest, place);
  put(turn, 'newest', place, id);
  return old;
};

const isVisitor = (turn: Turn, userId: UserId): boolean => rowOf(turn.state.users, userId)?.kind === 'visitor';

/** A cart that became somebody's own, or an order, is theirs. */
const isForgettable = (turn: Turn, cart: CartRecord | undefined): cart is CartRecord =>
  cart?.fate.is === 'open' && (rowOf(turn.state.users, cart.userId) === undefined || isVisitor(turn, cart.userId));

export const newVisitor = (turn: Turn): UserId => {
  const userId = nextId(turn, 'user');
  put(turn, 'users', userId, { kind: 'visitor', userId });
  const oldest = pushedOut(turn, 'visitor', userId);
  if (oldest !== undefined && isVisitor(turn, oldest)) drop(turn, 'users', oldest);
  return userId;
};

export const openVisitorCart = (turn: Turn, userId: UserId): CartRecord => {
  const cart = openCart(turn, userId);
  const oldest = rowOf(turn.state.carts, pushedOut(turn, 'visitor-cart', cart.id) ?? '');
  if (isForgettable(turn, oldest)) drop(turn, 'carts', oldest.id);
  return cart;
};
