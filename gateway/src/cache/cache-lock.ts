import { randomUUID } from 'node:crypto';
import { hashOf } from '../shared/hash-of.ts';
import type { Timers } from '../timing/timers.ts';
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

const keyOf = (prefix: string, name: string): string => `${prefix}|${hashOf(name)}`;

/** Asks again and again. Throws `stillRunning` if it is not free in time. */
export const waitUntil = async (
  isFree: () => Promise<boolean>,
  timers: Timers,
  { waitMs, stillRunning }: Pick<LockOptions, 'waitMs' | 'stillRunning'>,
): Promise<void> => {
  const end = timers.now() + waitMs;
  while (!(await isFree())) {
    if (timers.now() >= end) throw stillRunning();
    await new Promise<void>((resolve) => timers.after(LOOK_AGAIN_MS, resolve));
  }
};

/** Waits for the task that holds the lock of a name, if there is one, without acquiring the lock. */
export const lockReleased =
  (cache: Pick<Cache, 'read'>, timers: Timers, options: Omit<LockOptions, 'taskMs'>) =>
  (name: string): Promise<void> =>
    waitUntil(async () => (await cache.read(keyOf(options.prefix, name))) === undefined, timers, options);

export const cacheLock =
  (
    cache: Pick<Cache, 'setIfAbsent' | 'deleteIfEqual'>,
    timers: Timers,
    { prefix, taskMs, ...options }: LockOptions,
  ): Lock =>
  async (name, task) => {
    const key = keyOf(prefix, name);
    const holder = randomUUID();
    await waitUntil(async () => (await cache.setIfAbsent(key, holder, taskMs)) === holder, timers, options);
    try {
      return await task();
    } finally {
      await cache.deleteIfEqual(key, holder);
    }
  };
