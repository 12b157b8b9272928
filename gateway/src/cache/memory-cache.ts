import { LRUCache } from 'lru-cache';
import type { Clock } from '@shop/domain/shared/clock.port';
import type { Cache } from './cache.port.ts';

/** Beyond this number of keys the least recently used are evicted. */
const MAX_KEYS = 50_000;

interface Row<Value> {
  readonly value: Value;
  /** In ms since the epoch. */
  readonly until: number;
}

/** A cache in the memory of one gateway, of at most so many characters of values, if that is said. */
export const memoryCache = (clock: Clock, maxLength?: number): Cache => {
  const counts = new LRUCache<string, Row<number>>({ max: MAX_KEYS });
  const texts = new LRUCache<string, Row<string>>({
    max: MAX_KEYS,
    ...(maxLength === undefined
      ? {}
      : { maxSize: maxLength, sizeCalculation: ({ value }, key) => key.length + value.length }),
  });
  const now = (): number => clock.now().getTime();
  const living = <Value>(rows: LRUCache<string, Row<Value>>, key: string): Row<Value> | undefined => {
    const row = rows.get(key);
    return row !== undefined && row.until > now() ? row : undefined;
  };
  return {
    isShared: false,
    increment: (key, ttlMs, by = 1) => {
      const row = living(counts, key);
      const counted = row === undefined ? { value: by, until: now() + ttlMs } : { ...row, value: row.value + by };
      if (counted.value > 0) counts.set(key, counted);
      else counts.delete(key);
      return Promise.resolve(counted.value);
    },
    read: (key) => Promise.resolve(living(texts, key)?.value),
    set: (key, value, ttlMs) => {
      texts.set(key, { value, until: now() + ttlMs });
      return Promise.resolve();
    },
    setIfAbsent: (key, value, ttlMs) => {
      const first = living(texts, key) ?? { value, until: now() + ttlMs };
      texts.set(key, first);
      return Promise.resolve(first.value);
    },
    deleteIfEqual: (key, value) => {
      if (texts.get(key)?.value === value) texts.delete(key);
      return Promise.resolve();
    },
  };
};
