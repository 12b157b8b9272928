import type { Shop } from '@shop/domain/shop';
import type { WorldLookup } from './worlds/world-lookup.ts';

export const BACKEND = Symbol('Backend');

/** What stands behind the gateway. */
export interface Backend {
  readonly shop: Shop;
  readonly worlds: WorldLookup;
  /** Why it cannot be reached, in one word; undefined if it can. Absent where it always can. */
  readonly problem?: () => Promise<string | undefined>;
  /** Closes its connections. */
  readonly close?: () => Promise<void>;
  /** Its state as plain values, for the gateway that follows in development. Absent where the state lies elsewhere. */
  readonly snapshot?: () => unknown;
  /** Goes on with a snapshot of the same kind of backend. */
  readonly restore?: (snapshot: unknown) => void;
}
