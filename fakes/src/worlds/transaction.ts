import type { Assortment } from '../goods/goods.ts';
import { lookUp, type PersistentMap, withoutEntry, withEntry } from './persistent-map.ts';
import { hash32, mulberry32 } from '../shared/random32.ts';
import type { WorldState } from './world-state.ts';
import type { TableRows, TimerKind, WorldTables } from './world-tables.ts';

/** What a query of a world sees. */
export interface View {
  readonly worldId: string;
  readonly goods: Assortment;
  readonly now: Date;
  readonly state: WorldState;
}

/** A running command. It replaces `state` step by step; the world adopts the last one once the command returns. */
export interface Transaction extends View {
  /** Position of the command in the order of all commands of the world. */
  readonly seq: number;
  state: WorldState;
}

export const put = <Name extends keyof WorldTables>(
  tx: Transaction,
  name: Name,
  key: string,
  row: WorldTables[Name],
): void => {
  const rows: TableRows = tx.state;
  const table: PersistentMap<WorldTables[Name]> = rows[name];
  tx.state = { ...tx.state, [name]: withEntry(table, key, row) };
};

export const remove = <Name extends keyof WorldTables>(tx: Transaction, name: Name, key: string): void => {
  const rows: TableRows = tx.state;
  const table: PersistentMap<WorldTables[Name]> = rows[name];
  tx.state = { ...tx.state, [name]: withoutEntry(table, key) };
};

/** Counts 1, 2, 3 … for each kind separately. */
export const nextNumber = (tx: Transaction, kind: string): number => {
  const number = (lookUp(tx.state.counters, kind) ?? 0) + 1;
  put(tx, 'counters', kind, number);
  return number;
};

/** A whole number of 32 bits from the named stream. Drawing from one stream never changes what another one yields. */
export const draw = (tx: Transaction, stream: string): number => {
  const { position, drawn } = mulberry32(lookUp(tx.state.streams, stream) ?? hash32(`${tx.state.seed}:${stream}`));
  put(tx, 'streams', stream, position);
  return drawn;
};

/** An id that cannot be guessed from another one: a number of its kind, and 64 random bits. */
export const nextId = (tx: Transaction, kind: string): string => {
  const bits = [draw(tx, kind), draw(tx, kind)].map((part) => part.toString(16).padStart(8, '0'));
  return `${kind}-${nextNumber(tx, kind)}-${bits.join('')}`;
};

/** Sets a timer, in world time. */
export const schedule = (tx: Transaction, kind: TimerKind, subject: string, dueAt: Date): void => {
  const timer = { id: nextNumber(tx, 'timer'), kind, subject, dueAt: dueAt.getTime() };
  const at = tx.state.timers.findIndex((other) => other.dueAt > timer.dueAt);
  const timers = tx.state.timers.toSpliced(at < 0 ? tx.state.timers.length : at, 0, timer);
  tx.state = { ...tx.state, timers };
};

export const unschedule = (tx: Transaction, kind: TimerKind, subject: string): void => {
  const timers = tx.state.timers.filter((timer) => timer.kind !== kind || timer.subject !== subject);
  tx.state = { ...tx.state, timers };
};
