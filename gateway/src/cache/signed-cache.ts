import type { Signatures } from '../signatures.ts';
import type { Cache } from './cache.port.ts';

const PURPOSE = 'cache';
const MS_PER_SECOND = 1_000;
/** No key holds it. */
const AFTER_KEY = '\n';

/**
 * Trusts a shared store only with values that a gateway wrote under this key and that have not expired. Any other counts as
 * absent and is overwritten. Counts are not signed, because the store itself adds to them.
 */
export const signedCache = (cache: Cache, signatures: Signatures): Cache => {
  const signed = (key: string, value: string, lifetimeMs: number): string => signatures.sign(PURPOSE, `${key}${AFTER_KEY}${value}`, Math.ceil(lifetimeMs / MS_PER_SECOND));
  const opened = (key: string, text: string | undefined): string | undefined => {
    const value = text === undefined ? undefined : signatures.open(PURPOSE, text);
    return value?.startsWith(`${key}${AFTER_KEY}`) === true ? value.slice(key.length + AFTER_KEY.length) : undefined;
  };
  const keep: Cache['keep'] = (key, value, lifetimeMs) => cache.keep(key, signed(key, value, lifetimeMs), lifetimeMs);
  return {
    ...cache,
    read: async (key) => opened(key, await cache.read(key)),
    keep,
    // The stored text was signed at another time: compare its value, and delete the text as it is stored.
    forget: async (key, value) => {
      const text = await cache.read(key);
      if (text !== undefined && opened(key, text) === value) await cache.forget(key, text);
    },
    keepFirst: async (key, value, lifetimeMs) => {
      const first = opened(key, await cache.keepFirst(key, signed(key, value, lifetimeMs), lifetimeMs));
      if (first !== undefined) return first;
      await keep(key, value, lifetimeMs);
      return value;
    },
  };
};
