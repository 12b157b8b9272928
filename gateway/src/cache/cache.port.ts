/** State that outlives a request and that several gateways would share (design section 8). */
export interface Cache {
  /** Adds one; the first of a key starts its lifetime. */
  increment(key: string, lifetimeMs: number): Promise<number>;
}

/** Injection token of the `Cache`. */
export const CACHE = Symbol('Cache');
