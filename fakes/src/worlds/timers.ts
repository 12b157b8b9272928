import type { Assortment } from '../goods/goods.ts';
import type { Transaction } from './transaction.ts';
import { WorldFailure } from './world-failure.ts';
import type { Timer, WorldState } from './world-state.ts';
import type { TimerKind } from './world-tables.ts';

export type TimerHandlers = Readonly<Record<TimerKind, (tx: Transaction, subject: string) => void>>;

export interface FiredTimer {
  readonly kind: TimerKind;
  readonly subject: string;
  /** ISO instant, world time. */
  readonly at: string;
}

/** More at once means that timers set each other endlessly. */
const MAX_TIMERS_FIRED = 10_000;

const fired = ({ kind, subject, dueAt }: Timer): FiredTimer => ({ kind, subject, at: new Date(dueAt).toISOString() });

/** Fires all timers that are due by then, in order and each at its own time, including timers that they set. */
export const fireDueTimers = (world: {
  readonly worldId: string;
  readonly goods: Assortment;
  readonly state: WorldState;
  readonly until: number;
  readonly handlers: TimerHandlers;
}): { readonly state: WorldState; readonly fired: readonly FiredTimer[] } => {
  const events: FiredTimer[] = [];
  let { state } = world;
  for (let timer = state.timers[0]; timer !== undefined && timer.dueAt <= world.until; timer = state.timers[0]) {
    if (events.length >= MAX_TIMERS_FIRED) throw new WorldFailure('TIMER_STORM');
    const seq = state.seq + 1;
    const tx: Transaction = {
      worldId: world.worldId,
      goods: world.goods,
      now: new Date(timer.dueAt),
      seq,
      state: { ...state, seq, timers: state.timers.slice(1) },
    };
    world.handlers[timer.kind](tx, timer.subject);
    events.push(fired(timer));
    state = tx.state;
  }
  return { state, fired: events };
};
