import type { ItemId } from '@shop/domain/catalogue/product';
import { type DealSplit, splitQuantity } from '@shop/domain/deals/deal-quantity';
import { DEFAULT_RESERVATION_MINUTES } from '@shop/domain/deals/reservation';
import type { CartId } from '@shop/domain/visit/shopper';
import type { GoodsItem, GoodsProduct } from '../goods/goods.ts';
import { parameterOf } from '../parameters/parameter-values.ts';
import type { Transaction, View } from '../worlds/transaction.ts';
import { dealOf, piecesFor } from './deal-of.ts';
import { refreshReservation } from './expired-pieces.ts';
import type { ReservationRecord, ReservedPieces } from './reservation-record.ts';
import { putReservation, reservationOfCart } from './stored-reservations.ts';

const MINUTE_MS = 60_000;

const reservationMs = (view: View): number => {
  const minutes = Number(parameterOf(view, 'lightning_deal/reservationMinutes'));
  return (Number.isFinite(minutes) && minutes > 0 ? minutes : DEFAULT_RESERVATION_MINUTES) * MINUTE_MS;
};

/** When pieces that are reserved now are free again, in ms since the epoch. */
export const newReservationEnd = (view: View): number => view.now.getTime() + reservationMs(view);

const emptyReservation = (cartId: CartId): ReservationRecord => ({
  cartId,
  reservedUntil: 0,
  extensions: 0,
  isPaying: false,
  pieces: [],
  lost: [],
});

/** Reserves as many of the added pieces as the deal allows. New pieces give all of the cart the whole time again. */
export const reserveAdded = (
  tx: Transaction,
  cartId: CartId,
  { item, product, added }: { readonly item: GoodsItem; readonly product: GoodsProduct; readonly added: number },
): DealSplit => {
  refreshReservation(tx, cartId);
  const deal = dealOf(tx, item, product);
  const record = reservationOfCart(tx, cartId) ?? emptyReservation(cartId);
  const held = record.pieces.find(({ itemId }) => itemId === item.itemId);
  const inCart = held?.quantity ?? 0;
  if (deal === undefined || (held !== undefined && held.dealStartsAt !== deal.startsAt))
    return { lightning: 0, normal: added };
  const split = splitQuantity(added, {
    maxQuantity: deal.maxQuantity,
    inCart,
    left: piecesFor(tx, deal, cartId) - inCart,
  });
  if (split.lightning === 0) return split;
  const pieces: ReservedPieces = {
    itemId: item.itemId,
    quantity: inCart + split.lightning,
    price: held?.price ?? deal.price,
    dealStartsAt: deal.startsAt,
    dealEndsAt: deal.endsAt,
  };
  const others = <Pieces extends { readonly itemId: ItemId }>(all: readonly Pieces[]): readonly Pieces[] =>
    all.filter(({ itemId }) => itemId !== item.itemId);
  putReservation(tx, {
    ...record,
    reservedUntil: newReservationEnd(tx),
    pieces: [...others(record.pieces), pieces],
    lost: others(record.lost),
  });
  return split;
};

/** A line has fewer pieces now: those at the ordinary price go first. */
export const keepAtMost = (tx: Transaction, cartId: CartId, itemId: ItemId, quantity: number): void => {
  const record = reservationOfCart(tx, cartId);
  if (record === undefined) return;
  const lowered = <Pieces extends { readonly itemId: ItemId; readonly quantity: number }>(
    all: readonly Pieces[],
  ): readonly Pieces[] =>
    all
      .map((pieces) =>
        pieces.itemId === itemId ? { ...pieces, quantity: Math.min(pieces.quantity, quantity) } : pieces,
      )
      .filter((pieces) => pieces.quantity > 0);
  putReservation(tx, { ...record, pieces: lowered(record.pieces), lost: lowered(record.lost) });
};

/** Sets how long a cart still holds its pieces, as a tester may. */
export const endReservationIn = (tx: Transaction, cartId: CartId, ms: number): void => {
  const record = reservationOfCart(tx, cartId);
  if (record !== undefined) putReservation(tx, { ...record, reservedUntil: tx.now.getTime() + ms });
};
