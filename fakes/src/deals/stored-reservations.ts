import type { CartId } from '@shop/domain/sessions/shopper';
import { lookUp } from '../worlds/persistent-map.ts';
import { put, remove, type Transaction, type View } from '../worlds/transaction.ts';
import type { ReservationRecord } from './reservation-record.ts';

export const reservationOfCart = ({ state }: Pick<View, 'state'>, cartId: CartId): ReservationRecord | undefined => lookUp(state.reservations, cartId);

/** Stores what a cart holds; nothing where it holds nothing and there is nothing to tell. */
export const putReservation = (tx: Transaction, record: ReservationRecord): void => {
  if (record.pieces.length + record.lost.length > 0) put(tx, 'reservations', record.cartId, record);
  else remove(tx, 'reservations', record.cartId);
};

/** The cart is gone, and with it what it held. */
export const dropReservation = (tx: Transaction, cartId: CartId): void => {
  if (reservationOfCart(tx, cartId) !== undefined) remove(tx, 'reservations', cartId);
};
