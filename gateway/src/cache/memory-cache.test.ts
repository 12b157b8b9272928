import { describe, expect, it } from 'vitest';
import { testClock } from '../testing/test-clock.ts';
import { behavesLikeCache } from './cache.behaviour.ts';
import { memoryCache } from './memory-cache.ts';

describe('the cache in memory', () => {
  behavesLikeCache(() => {
    const clock = testClock();
    return Promise.resolve({ cache: memoryCache(clock), pass: (ms) => Promise.resolve(clock.forward(ms)) });
  });

  it('holds as many characters as it may, of the values that were used last', async () => {
    const cache = memoryCache(testClock(), 1_000);
    for (const key of ['a', 'b', 'c']) await cache.set(key, key.repeat(400), 1_000);
    await cache.set('d', 'd'.repeat(1_001), 1_000);
    const lengths = await Promise.all(['a', 'b', 'c', 'd'].map(async (key) => (await cache.read(key))?.length));
    expect(lengths).toEqual([undefined, 400, 400, undefined]);
  });
});
