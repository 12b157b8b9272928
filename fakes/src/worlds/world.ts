import type { Clock } from '@shop/domain/shared/clock.port';
import type { Assortment } from '../goods/goods.ts';
import { fireDueTimers, type FiredTimer, type TimerHandlers } from './timers.ts';
import { stateHash } from './state-hash.ts';
import type { Transaction, View } from './transaction.ts';
import { type ClockPace, movedTo, withPace, timeOn } from './world-clock.ts';
import type { WorldState } from './world-state.ts';

/** A world as plain values, from which another process can go on. */
export interface WorldSnapshot {
  readonly state: WorldState;
  /** What `reset` goes back to. */
  readonly beginning: WorldState;
}

/** A shop of one tester's own: customers, carts, orders, stock, mails and a clock. */
export interface World {
  readonly id: string;
  now(): Date;
  /** Asks without changing anything. */
  read<Answer>(question: (view: View) => Answer): Answer;
  /** Runs a command. One at a time, whole or not at all: what a command did before it threw never happened. */
  run<Answer>(command: (tx: Transaction) => Answer): Answer;
  /** Moves the clock forward and does everything that falls due on the way, or nothing of it; from there it goes on at its pace, or another. */
  advance(by: { readonly advanceMs: number } | { readonly to: Date }, pace?: ClockPace): readonly FiredTimer[];
  setPace(pace: ClockPace): void;
  /** What `reset` goes back to is from now on the present. */
  beginHere(): void;
  reset(): void;
  hash(): string;
  snapshot(): WorldSnapshot;
  /** Calls back after each change until the returned function is called. */
  onChange(listener: () => void): () => void;
}

/** A programming error: a command was started inside another command. */
export class CommandInCommand extends Error {
  override readonly name = 'CommandInCommand';
}

export const makeWorld = (setup: {
  readonly id: string;
  readonly start: WorldState;
  /** What `reset` goes back to; `start` unless it is given. */
  readonly beginning?: WorldState;
  /** The assortment at the prices of a state. */
  readonly goodsIn: (state: WorldState) => Assortment;
  readonly clock: Clock;
  readonly timers: TimerHandlers;
}): World => {
  const { id, goodsIn, clock, timers } = setup;
  let state = setup.start;
  let beginning = setup.beginning ?? setup.start;
  let latest = 0;
  let isBusy = false;
  const listeners = new Set<() => void>();

  const wall = (): number => clock.now().getTime();
  /** Never earlier than before, even where the machine's clock is put back. */
  const time = (machine = wall()): number => {
    latest = Math.max(latest, timeOn(state.clock, machine));
    return latest;
  };
  const alone = <Answer>(work: () => Answer): Answer => {
    if (isBusy) throw new CommandInCommand(`a command of world ${id} is under way`);
    isBusy = true;
    try {
      return work();
    } finally {
      isBusy = false;
    }
  };
  const become = (next: WorldState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const catchUp = (): void => {
    const now = time();
    if ((state.timers[0]?.dueAt ?? Infinity) > now) return;
    become(alone(() => fireDueTimers({ worldId: id, goods: goodsIn(state), state, until: now, handlers: timers }).state));
  };

  return {
    id,
    now: () => new Date(time()),
    read: (question) => {
      catchUp();
      return question({ worldId: id, goods: goodsIn(state), now: new Date(time()), state });
    },
    run: (command) => {
      catchUp();
      const tx: Transaction = { worldId: id, goods: goodsIn(state), now: new Date(time()), seq: state.seq + 1, state: { ...state, seq: state.seq + 1 } };
      const answer = alone(() => command(tx));
      become(tx.state);
      return answer;
    },
    advance: (by, pace) => {
      catchUp();
      const machine = wall();
      const target = 'to' in by ? by.to.getTime() : time(machine) + by.advanceMs;
      const moved = movedTo(state.clock, machine, target);
      const clockThen = pace === undefined ? moved : withPace(pace, machine, target);
      const { state: then, fired } = alone(() => fireDueTimers({ worldId: id, goods: goodsIn(state), state, until: target, handlers: timers }));
      become({ ...then, clock: clockThen });
      return fired;
    },
    setPace: (pace) => {
      catchUp();
      become({ ...state, clock: withPace(pace, wall(), time()) });
    },
    beginHere: () => {
      beginning = state;
    },
    reset: () => {
      latest = 0;
      become(beginning);
    },
    hash: () => stateHash(state),
    snapshot: () => ({ state, beginning }),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
