import { emptyMap } from '../worlds/persistent-map.ts';
import type { TableRows } from '../worlds/world-tables.ts';

/** A deal that a tester has set. Times in ms since the epoch. */
export interface DealRecord {
  readonly startsAt: number;
  readonly endsAt: number;
  /** What others have reserved. Stays, unlike that of a deal from the schedule. */
  readonly reservedPercent: number;
}

/** Deals besides those of the schedule, by item. */
export const DEAL_TABLES = { deals: emptyMap<DealRecord>() } satisfies Partial<TableRows>;

declare module '../worlds/world-tables.ts' {
  interface WorldTables {
    readonly deals: DealRecord;
  }
}
