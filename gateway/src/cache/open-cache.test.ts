import { describe, expect, it } from 'vitest';
import type { Env } from '../env/env.ts';
import { TEST_ENV } from '../testing/open-shop.ts';
import { startRedis } from '../testing/redis-server.ts';
import { testClock } from '../testing/test-clock.ts';
import { openResponseStore, openStateStore, StateMayBeEvicted } from './open-cache.ts';
import { CacheNotReached } from './cache-not-reached.ts';
import { redisCache } from './redis-cache.ts';

const MINUTE = 60_000;
/** Long enough for a machine that is busy with other tests. */
const TIMEOUT_MS = 20_000;
const NOBODY_THERE = 'redis://127.0.0.1:1';

const options = (env: Partial<Env>) => {
  const reported: unknown[] = [];
  const log = {
    request: () => undefined,
    failure: (failure: unknown) => reported.push(failure),
    flush: () => undefined,
  };
  return { reported, parts: { env: { ...TEST_ENV, ...env }, clock: testClock(), log } };
};

const kinds = (failures: readonly unknown[]) =>
  failures.map((failure) => (failure instanceof Error ? failure.constructor : failure));

describe('without a Redis in the environment', () => {
  it('state is stored by the gateway alone, and responses are not shared', async () => {
    const { parts } = options({});
    const state = await openStateStore(parts);
    expect([state.isShared, await state.increment('a', MINUTE), await state.increment('a', MINUTE)]).toEqual([
      false,
      1,
      2,
    ]);
    expect(await openResponseStore(parts)).toBeUndefined();
  });
});

describe('a Redis', () => {
  it('stores signed state for all gateways with the same secret; another stores responses', async () => {
    const redis = await startRedis();
    const { parts, reported } = options({ redisUrl: redis.url, redisCacheUrl: redis.url });
    const raw = await redisCache(redis.url, TIMEOUT_MS);
    const [state, responses] = [await openStateStore(parts, TIMEOUT_MS), await openResponseStore(parts, TIMEOUT_MS)];
    await state.set('a', 'mine', MINUTE);
    await responses?.set('b', 'a page', MINUTE);
    expect([await state.read('a'), await responses?.read('b')]).toEqual(['mine', 'a page']);
    expect(await raw.read('a')).toMatch(/^a\nmine\./u);
    await raw.set('b', 'forged', MINUTE);
    expect(await responses?.read('b')).toBeUndefined();
    expect([state.isShared, responses?.isShared, reported]).toEqual([true, true, []]);
    await Promise.all([raw, state, responses].map(async (cache) => cache?.close?.()));
    await redis.stop();
  });

  it('that is unreachable leaves state in the gateway, and responses uncached', async () => {
    const { parts, reported } = options({ redisUrl: NOBODY_THERE, redisCacheUrl: NOBODY_THERE });
    const [state, responses] = [await openStateStore(parts), await openResponseStore(parts)];
    await Promise.all([state.set('a', 'mine', MINUTE), responses?.set('a', 'a page', MINUTE)]);
    expect([await state.read('a'), await responses?.read('a')]).toEqual(['mine', undefined]);
    expect([
      await responses?.setIfAbsent('a', 'a page', MINUTE),
      await responses?.increment('b', MINUTE),
      await responses?.increment('b', MINUTE),
    ]).toEqual(['a page', 1, 1]);
    await responses?.deleteIfEqual('a', 'a page');
    expect(kinds(reported)).toEqual([CacheNotReached, CacheNotReached]);
    await Promise.all([state, responses].map(async (cache) => cache?.close?.()));
  });
});

it.each([
  [
    'is reported if it would evict state',
    ['--maxmemory', '8mb', '--maxmemory-policy', 'allkeys-lru'],
    [StateMayBeEvicted],
  ],
  ['is quiet where it would rather refuse', ['--maxmemory', '8mb', '--maxmemory-policy', 'noeviction'], []],
])('the Redis of state %s', async (_what, settings, reported) => {
  const redis = await startRedis(...settings);
  const { parts, reported: failures } = options({ redisUrl: redis.url });
  const state = await openStateStore(parts, TIMEOUT_MS);
  expect(kinds(failures)).toEqual(reported);
  await state.close?.();
  await redis.stop();
});
