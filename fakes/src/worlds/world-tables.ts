import { emptyMap, type PersistentMap } from './persistent-map.ts';

/** The type of a row, by the name of its table. Each area adds its own tables beside its records, as a world knows no area. */
export interface WorldTables {
  /** By kind. */
  readonly counters: number;
  /** Positions of the streams of random numbers. */
  readonly streams: number;
}

export type TableRows = { readonly [Name in keyof WorldTables]: PersistentMap<WorldTables[Name]> };

/** What transactions themselves need. */
export const TRANSACTION_TABLES = { counters: emptyMap<number>(), streams: emptyMap<number>() };

/** What timers are set for, by area. Each area adds its own. */
export interface AreaTimers {
  /** A world sets none itself. */
  readonly worlds: never;
}

/** What a timer of a world is set for. */
export type TimerKind = AreaTimers[keyof AreaTimers];
