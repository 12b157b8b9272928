import type { Cache } from './cache.port.ts';

/** Holds nothing. Used in place of a cache that is away, if nothing is lost without it. */
export const emptyCache: Cache = {
  isShared: false,
  increment: () => Promise.resolve(1),
  read: () => Promise.resolve(undefined),
  set: () => Promise.resolve(),
  setIfAbsent: (_key, value) => Promise.resolve(value),
  deleteIfEqual: () => Promise.resolve(),
};
