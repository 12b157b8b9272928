/** State that outlives a request and that several gateways share. Lifetimes are in ms and more than nothing. */
export interface Cache {
  /** Whether other gateways see it too. */
  readonly isShared: boolean;
  /** Adds one, or what is said; the first of a key starts its lifetime. */
  increment(key: string, lifetimeMs: number, by?: number): Promise<number>;
  /** What is kept under the key; nothing where nothing is, or its lifetime has ended. */
  read(key: string): Promise<string | undefined>;
  /** Keeps it, in the place of what was there. */
  keep(key: string, value: string, lifetimeMs: number): Promise<void>;
  /** Keeps it unless something is there already; answers what is there then: of several that come at the same time, one wins. */
  keepFirst(key: string, value: string, lifetimeMs: number): Promise<string>;
  /** Forgets what lies under the key, where it is still this value. */
  forget(key: string, value: string): Promise<void>;
  /** What keeps it from being reached, in one word; nothing where all is well. Absent where nothing can. */
  readonly trouble?: () => Promise<string | undefined>;
  /** Lets go of what it holds. */
  readonly close?: () => Promise<void>;
}

/** Injection token of the `Cache` that holds state. */
export const CACHE = Symbol('Cache');
/** Injection token of the `Cache` that holds answers; nothing where each gateway keeps its own. */
export const ANSWERS = Symbol('Answers');
