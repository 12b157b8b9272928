import { describe } from 'vitest';
import { testClock } from '../testing/test-clock.ts';
import { behavesLikeCache } from './cache.behaviour.ts';
import { memoryCache } from './memory-cache.ts';

describe('the cache in memory', () => {
  behavesLikeCache(() => {
    const clock = testClock();
    return Promise.resolve({ cache: memoryCache(clock), pass: (ms) => Promise.resolve(clock.forward(ms)) });
  });
});
