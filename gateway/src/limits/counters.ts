import type { Cache } from '../cache/cache.port.ts';
import type { WindowLimit } from './limits.ts';
import { hashOf } from '../shared/hash-of.ts';

/** Something that is counted under a limit. */
export interface Count {
  readonly limit: WindowLimit;
  /** Whom it counts for. */
  readonly key: string;
}

/** A count that can still be undone. */
export interface Counted {
  readonly isOver: false;
  undo(): Promise<void>;
}

/** Makes the attempt that was counted. Its count stays only if the outcome is one that the limit is about; otherwise it is taken back, also if the attempt fails. */
export const countedIf = async <Value>(
  counted: Counted,
  attempt: () => Promise<Value>,
  isCounted: (outcome: Value) => boolean,
): Promise<Value> => {
  let isKept = false;
  try {
    const outcome = await attempt();
    isKept = isCounted(outcome);
    return outcome;
  } finally {
    if (!isKept) await counted.undo();
  }
};

/** A limit is reached; nothing was counted. */
export interface OverLimit {
  readonly isOver: true;
  /** Seconds until the limit no longer applies, at most. */
  readonly seconds: number;
}

/** Counts under limits that all gateways share. */
export interface Counters {
  /**
   * Counts under each of the limits, or under none if one of them is reached. Counts before the attempt is made, so that
   * concurrent attempts cannot all pass as the first one. The limit of a network comes first: what a network that is over it
   * makes up, such as accounts, is not even looked up.
   */
  count(counts: readonly Count[]): Promise<Counted | OverLimit>;
}

const MS_PER_SECOND = 1_000;

export const counters = (cache: Cache): Counters => {
  const add = ({ limit, key }: Count, by: number): Promise<number> =>
    cache.increment(`${limit.name}|${hashOf(key)}`, limit.windowMs, by);
  const undo = async (counts: readonly Count[]): Promise<void> => {
    await Promise.all(counts.map((count) => add(count, -1)));
  };
  return {
    count: async (counts) => {
      for (const [index, count] of counts.entries()) {
        if ((await add(count, 1)) <= count.limit.max) continue;
        await undo(counts.slice(0, index + 1));
        return { isOver: true, seconds: Math.ceil(count.limit.windowMs / MS_PER_SECOND) };
      }
      return { isOver: false, undo: () => undo(counts) };
    },
  };
};
