import type { Clock } from '@shop/domain/shared/clock.port';
import type { Env } from '../env/env.ts';
import type { Log } from '../logging/log.ts';
import { signer } from '../shared/signing.ts';
import type { Cache } from './cache.port.ts';
import { fallbackCache } from './fallback-cache.ts';
import { memoryCache } from './memory-cache.ts';
import { signedCache } from './signed-cache.ts';

interface Parts {
  readonly env: Pick<Env, 'redisUrl' | 'redisCacheUrl' | 'sessionSecrets'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'failure'>;
}

/** The Redis at `REDIS_URL` may evict state to make room. */
export class StateMayBeEvicted extends Error {
  override readonly name = 'StateMayBeEvicted';
}

/** Stores nothing. The fallback where a missing cache costs nothing but time. */
const emptyCache: Cache = {
  isShared: false,
  increment: () => Promise.resolve(1),
  read: () => Promise.resolve(undefined),
  set: () => Promise.resolve(),
  setIfAbsent: (_key, value) => Promise.resolve(value),
  deleteIfEqual: () => Promise.resolve(),
};

const withFallback = (redis: Cache, own: Cache, { env, clock, log }: Parts): Cache =>
  fallbackCache({ shared: signedCache(redis, signer(env.sessionSecrets, clock)), own, clock, log: log.failure });

/** Loaded only where a Redis is. */
const openRedis = async (url: string, timeoutMs: number | undefined) => {
  const { redisCache } = await import('./redis-cache.ts');
  return redisCache(url, timeoutMs);
};

/** Opens the cache for limits, tokens and sessions: Redis if the environment names one, else this gateway's memory. */
export const openStateStore = async (parts: Parts, timeoutMs?: number): Promise<Cache> => {
  const own = memoryCache(parts.clock);
  if (parts.env.redisUrl === undefined) return own;
  const redis = await openRedis(parts.env.redisUrl, timeoutMs);
  if (await redis.evicts())
    parts.log.failure(
      new StateMayBeEvicted(
        'set maxmemory-policy to noeviction: limits, tokens and sessions must not make room for anything',
      ),
    );
  return withFallback(redis, own, parts);
};

/** Opens the cache in which gateways share pages and public GraphQL responses; undefined if the environment names none. */
export const openResponseStore = async (parts: Parts, timeoutMs?: number): Promise<Cache | undefined> =>
  parts.env.redisCacheUrl === undefined
    ? undefined
    : withFallback(await openRedis(parts.env.redisCacheUrl, timeoutMs), emptyCache, parts);
