import type { Clock } from '@shop/domain/shared/clock.port';
import type { Cache } from './cache.port.ts';
import { CacheNotReached } from './redis-cache.ts';

/** After a question that was not answered, the shared state is left alone for so long: nobody waits behind somebody who waits. */
const REST_MS = 1_000;

export interface SteadyCacheParts {
  readonly shared: Cache;
  /** What this gateway goes on with meanwhile. */
  readonly own: Cache;
  readonly clock: Clock;
  /** Told once when the shared state is lost, not for each question. */
  readonly log: (failure: CacheNotReached) => void;
}

/** The shared state, and while it is away this gateway's own: shoppers go on, tries to sign in are still counted. */
export const steadyCache = ({ shared, own, clock, log }: SteadyCacheParts): Cache => {
  let awayUntil = 0;
  let isLost = false;
  const now = (): number => clock.now().getTime();

  const ask = async <Value>(question: (cache: Cache) => Promise<Value>): Promise<Value> => {
    if (now() < awayUntil) return question(own);
    try {
      const answer = await question(shared);
      isLost = false;
      return answer;
    } catch (failure) {
      if (!(failure instanceof CacheNotReached)) throw failure;
      if (!isLost) log(failure);
      isLost = true;
      awayUntil = now() + REST_MS;
      return question(own);
    }
  };
  return {
    isShared: shared.isShared,
    increment: (key, lifetimeMs, by) => ask((cache) => cache.increment(key, lifetimeMs, by)),
    read: (key) => ask((cache) => cache.read(key)),
    keep: (key, value, lifetimeMs) => ask((cache) => cache.keep(key, value, lifetimeMs)),
    keepFirst: (key, value, lifetimeMs) => ask((cache) => cache.keepFirst(key, value, lifetimeMs)),
    // It may have been kept here while the shared state was away.
    forget: async (key, value) => {
      await own.forget(key, value);
      await ask((cache) => cache.forget(key, value));
    },
    trouble: async () => shared.trouble?.(),
    close: async () => shared.close?.(),
  };
};
