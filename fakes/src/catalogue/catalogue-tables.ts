import { emptyMap } from '../worlds/persistent-map.ts';

/** Gross prices in minor units, for items whose price differs from the assortment's. */
export const PRICE_TABLES = { prices: emptyMap<number>() };

/** Pieces in stock, for items whose stock differs from the assortment's. */
export const STOCK_TABLES = { stock: emptyMap<number>() };

declare module '../worlds/world-tables.ts' {
  interface WorldTables {
    readonly prices: number;
    readonly stock: number;
  }
}
