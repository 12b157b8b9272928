import type { CartId } from '@shop/domain/visit/shopper';
import type { Transaction, View } from '../worlds/transaction.ts';
import { heldUntil } from './held-pieces.ts';
import type { LostPieces, ReservationRecord, ReservedPieces } from './reservation-record.ts';
import { putReservation, reservationOfCart } from './stored-reservations.ts';

const isOver = ({ now }: Pick<View, 'now'>, record: ReservationRecord, { dealEndsAt }: ReservedPieces): boolean =>
  now.getTime() >= heldUntil(record, dealEndsAt);

/** Whether a cart still has a special price for pieces that it no longer holds. */
export const hasExpiredPieces = (view: View, cartId: CartId): boolean => {
  const record = reservationOfCart(view, cartId);
  return record?.pieces.some((pieces) => isOver(view, record, pieces)) === true;
};

/** Adds lost pieces to those that the shopper is told of. */
export const withLost = (lost: readonly LostPieces[], more: readonly LostPieces[]): readonly LostPieces[] =>
  more.reduce((all, { itemId, quantity, price }) => {
    const before = all.find((pieces) => pieces.itemId === itemId)?.quantity ?? 0;
    return [...all.filter((pieces) => pieces.itemId !== itemId), { itemId, quantity: before + quantity, price }];
  }, lost);

/** Lines get the ordinary price for the pieces whose time is over. */
export const refreshReservation = (tx: Transaction, cartId: CartId): void => {
  const record = reservationOfCart(tx, cartId);
  if (record === undefined || !hasExpiredPieces(tx, cartId)) return;
  const over = record.pieces.filter((pieces) => isOver(tx, record, pieces));
  putReservation(tx, {
    ...record,
    pieces: record.pieces.filter((pieces) => !over.includes(pieces)),
    lost: withLost(record.lost, over),
  });
};
