import { LRUCache } from 'lru-cache';
import type { Clock } from '@shop/domain/shared/clock.port';
import type { Cache } from './cache.port.ts';

/** Keys beyond this many push out those that were not asked for longest. */
const MAX_KEYS = 50_000;

interface Row {
  readonly count: number;
  /** In ms since the epoch. */
  readonly until: number;
}

/** The state of one gateway, in its own memory. */
export const memoryCache = (clock: Clock): Cache => {
  const rows = new LRUCache<string, Row>({ max: MAX_KEYS });
  return {
    increment: (key, lifetimeMs) => {
      const now = clock.now().getTime();
      const row = rows.get(key);
      const counted = row !== undefined && row.until > now ? { ...row, count: row.count + 1 } : { count: 1, until: now + lifetimeMs };
      rows.set(key, counted);
      return Promise.resolve(counted.count);
    },
  };
};
