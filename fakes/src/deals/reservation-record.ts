import type { ItemId } from '@shop/domain/catalogue/product';
import type { CartId } from '@shop/domain/visit/shopper';
import type { GoodsPrice } from '../goods/goods.ts';
import { emptyMap } from '../worlds/persistent-map.ts';
import type { TableRows } from '../worlds/world-tables.ts';

/** Pieces of one article at the special price of its deal. Times in ms since the epoch. */
export interface ReservedPieces {
  readonly itemId: ItemId;
  readonly quantity: number;
  /** The special price at which they were reserved. */
  readonly price: GoodsPrice;
  /** Tells the deal from others of the article. */
  readonly dealStartsAt: number;
  readonly dealEndsAt: number;
}

/** Pieces that went to the ordinary price, of which the shopper is told as long as they are in the cart. */
export type LostPieces = Pick<ReservedPieces, 'itemId' | 'quantity' | 'price'>;

/** What a cart holds of lightning deals. Pieces whose time is over belong to nobody, but their line has the special price until the cart is refreshed. */
export interface ReservationRecord {
  readonly cartId: CartId;
  readonly reservedUntil: number;
  readonly extensions: number;
  /** While a payment is open, time does not count. */
  readonly isPaying: boolean;
  readonly pieces: readonly ReservedPieces[];
  readonly lost: readonly LostPieces[];
}

/** Pieces that a cart holds are free again. */
export type ReservationTimer = 'reservation-ends';

/** Pieces of a deal that were ordered. */
export interface DealSale {
  readonly dealStartsAt: number;
  readonly pieces: number;
}

/** Reservations by cart, sales of the latest deal by item. */
export const RESERVATION_TABLES = {
  reservations: emptyMap<ReservationRecord>(),
  dealSales: emptyMap<DealSale>(),
} satisfies Partial<TableRows>;

declare module '../worlds/world-tables.ts' {
  interface WorldTables {
    readonly reservations: ReservationRecord;
    readonly dealSales: DealSale;
  }
  interface AreaTimers {
    readonly reservations: ReservationTimer;
  }
}
