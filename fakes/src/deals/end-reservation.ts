import { MOST_EXTENSIONS } from '@shop/domain/deals/reservation';
import type { ItemId } from '@shop/domain/catalogue/product';
import type { CartId } from '@shop/domain/visit/shopper';
import { lookUp } from '../worlds/persistent-map.ts';
import { put, type Transaction, type View } from '../worlds/transaction.ts';
import { dealOf, piecesFor } from './deal-of.ts';
import { DEAL_MAX_QUANTITY } from './deal-schedule.ts';
import { hasExpiredPieces, refreshReservation, withLost } from './expired-pieces.ts';
import type { ReservedPieces } from './reservation-record.ts';
import { newReservationEnd } from './reserve-pieces.ts';
import { dropReservation, putReservation, reservationOfCart } from './stored-reservations.ts';

/** How an extension changed what a cart holds. */
export interface Extension {
  readonly dealNoLongerLegal: boolean;
  readonly reduced: readonly { readonly itemId: ItemId; readonly was: number; readonly now: number }[];
}

/** How many of the pieces can be held on; undefined if their deal no longer is one. */
const keepable = (
  view: View,
  cartId: CartId,
  { itemId, quantity, price, dealStartsAt }: ReservedPieces,
): number | undefined => {
  const item = view.goods.item(itemId);
  const product = item === undefined ? undefined : view.goods.product(item.productId);
  const deal = item === undefined || product === undefined ? undefined : dealOf(view, item, product);
  // A price that is not below the ordinary one must not be called special (§ 11 PAngV).
  if (
    item === undefined ||
    deal?.startsAt !== dealStartsAt ||
    price.eurGross >= item.price.eurGross ||
    price.chfGross >= item.price.chfGross
  )
    return undefined;
  return Math.min(quantity, piecesFor(view, deal, cartId));
};

/** Reserves the pieces of a cart for the whole time again, as far as they are still to be had. */
export const extendReservation = (tx: Transaction, cartId: CartId): Extension => {
  const record = reservationOfCart(tx, cartId);
  if (record === undefined || record.pieces.length === 0 || record.isPaying || record.extensions >= MOST_EXTENSIONS)
    return { dealNoLongerLegal: false, reduced: [] };
  const judged = record.pieces.map((pieces) => ({ pieces, kept: keepable(tx, cartId, pieces) }));
  const kept = judged.flatMap(({ pieces, kept: quantity = 0 }) => (quantity > 0 ? [{ ...pieces, quantity }] : []));
  const lost = judged.flatMap(({ pieces, kept: quantity = 0 }) =>
    quantity < pieces.quantity ? [{ ...pieces, quantity: pieces.quantity - quantity }] : [],
  );
  putReservation(tx, {
    ...record,
    extensions: record.extensions + 1,
    reservedUntil: newReservationEnd(tx),
    pieces: kept,
    lost: withLost(record.lost, lost),
  });
  return {
    dealNoLongerLegal: judged.some(({ kept: quantity }) => quantity === undefined),
    reduced: judged.flatMap(({ pieces: { itemId, quantity: was }, kept: now }) =>
      now !== undefined && now < was ? [{ itemId, was, now }] : [],
    ),
  };
};

/** While the shopper pays at a provider, nobody else gets the pieces. What has expired is not ordered, and not held again. */
export const holdForPayment = (tx: Transaction, cartId: CartId): void => {
  const record = reservationOfCart(tx, cartId);
  if (record !== undefined && !hasExpiredPieces(tx, cartId)) putReservation(tx, { ...record, isPaying: true });
};

/** The payment failed: the shopper has the whole time again. */
export const resumeReservation = (tx: Transaction, cartId: CartId): void => {
  const record = reservationOfCart(tx, cartId);
  if (record?.isPaying === true)
    putReservation(tx, { ...record, isPaying: false, reservedUntil: newReservationEnd(tx) });
};

/** The cart is ordered: its pieces are sold. */
export const sellReserved = (tx: Transaction, cartId: CartId): void => {
  for (const { itemId, quantity, dealStartsAt } of reservationOfCart(tx, cartId)?.pieces ?? []) {
    const sale = lookUp(tx.state.dealSales, itemId);
    put(tx, 'dealSales', itemId, {
      dealStartsAt,
      pieces: quantity + (sale?.dealStartsAt === dealStartsAt ? sale.pieces : 0),
    });
  }
  dropReservation(tx, cartId);
};

/** Two carts become one at a login: it gets no more pieces than one cart may have. */
export const mergeReservations = (tx: Transaction, fromCartId: CartId, cartId: CartId): void => {
  for (const id of [fromCartId, cartId]) refreshReservation(tx, id);
  const from = reservationOfCart(tx, fromCartId);
  if (from === undefined) return;
  dropReservation(tx, fromCartId);
  const own = reservationOfCart(tx, cartId);
  if (own === undefined) return putReservation(tx, { ...from, cartId });
  const pieces = from.pieces.reduce((all, more) => {
    const same = all.find(({ itemId }) => itemId === more.itemId);
    if (same !== undefined && same.dealStartsAt !== more.dealStartsAt) return all;
    return [
      ...all.filter((held) => held !== same),
      { ...more, quantity: Math.min(DEAL_MAX_QUANTITY, more.quantity + (same?.quantity ?? 0)) },
    ];
  }, own.pieces);
  putReservation(tx, {
    ...own,
    reservedUntil: Math.max(own.reservedUntil, from.reservedUntil),
    extensions: Math.max(own.extensions, from.extensions),
    pieces,
    lost: withLost(own.lost, from.lost),
  });
};
