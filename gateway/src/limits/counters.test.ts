import { expect, it } from 'vitest';
import { memoryCache } from '../cache/memory-cache.ts';
import { testClock } from '../testing/test-clock.ts';
import { countedIf, counters } from './counters.ts';

const ONCE = [{ limit: { name: 'once', max: 1, windowMs: 1_000 }, key: 'somebody' }];

it.each<[string, () => Promise<boolean>, boolean]>([
  ['that the limit is about stays counted', () => Promise.resolve(true), true],
  ['that it is not about is taken back', () => Promise.resolve(false), false],
  ['that fails is taken back', () => Promise.reject(new TypeError('the shop is down')), false],
])('an attempt %s', async (_, attempt, isOver) => {
  const { count } = counters(memoryCache(testClock()));
  const counted = await count(ONCE);
  if (counted.isOver) throw new TypeError('nothing was counted yet');
  await countedIf(counted, attempt, (outcome) => outcome).catch(() => undefined);
  expect((await count(ONCE)).isOver).toBe(isOver);
});
