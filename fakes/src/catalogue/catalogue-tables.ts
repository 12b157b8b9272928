import { emptyMap } from '../worlds/persistent-map.ts';
import type { TableRows } from '../worlds/world-tables.ts';

/** Gross prices in minor units, for items whose price differs from the assortment's. */
export const PRICE_TABLES = { prices: emptyMap<number>() } satisfies Partial<TableRows>;

/** Pieces in stock, for items whose stock differs from the assortment's. */
export const STOCK_TABLES = { stock: emptyMap<number>() } satisfies Partial<TableRows>;

/** Products that the shop no longer has, by their ids. */
export const LOST_PRODUCT_TABLES = { lostProducts: emptyMap<true>() } satisfies Partial<TableRows>;

declare module '../worlds/world-tables.ts' {
  interface WorldTables {
    readonly prices: number;
    readonly stock: number;
    readonly lostProducts: true;
  }
}
