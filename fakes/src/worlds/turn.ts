import type { Assortment } from '../goods/goods.ts';
import { hash32, rowOf, type Table, withoutRow, withRow } from './table.ts';
import type { TimerKind, WorldRows, WorldState, WorldTables } from './world-state.ts';

/** What a question to a world may see. */
export interface View {
  readonly worldId: string;
  readonly goods: Assortment;
  readonly now: Date;
  readonly state: WorldState;
}

/** One command at work: it replaces the state, and the world keeps the last one if the command returns. */
export interface Turn extends View {
  /** Place of the command in the total order of the world's commands. */
  readonly seq: number;
  state: WorldState;
}

export const put = <Name extends keyof WorldTables>(turn: Turn, name: Name, key: string, row: WorldTables[Name]): void => {
  const rows: WorldRows = turn.state;
  const table: Table<WorldTables[Name]> = rows[name];
  turn.state = { ...turn.state, [name]: withRow(table, key, row) };
};

export const drop = <Name extends keyof WorldTables>(turn: Turn, name: Name, key: string): void => {
  const rows: WorldRows = turn.state;
  const table: Table<WorldTables[Name]> = rows[name];
  turn.state = { ...turn.state, [name]: withoutRow(table, key) };
};

/** Counts 1, 2, 3 … separately for each kind. */
export const nextNumber = (turn: Turn, kind: string): number => {
  const number = (rowOf(turn.state.counters, kind) ?? 0) + 1;
  put(turn, 'counters', kind, number);
  return number;
};

/** A whole number of 32 bits from the stream of that name; a stream never shifts another (mulberry32). */
export const draw = (turn: Turn, stream: string): number => {
  const position = ((rowOf(turn.state.streams, stream) ?? hash32(`${turn.state.seed}:${stream}`)) + 0x6d2b79f5) >>> 0;
  put(turn, 'streams', stream, position);
  let mixed = Math.imul(position ^ (position >>> 15), position | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return (mixed ^ (mixed >>> 14)) >>> 0;
};

/** An id that nobody guesses from another: a number of the kind, and 64 drawn bits. */
export const nextId = (turn: Turn, kind: string): string => {
  const bits = [draw(turn, kind), draw(turn, kind)].map((part) => part.toString(16).padStart(8, '0'));
  return `${kind}-${nextNumber(turn, kind)}-${bits.join('')}`;
};

/** Lets the world do something at a later time of its own. */
export const schedule = (turn: Turn, kind: TimerKind, subject: string, dueAt: Date): void => {
  const timer = { id: nextNumber(turn, 'timer'), kind, subject, dueAt: dueAt.getTime() };
  const at = turn.state.timers.findIndex((other) => other.dueAt > timer.dueAt);
  const timers = turn.state.timers.toSpliced(at < 0 ? turn.state.timers.length : at, 0, timer);
  turn.state = { ...turn.state, timers };
};

export const unschedule = (turn: Turn, kind: TimerKind, subject: string): void => {
  const timers = turn.state.timers.filter((timer) => timer.kind !== kind || timer.subject !== subject);
  turn.state = { ...turn.state, timers };
};
