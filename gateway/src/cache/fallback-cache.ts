import type { Clock } from '@shop/domain/shared/clock.port';
import type { Cache } from './cache.port.ts';
import { CacheNotReached } from './cache-not-reached.ts';

/** How long the shared cache is not tried again after a failure, so that requests do not queue up behind timeouts. */
const REST_MS = 1_000;

export interface FallbackCacheParts {
  readonly shared: Cache;
  /** Used while the shared cache is unreachable. */
  readonly own: Cache;
  readonly clock: Clock;
  /** Called once for each outage. */
  readonly log: (failure: CacheNotReached) => void;
}

/** The shared cache, or this gateway's own while the shared one is unreachable: shoppers continue, and failed logins still count. */
export const fallbackCache = ({ shared, own, clock, log }: FallbackCacheParts): Cache => {
  let awayUntil = 0;
  let isLost = false;
  const now = (): number => clock.now().getTime();

  const tryShared = async <Value>(operation: (cache: Cache) => Promise<Value>): Promise<Value> => {
    if (now() < awayUntil) return operation(own);
    try {
      const value = await operation(shared);
      isLost = false;
      return value;
    } catch (failure) {
      if (!(failure instanceof CacheNotReached)) throw failure;
      if (!isLost) log(failure);
      isLost = true;
      awayUntil = now() + REST_MS;
      return operation(own);
    }
  };
  return {
    isShared: shared.isShared,
    increment: (key, ttlMs, by) => tryShared((cache) => cache.increment(key, ttlMs, by)),
    read: (key) => tryShared((cache) => cache.read(key)),
    set: (key, value, ttlMs) => tryShared((cache) => cache.set(key, value, ttlMs)),
    setIfAbsent: (key, value, ttlMs) => tryShared((cache) => cache.setIfAbsent(key, value, ttlMs)),
    // The value may have been stored here during an outage.
    deleteIfEqual: async (key, value) => {
      await own.deleteIfEqual(key, value);
      await tryShared((cache) => cache.deleteIfEqual(key, value));
    },
    problem: async () => shared.problem?.(),
    close: async () => shared.close?.(),
  };
};
