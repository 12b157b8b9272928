import type { Clock } from '@shop/domain/shared/clock.port';
import type { Assortment } from '../goods/goods.ts';
import { fireDueTimers, type FiredTimer, type TimerHandlers } from './timers.ts';
import { stateHash } from './state-hash.ts';
import type { Transaction, View } from './transaction.ts';
import { type ClockPace, movedTo, withPace, timeOn } from './world-clock.ts';
import type { WorldState } from './world-state.ts';

/** A world as plain values, which another process can resume. */
export interface WorldSnapshot {
  readonly state: WorldState;
  /** What `reset` restores. */
  readonly beginning: WorldState;
}

/** An isolated shop state for one tester, with its own clock. */
export interface World {
  readonly id: string;
  now(): Date;
  /** Runs a query, which cannot change anything. */
  read<Value>(query: (view: View) => Value): Value;
  /** Runs a command. Commands run one at a time; if one throws, everything it did is rolled back. */
  run<Value>(command: (tx: Transaction) => Value): Value;
  /** Moves the clock forward and fires the timers that fall due, all or none. The pace of the clock stays unless another one is set. */
  advance(by: { readonly advanceMs: number } | { readonly to: Date }, pace?: ClockPace): readonly FiredTimer[];
  setPace(pace: ClockPace): void;
  /** Makes the current state the one that `reset` restores. */
  setResetPoint(): void;
  reset(): void;
  hash(): string;
  snapshot(): WorldSnapshot;
  /** Calls the listener after each change. Returns the function that unsubscribes it. */
  onChange(listener: () => void): () => void;
}

/** A programming error: a command was started inside another command. */
export class CommandInCommand extends Error {
  override readonly name = 'CommandInCommand';
}

export const makeWorld = (setup: {
  readonly id: string;
  readonly start: WorldState;
  /** What `reset` restores. Default: `start`. */
  readonly beginning?: WorldState;
  /** The assortment with the prices of a state. */
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
  /** Never goes back, even if the machine's clock does. */
  const time = (machine = wall()): number => {
    latest = Math.max(latest, timeOn(state.clock, machine));
    return latest;
  };
  const exclusively = <Value>(work: () => Value): Value => {
    if (isBusy) throw new CommandInCommand(`a command of world ${id} is under way`);
    isBusy = true;
    try {
      return work();
    } finally {
      isBusy = false;
    }
  };
  const commit = (next: WorldState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const fireOverdueTimers = (): void => {
    const now = time();
    if ((state.timers[0]?.dueAt ?? Infinity) > now) return;
    commit(
      exclusively(
        () => fireDueTimers({ worldId: id, goods: goodsIn(state), state, until: now, handlers: timers }).state,
      ),
    );
  };

  return {
    id,
    now: () => new Date(time()),
    read: (query) => {
      fireOverdueTimers();
      return query({ worldId: id, goods: goodsIn(state), now: new Date(time()), state });
    },
    run: (command) => {
      fireOverdueTimers();
      const tx: Transaction = {
        worldId: id,
        goods: goodsIn(state),
        now: new Date(time()),
        seq: state.seq + 1,
        state: { ...state, seq: state.seq + 1 },
      };
      const result = exclusively(() => command(tx));
      commit(tx.state);
      return result;
    },
    advance: (by, pace) => {
      fireOverdueTimers();
      const machine = wall();
      const target = 'to' in by ? by.to.getTime() : time(machine) + by.advanceMs;
      const moved = movedTo(state.clock, machine, target);
      const clockThen = pace === undefined ? moved : withPace(pace, machine, target);
      const { state: then, fired } = exclusively(() =>
        fireDueTimers({ worldId: id, goods: goodsIn(state), state, until: target, handlers: timers }),
      );
      commit({ ...then, clock: clockThen });
      return fired;
    },
    setPace: (pace) => {
      fireOverdueTimers();
      commit({ ...state, clock: withPace(pace, wall(), time()) });
    },
    setResetPoint: () => {
      beginning = state;
    },
    reset: () => {
      latest = 0;
      commit(beginning);
    },
    hash: () => stateHash(state),
    snapshot: () => ({ state, beginning }),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
