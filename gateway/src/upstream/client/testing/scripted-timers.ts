import { setImmediate } from 'node:timers/promises';
import type { Timers } from '../../../timing/timers.ts';

/** Time that stands still until a test advances it: no test of the client waits for a clock. */
export interface ScriptedTimers extends Timers {
  /** Advances time: calls the due timers, each at its own moment, and all that follow from them. */
  pass(ms: number): Promise<void>;
  /** Timers that are still pending. */
  readonly left: number;
}

interface Due {
  readonly at: number;
  readonly call: () => void;
}

export const scriptedTimers = (): ScriptedTimers => {
  let now = 0;
  let waiting: readonly Due[] = [];
  const nextUntil = (end: number): Due | undefined =>
    waiting
      .filter(({ at }) => at <= end)
      .reduce<Due | undefined>((next, due) => (next === undefined || due.at < next.at ? due : next), undefined);
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
