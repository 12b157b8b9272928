import type { Signer } from '../shared/signing.ts';
import type { Cache } from './cache.port.ts';

const PURPOSE = 'cache';
const MS_PER_SECOND = 1_000;
/** Cannot occur in a key. */
const AFTER_KEY = '\n';

/**
 * Accepts only values that a gateway wrote under this key and that have not expired. Anything else in the shared store counts
 * as absent and is overwritten. Counts are not signed, because the store itself adds to them.
 */
export const signedCache = (cache: Cache, signer: Signer): Cache => {
  const signed = (key: string, value: string, ttlMs: number): string =>
    signer.sign(PURPOSE, `${key}${AFTER_KEY}${value}`, Math.ceil(ttlMs / MS_PER_SECOND));
  const opened = (key: string, text: string | undefined): string | undefined => {
    const value = text === undefined ? undefined : signer.open(PURPOSE, text);
    return value?.startsWith(`${key}${AFTER_KEY}`) === true ? value.slice(key.length + AFTER_KEY.length) : undefined;
  };
  const set: Cache['set'] = (key, value, ttlMs) => cache.set(key, signed(key, value, ttlMs), ttlMs);
  return {
    ...cache,
    read: async (key) => opened(key, await cache.read(key)),
    set,
    // The stored text carries the signature of another moment: compare the value, and delete the stored text.
    deleteIfEqual: async (key, value) => {
      const text = await cache.read(key);
      if (text !== undefined && opened(key, text) === value) await cache.deleteIfEqual(key, text);
    },
    setIfAbsent: async (key, value, ttlMs) => {
      const first = opened(key, await cache.setIfAbsent(key, signed(key, value, ttlMs), ttlMs));
      if (first !== undefined) return first;
      await set(key, value, ttlMs);
      return value;
    },
  };
};
