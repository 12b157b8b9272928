import { describe, expect, it } from 'vitest';
import { testClock } from '../testing/test-clock.ts';
import { behavesLikeCache } from './cache.behaviour.ts';
import type { Cache } from './cache.port.ts';
import { memoryCache } from './memory-cache.ts';
import { CacheNotReached } from './redis-cache.ts';
import { fallbackCache } from './fallback-cache.ts';

/** A shared store that can be away. */
const sometimesAway = () => {
  const clock = testClock();
  const store = memoryCache(clock);
  let isAway = false;
  let asked = 0;
  const reach = <Value>(question: (cache: Cache) => Promise<Value>): Promise<Value> => {
    asked += 1;
    return isAway ? Promise.reject(new CacheNotReached('away')) : question(store);
  };
  const shared: Cache = {
    isShared: true,
    increment: (...given) => reach((cache) => cache.increment(...given)),
    read: (...given) => reach((cache) => cache.read(...given)),
    set: (...given) => reach((cache) => cache.set(...given)),
    setIfAbsent: (...given) => reach((cache) => cache.setIfAbsent(...given)),
    deleteIfEqual: (...given) => reach((cache) => cache.deleteIfEqual(...given)),
  };
  const told: unknown[] = [];
  const cache = fallbackCache({ shared, own: memoryCache(clock), clock, log: (failure) => told.push(failure) });
  return {
    cache,
    shared,
    clock,
    told,
    asked: () => asked,
    away: (is: boolean) => {
      isAway = is;
    },
  };
};

const MINUTE = 60_000;

describe('shared state that may be away', () => {
  behavesLikeCache(() => {
    const { cache, clock } = sometimesAway();
    return Promise.resolve({ cache, pass: (ms) => Promise.resolve(clock.forward(ms)) });
  });

  it('is the gateway’s own meanwhile: tries are still counted', async () => {
    const { cache, away } = sometimesAway();
    away(true);
    expect([await cache.increment('a', MINUTE), await cache.increment('a', MINUTE)]).toEqual([1, 2]);
    await cache.set('b', 'kept here', MINUTE);
    expect(await cache.read('b')).toBe('kept here');
  });

  it('is the shared one again when that is back', async () => {
    const { cache, away, clock } = sometimesAway();
    await cache.set('a', 'from before', MINUTE);
    away(true);
    expect(await cache.read('a')).toBeUndefined();
    away(false);
    clock.forward(1_000);
    expect(await cache.read('a')).toBe('from before');
  });

  it('is left alone for a second after it did not answer: nobody waits behind somebody who waits', async () => {
    const { cache, away, asked, clock } = sometimesAway();
    away(true);
    for (const key of ['a', 'b', 'c']) await cache.read(key);
    expect(asked()).toBe(1);
    clock.forward(1_000);
    await cache.read('a');
    expect(asked()).toBe(2);
  });

  it('forgets in both caches, as the value may have been kept here while the shared one was away', async () => {
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

  it('does not count as away after an error of ours, which is thrown', async () => {
    const { cache, shared, told } = sometimesAway();
    const broken = fallbackCache({ shared: { ...shared, read: () => Promise.reject(new TypeError('a mistake')) }, own: cache, clock: testClock(), log: (failure) => told.push(failure) });
    await expect(broken.read('a')).rejects.toThrow('a mistake');
    expect(told).toEqual([]);
  });

  it('reports its trouble, is closed and is shared as the shared cache is', async () => {
    const { cache, shared, clock } = sometimesAway();
    let isOpen = true;
    const close = async (): Promise<void> => void (isOpen = false);
    const withFallback = fallbackCache({ shared: { ...shared, problem: async () => 'cache-not-reached', close }, own: cache, clock, log: () => undefined });
    expect([withFallback.isShared, await withFallback.problem?.()]).toEqual([true, 'cache-not-reached']);
    await withFallback.close?.();
    expect(isOpen).toBe(false);
    expect([await cache.problem?.(), await cache.close?.()]).toEqual([undefined, undefined]);
  });

  it('is told once when it is lost, and once more when it is lost again', async () => {
    const { cache, away, told, clock } = sometimesAway();
    const counts: number[] = [];
    for (const isAway of [true, true, false, true, true]) {
      away(isAway);
      clock.forward(1_000);
      await cache.read('a');
      counts.push(told.length);
    }
    expect(counts).toEqual([1, 1, 1, 2, 2]);
  });
});
