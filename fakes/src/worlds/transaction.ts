import type { Assortment } from '../goods/goods.ts';
import { hash32, lookUp, type PersistentMap, withoutEntry, withEntry } from './persistent-map.ts';
import type { TimerKind, WorldTables } from './tables.ts';
import type { TableRows, WorldState } from './world-state.ts';

/** What a question to a world may see. */
export interface View {
  readonly worldId: string;
  readonly goods: Assortment;
  readonly now: Date;
  readonly state: WorldState;
}

/** One command at work: it replaces the state, and the world keeps the last one if the command returns. */
export interface Transaction extends View {
  /** Place of the command in the total order of the world's commands. */
  readonly seq: number;
  state: WorldState;
}

export const put = <Name extends keyof WorldTables>(tx: Transaction, name: Name, key: string, row: WorldTables[Name]): void => {
  const rows: TableRows = tx.state;
  const table: PersistentMap<WorldTables[Name]> = rows[name];
  tx.state = { ...tx.state, [name]: withEntry(table, key, row) };
};

export const remove = <Name extends keyof WorldTables>(tx: Transaction, name: Name, key: string): void => {
  const rows: TableRows = tx.state;
  const table: PersistentMap<WorldTables[Name]> = rows[name];
  tx.state = { ...tx.state, [name]: withoutEntry(table, key) };
};

/** Counts 1, 2, 3 … separately for each kind. */
export const nextNumber = (tx: Transaction, kind: string): number => {
  const number = (lookUp(tx.state.counters, kind) ?? 0) + 1;
  put(tx, 'counters', kind, number);
  return number;
};

/** A whole number of 32 bits from the stream of that name; a stream never shifts another (mulberry32). */
export const draw = (tx: Transaction, stream: string): number => {
  const position = ((lookUp(tx.state.streams, stream) ?? hash32(`${tx.state.seed}:${stream}`)) + 0x6d2b79f5) >>> 0;
  put(tx, 'streams', stream, position);
  let mixed = Math.imul(position ^ (position >>> 15), position | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return (mixed ^ (mixed >>> 14)) >>> 0;
};

/** An id that nobody guesses from another: a number of the kind, and 64 drawn bits. */
export const nextId = (tx: Transaction, kind: string): string => {
  const bits = [draw(tx, kind), draw(tx, kind)].map((part) => part.toString(16).padStart(8, '0'));
  return `${kind}-${nextNumber(tx, kind)}-${bits.join('')}`;
};

/** Lets the world do something at a later time of its own. */
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
