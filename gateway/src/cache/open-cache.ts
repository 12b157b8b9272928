import { signatures } from '../signatures.ts';
import type { Surroundings } from '../surroundings.ts';
import type { Cache } from './cache.port.ts';
import { emptyCache } from './empty-cache.ts';
import { memoryCache } from './memory-cache.ts';
import { redisCache } from './redis-cache.ts';
import { signedCache } from './signed-cache.ts';
import { steadyCache } from './steady-cache.ts';

type Parts = Pick<Surroundings, 'env' | 'clock' | 'log'>;

/** The Redis named by `REDIS_URL` makes room for new keys by evicting others. */
export class StateMayBeEvicted extends Error {
  override readonly name = 'StateMayBeEvicted';
}

const steady = (redis: Cache, own: Cache, { env, clock, log }: Parts): Cache =>
  steadyCache({ shared: signedCache(redis, signatures(env.sessionSecrets, clock)), own, clock, log: log.failure });

/** What limits, tokens and sessions are kept in: a Redis where the environment names one, else this gateway's memory. */
export const openState = async (parts: Parts, patienceMs?: number): Promise<Cache> => {
  const own = memoryCache(parts.clock);
  if (parts.env.redisUrl === undefined) return own;
  const redis = await redisCache(parts.env.redisUrl, patienceMs);
  if (await redis.evicts()) parts.log.failure(new StateMayBeEvicted('set maxmemory-policy to noeviction: limits, tokens and sessions must not make room for anything'));
  return steady(redis, own, parts);
};

/** What gateways take each other's pages and public answers from; nothing where the environment names none. */
export const openAnswers = async (parts: Parts, patienceMs?: number): Promise<Cache | undefined> =>
  parts.env.redisCacheUrl === undefined ? undefined : steady(await redisCache(parts.env.redisCacheUrl, patienceMs), emptyCache, parts);
