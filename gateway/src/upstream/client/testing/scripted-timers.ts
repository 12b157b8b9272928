import { setImmediate } from 'node:timers/promises';
import type { Timers } from '../../../timers.ts';

/** Time that stands until a test lets it pass: no test of the client waits for a clock. */
export interface ScriptedTimers extends Timers {
  /** Lets time pass: calls what falls due, each at its own moment, and all that follows from it. */
  pass(ms: number): Promise<void>;
  /** Calls that are still to come. */
  readonly left: number;
}

interface Due {
  readonly at: number;
  readonly call: () => void;
}

export const scriptedTimers = (): ScriptedTimers => {
  let now = 0;
  let waiting: readonly Due[] = [];
  const nextUntil = (end: number): Due | undefined => waiting.filter(({ at }) => at <= end).reduce<Due | undefined>((next, due) => (next === undefined || due.at < next.at ? due : next), undefined);
  return {
    now: () => now,
    get left() {
      return waiting.length;
    },
    after: (ms, call) => {
      const due = { at: now + ms, call };
      waiting = [...waiting, due];
      return () => {
        waiting = waiting.filter((other) => other !== due);
      };
    },
    pass: async (ms) => {
      const end = now + ms;
      await setImmediate();
      for (let due = nextUntil(end); due !== undefined; due = nextUntil(end)) {
        const { at, call } = due;
        waiting = waiting.filter((other) => other !== due);
        now = at;
        call();
        await setImmediate();
      }
      now = end;
    },
  };
};
