import type { ItemId } from '@shop/domain/catalogue/product';
import { piecesHeldUntil } from '@shop/domain/deals/reservation';
import type { CartId } from '@shop/domain/visit/shopper';
import { entriesOf, lookUp, type PersistentMap } from '../worlds/persistent-map.ts';
import type { View } from '../worlds/transaction.ts';
import type { ReservationRecord } from './reservation-record.ts';

interface Held {
  readonly cartId: CartId;
  readonly quantity: number;
  readonly dealStartsAt: number;
  readonly until: number;
}

type HeldByItem = ReadonlyMap<ItemId, readonly Held[]>;

const listed = new WeakMap<PersistentMap<ReservationRecord>, HeldByItem>();

/** Until when a cart holds pieces, in ms since the epoch. */
export const heldUntil = ({ isPaying, reservedUntil }: ReservationRecord, dealEndsAt: number): number =>
  isPaying ? Infinity : piecesHeldUntil({ reservedUntil }, dealEndsAt);

/** Listed once for each state of the table: catalogues ask for many items at a time. */
const heldByItem = (table: PersistentMap<ReservationRecord>): HeldByItem => {
  const known = listed.get(table);
  if (known !== undefined) return known;
  const held = entriesOf(table).flatMap(([cartId, record]) =>
    record.pieces.map(({ itemId, quantity, dealStartsAt, dealEndsAt }) => ({
      itemId,
      cartId,
      quantity,
      dealStartsAt,
      until: heldUntil(record, dealEndsAt),
    })),
  );
  const byItem = Map.groupBy(held, ({ itemId }) => itemId);
  listed.set(table, byItem);
  return byItem;
};

/** Pieces of a deal that carts hold now or have ordered; one cart can be left out. */
export const takenPieces = (
  { state, now }: Pick<View, 'state' | 'now'>,
  itemId: ItemId,
  dealStartsAt: number,
  exceptCartId?: CartId,
): number => {
  const sale = lookUp(state.dealSales, itemId);
  const sold = sale?.dealStartsAt === dealStartsAt ? sale.pieces : 0;
  return (heldByItem(state.reservations).get(itemId) ?? [])
    .filter((held) => held.dealStartsAt === dealStartsAt && held.cartId !== exceptCartId && now.getTime() < held.until)
    .reduce((pieces, { quantity }) => pieces + quantity, sold);
};
