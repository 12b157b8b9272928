import { describe, expect, it } from 'vitest';
import type { Env } from '../env.ts';
import { TEST_ENV } from '../testing/open-shop.ts';
import { startRedis } from '../testing/redis-server.ts';
import { testClock } from '../testing/test-clock.ts';
import { openResponseStore, openStateStore, StateMayBeEvicted } from './open-cache.ts';
import { redisCache, CacheNotReached } from './redis-cache.ts';

const MINUTE = 60_000;
/** A machine that is busy with other tests is slow; it has not lost its Redis. */
const TIMEOUT_MS = 20_000;
const NOBODY_THERE = 'redis://127.0.0.1:1';

const options = (env: Partial<Env>) => {
  const told: unknown[] = [];
  const log = { request: () => undefined, failure: (failure: unknown) => told.push(failure), flush: () => undefined };
  return { told, parts: { env: { ...TEST_ENV, ...env }, clock: testClock(), log } };
};

const kinds = (failures: readonly unknown[]) => failures.map((failure) => (failure instanceof Error ? failure.constructor : failure));

describe('where the environment names no Redis', () => {
  it('state is kept by the gateway alone, and answers are not shared', async () => {
    const { parts } = options({});
    const state = await openStateStore(parts);
    expect([state.isShared, await state.increment('a', MINUTE), await state.increment('a', MINUTE)]).toEqual([false, 1, 2]);
    expect(await openResponseStore(parts)).toBeUndefined();
  });
});

describe('a Redis', () => {
  it('holds signed state for all gateways with the same secret, and answers beside it', async () => {
    const redis = await startRedis();
    const { parts, told } = options({ redisUrl: redis.url, redisCacheUrl: redis.url });
    const raw = await redisCache(redis.url, TIMEOUT_MS);
    const [state, answers] = [await openStateStore(parts, TIMEOUT_MS), await openResponseStore(parts, TIMEOUT_MS)];
    await state.set('a', 'mine', MINUTE);
    await answers?.set('b', 'a page', MINUTE);
    expect([await state.read('a'), await answers?.read('b')]).toEqual(['mine', 'a page']);
    expect(await raw.read('a')).toMatch(/^a\nmine\./u);
    await raw.set('b', 'forged', MINUTE);
    expect(await answers?.read('b')).toBeUndefined();
    expect([state.isShared, answers?.isShared, told]).toEqual([true, true, []]);
    await Promise.all([raw, state, answers].map(async (cache) => cache?.close?.()));
    await redis.stop();
  });

  it('that is away leaves state in the gateway, and answers nowhere', async () => {
    const { parts, told } = options({ redisUrl: NOBODY_THERE, redisCacheUrl: NOBODY_THERE });
    const [state, answers] = [await openStateStore(parts), await openResponseStore(parts)];
    await Promise.all([state.set('a', 'mine', MINUTE), answers?.set('a', 'a page', MINUTE)]);
    expect([await state.read('a'), await answers?.read('a')]).toEqual(['mine', undefined]);
    expect([await answers?.setIfAbsent('a', 'a page', MINUTE), await answers?.increment('b', MINUTE), await answers?.increment('b', MINUTE)]).toEqual(['a page', 1, 1]);
    await answers?.deleteIfEqual('a', 'a page');
    expect(kinds(told)).toEqual([CacheNotReached, CacheNotReached]);
    await Promise.all([state, answers].map(async (cache) => cache?.close?.()));
  });
});

it.each([
  ['is told where it would evict state', ['--maxmemory', '8mb', '--maxmemory-policy', 'allkeys-lru'], [StateMayBeEvicted]],
  ['is quiet where it would rather refuse', ['--maxmemory', '8mb', '--maxmemory-policy', 'noeviction'], []],
])('the Redis of state %s', async (_what, settings, told) => {
  const redis = await startRedis(...settings);
  const { parts, told: failures } = options({ redisUrl: redis.url });
  const state = await openStateStore(parts, TIMEOUT_MS);
  expect(kinds(failures)).toEqual(told);
  await state.close?.();
  await redis.stop();
});
