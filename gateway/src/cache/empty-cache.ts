import type { Cache } from './cache.port.ts';

/** Takes the place of a cache that is away, where nothing is lost by doing without. */
export const emptyCache: Cache = {
  isShared: false,
  increment: () => Promise.resolve(1),
  read: () => Promise.resolve(undefined),
  keep: () => Promise.resolve(),
  keepFirst: (_key, value) => Promise.resolve(value),
  forget: () => Promise.resolve(),
};
