/** State that outlives a request and that several gateways share. TTLs are in ms, above 0. */
export interface Cache {
  /** Whether other gateways see it too. */
  readonly isShared: boolean;
  /** Adds 1, or `by`, and returns the sum. The TTL starts with the first addition to a key; a count that is back at 0 is forgotten. */
  increment(key: string, ttlMs: number, by?: number): Promise<number>;
  /** The value under the key; undefined if there is none or it has expired. */
  read(key: string): Promise<string | undefined>;
  /** Stores a value, replacing any other. */
  set(key: string, value: string, ttlMs: number): Promise<void>;
  /** Stores the value unless the key has one, and returns the value that it then has: of concurrent calls exactly one wins. */
  setIfAbsent(key: string, value: string, ttlMs: number): Promise<string>;
  /** Deletes the key if it still holds this value. */
  deleteIfEqual(key: string, value: string): Promise<void>;
  /** Why nothing can be stored in it, in one word; undefined if it works. Absent if it always does. */
  readonly problem?: () => Promise<string | undefined>;
  /** Closes its connections. */
  readonly close?: () => Promise<void>;
}

/** Injection token of the `Cache` that holds state. */
export const CACHE = Symbol('Cache');
/** Injection token of the `Cache` that holds responses; undefined if each gateway caches its own. */
export const RESPONSE_STORE = Symbol('ResponseStore');
