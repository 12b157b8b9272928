/** State that outlives a request and that several gateways share. Lifetimes are in ms, above 0. */
export interface Cache {
  /** Whether other gateways see it too. */
  readonly isShared: boolean;
  /** Adds 1, or `by`, and returns the sum. The first addition to a key starts its lifetime. */
  increment(key: string, ttlMs: number, by?: number): Promise<number>;
  /** The value under the key; undefined if there is none or it has expired. */
  read(key: string): Promise<string | undefined>;
  /** Stores a value in place of any other. */
  set(key: string, value: string, ttlMs: number): Promise<void>;
  /** Stores the value unless the key has one, and returns the value that it then has: of several concurrent calls one wins. */
  setIfAbsent(key: string, value: string, ttlMs: number): Promise<string>;
  /** Deletes the key if it still holds this value. */
  deleteIfEqual(key: string, value: string): Promise<void>;
  /** Why it cannot be reached, in one word; undefined if it can. Absent where it always can. */
  readonly problem?: () => Promise<string | undefined>;
  /** Closes its connections. */
  readonly close?: () => Promise<void>;
}

/** Injection token of the `Cache` that holds state. */
export const CACHE = Symbol('Cache');
/** Injection token of the `Cache` that holds responses; undefined if each gateway caches its own. */
export const RESPONSE_STORE = Symbol('ResponseStore');
