import { randomUUID } from 'node:crypto';
import { hashOf } from '../shared/hash-of.ts';
import type { Timers } from '../timers.ts';
import type { Cache } from './cache.port.ts';

/** Runs one task at a time for a name, across all gateways. */
export type Lock = <Value>(name: string, task: () => Promise<Value>) => Promise<Value>;

export interface LockOptions {
  /** Separates these locks from others in the cache. */
  readonly prefix: string;
  /** The longest time that a task can take, in ms: the lock expires after it, in case its gateway dies. */
  readonly taskMs: number;
  /** How long a task waits for an earlier one, in ms. */
  readonly waitMs: number;
  /** Thrown if the earlier task is still running then. */
  readonly stillRunning: () => Error;
}

/** Interval between two attempts to acquire the lock. */
const LOOK_AGAIN_MS = 100;

export const cacheLock =
  (cache: Pick<Cache, 'setIfAbsent' | 'deleteIfEqual'>, timers: Timers, { prefix, taskMs, waitMs, stillRunning }: LockOptions): Lock =>
  async (name, task) => {
    const key = `${prefix}|${hashOf(name)}`;
    const holder = randomUUID();
    const end = timers.now() + waitMs;
    while ((await cache.setIfAbsent(key, holder, taskMs)) !== holder) {
      if (timers.now() >= end) throw stillRunning();
      await new Promise<void>((resolve) => timers.after(LOOK_AGAIN_MS, resolve));
    }
    try {
      return await task();
    } finally {
      await cache.deleteIfEqual(key, holder);
    }
  };
