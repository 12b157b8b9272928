import type { Surroundings } from '../surroundings.ts';
import type { Cache } from './cache.port.ts';
import { memoryCache } from './memory-cache.ts';
import { redisCache } from './redis-cache.ts';
import { steadyCache } from './steady-cache.ts';

/** In a Redis where the environment names one, else in this gateway's memory. */
export const openCache = async ({ env, clock, log }: Pick<Surroundings, 'env' | 'clock' | 'log'>): Promise<Cache> => {
  const own = memoryCache(clock);
  return env.redisUrl === undefined ? own : steadyCache({ shared: await redisCache(env.redisUrl), own, clock, log: log.failure });
};
