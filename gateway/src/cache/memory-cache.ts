import { LRUCache } from 'lru-cache';
import type { Clock } from '@shop/domain/shared/clock.port';
import type { Cache } from './cache.port.ts';

/** Keys beyond this many push out those that were not asked for longest. */
const MAX_KEYS = 50_000;

interface Row {
  readonly value: string;
  readonly until: number;
}

/** The state of one gateway, in its own memory. */
export const memoryCache = (clock: Clock): Cache => {
  const rows = new LRUCache<string, Row>({ max: MAX_KEYS });
  const now = (): number => clock.now().getTime();
  const alive = (key: string): Row | undefined => {
    const row = rows.get(key);
    return row !== undefined && row.until > now() ? row : undefined;
  };
  return {
    get: (key) => Promise.resolve(alive(key)?.value),
    set: (key, value, lifetimeMs) => {
      rows.set(key, { value, until: now() + lifetimeMs });
      return Promise.resolve();
    },
    delete: (key) => {
      rows.delete(key);
      return Promise.resolve();
    },
    increment: (key, lifetimeMs) => {
      const row = alive(key);
      const count = Number(row?.value ?? 0) + 1;
      rows.set(key, { value: String(count), until: row?.until ?? now() + lifetimeMs });
      return Promise.resolve(count);
    },
  };
};
