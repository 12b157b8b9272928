import { describe, expect, it } from 'vitest';
import { testClock } from '../testing/test-clock.ts';
import { behavesLikeCache } from './cache.behaviour.ts';
import type { Cache } from './cache.port.ts';
import { memoryCache } from './memory-cache.ts';
import { CacheNotReached } from './cache-not-reached.ts';
import { fallbackCache } from './fallback-cache.ts';

/** A shared store that can become unreachable. */
const sometimesAway = () => {
  const clock = testClock();
  const store = memoryCache(clock);
  let isAway = false;
  let attempts = 0;
  const reach = <Value>(question: (cache: Cache) => Promise<Value>): Promise<Value> => {
    attempts += 1;
    return isAway ? Promise.reject(new CacheNotReached('away')) : question(store);
  };
  const shared: Cache = {
    isShared: true,
    increment: (...args) => reach((cache) => cache.increment(...args)),
    read: (...args) => reach((cache) => cache.read(...args)),
    set: (...args) => reach((cache) => cache.set(...args)),
    setIfAbsent: (...args) => reach((cache) => cache.setIfAbsent(...args)),
    deleteIfEqual: (...args) => reach((cache) => cache.deleteIfEqual(...args)),
  };
  const reported: unknown[] = [];
  const cache = fallbackCache({ shared, own: memoryCache(clock), clock, log: (failure) => reported.push(failure) });
  return {
    cache,
    shared,
    clock,
    reported,
    attempts: () => attempts,
    away: (is: boolean) => {
      isAway = is;
    },
  };
};

const MINUTE = 60_000;

describe('a shared cache that can become unreachable', () => {
  behavesLikeCache(() => {
    const { cache, clock } = sometimesAway();
    return Promise.resolve({ cache, pass: (ms) => Promise.resolve(clock.forward(ms)) });
  });

  it('is replaced by the gateway’s own: attempts still count', async () => {
    const { cache, away } = sometimesAway();
    away(true);
    expect([await cache.increment('a', MINUTE), await cache.increment('a', MINUTE)]).toEqual([1, 2]);
    await cache.set('b', 'kept here', MINUTE);
    expect(await cache.read('b')).toBe('kept here');
  });

  it('is used again once it is reachable', async () => {
    const { cache, away, clock } = sometimesAway();
    await cache.set('a', 'from before', MINUTE);
    away(true);
    expect(await cache.read('a')).toBeUndefined();
    away(false);
    clock.forward(1_000);
    expect(await cache.read('a')).toBe('from before');
  });

  it('is not tried for a second after it did not reply, so that requests do not queue up', async () => {
    const { cache, away, attempts, clock } = sometimesAway();
    away(true);
    for (const key of ['a', 'b', 'c']) await cache.read(key);
    expect(attempts()).toBe(1);
    clock.forward(1_000);
    await cache.read('a');
    expect(attempts()).toBe(2);
  });

  it('deletes in both caches, because the value may have been stored here during the outage', async () => {
    const { cache, away, clock } = sometimesAway();
    away(true);
    await cache.set('a', 'mine', MINUTE);
    away(false);
    clock.forward(1_000);
    await cache.set('a', 'mine', MINUTE);
    await cache.deleteIfEqual('a', 'mine');
    expect(await cache.read('a')).toBeUndefined();
    away(true);
    expect(await cache.read('a')).toBeUndefined();
  });

  it('does not count as unreachable after an error of our own, which is thrown', async () => {
    const { cache, shared, reported } = sometimesAway();
    const broken = fallbackCache({
      shared: { ...shared, read: () => Promise.reject(new TypeError('a mistake')) },
      own: cache,
      clock: testClock(),
      log: (failure) => reported.push(failure),
    });
    await expect(broken.read('a')).rejects.toThrow('a mistake');
    expect(reported).toEqual([]);
  });

  it('reports its problem, is closed and is shared like the shared cache', async () => {
    const { cache, shared, clock } = sometimesAway();
    let isOpen = true;
    const close = async (): Promise<void> => void (isOpen = false);
    const withFallback = fallbackCache({
      shared: { ...shared, problem: async () => 'cache-not-reached', close },
      own: cache,
      clock,
      log: () => undefined,
    });
    expect([withFallback.isShared, await withFallback.problem?.()]).toEqual([true, 'cache-not-reached']);
    await withFallback.close?.();
    expect(isOpen).toBe(false);
    expect([await cache.problem?.(), await cache.close?.()]).toEqual([undefined, undefined]);
  });

  it('logs one failure per outage', async () => {
    const { cache, away, reported, clock } = sometimesAway();
    const counts: number[] = [];
    for (const isAway of [true, true, false, true, true]) {
      away(isAway);
      clock.forward(1_000);
      await cache.read('a');
      counts.push(reported.length);
    }
    expect(counts).toEqual([1, 1, 1, 2, 2]);
  });
});
