import type { CartId } from '@shop/domain/visit/shopper';
import { lookUp } from '../worlds/persistent-map.ts';
import { put, remove, schedule, type Transaction, unschedule, type View } from '../worlds/transaction.ts';
import { heldUntil } from './held-pieces.ts';
import type { ReservationRecord } from './reservation-record.ts';

export const reservationOfCart = ({ state }: Pick<View, 'state'>, cartId: CartId): ReservationRecord | undefined =>
  lookUp(state.reservations, cartId);

/** Sets the timer for the next time at which pieces of a cart are free again. */
const scheduleNextEnd = (tx: Transaction, record: ReservationRecord): void => {
  unschedule(tx, 'reservation-ends', record.cartId);
  const ends = record.pieces
    .map(({ dealEndsAt }) => heldUntil(record, dealEndsAt))
    .filter((end) => end > tx.now.getTime() && end < Infinity);
  if (ends.length > 0) schedule(tx, 'reservation-ends', record.cartId, new Date(Math.min(...ends)));
};

/** Stores what a cart holds; nothing where it holds nothing and there is nothing to tell. */
export const putReservation = (tx: Transaction, record: ReservationRecord): void => {
  if (record.pieces.length + record.lost.length > 0) put(tx, 'reservations', record.cartId, record);
  else remove(tx, 'reservations', record.cartId);
  scheduleNextEnd(tx, record);
};

/** The cart is gone or ordered, and with it what it held. */
export const dropReservation = (tx: Transaction, cartId: CartId): void => {
  if (reservationOfCart(tx, cartId) === undefined) return;
  remove(tx, 'reservations', cartId);
  unschedule(tx, 'reservation-ends', cartId);
};

/** Pieces are free by the clock alone, and their line has the ordinary price once the cart is refreshed: the timers tell testers. */
export const RESERVATION_TIMERS = {
  'reservation-ends': (tx: Transaction, cartId: CartId): void => {
    const record = reservationOfCart(tx, cartId);
    if (record !== undefined) scheduleNextEnd(tx, record);
  },
};
