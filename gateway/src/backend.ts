import type { Shop } from '@shop/domain/shop';
import type { WorldLookup } from './worlds/world-lookup.ts';

export const BACKEND = Symbol('Backend');

/** What stands behind the gateway. */
export interface Backend {
  readonly shop: Shop;
  readonly worlds: WorldLookup;
  /** What keeps it from being asked now, in one word; nothing where it answers. Absent where nothing can. */
  readonly problem?: () => Promise<string | undefined>;
  /** Lets go of what it holds, once nobody asks any more. */
  readonly close?: () => Promise<void>;
  /** Its state as plain values, for the gateway that follows in development. Absent where the state lies elsewhere. */
  readonly snapshot?: () => unknown;
  /** Goes on with a snapshot of the same kind of backend. */
  readonly restore?: (snapshot: unknown) => void;
}
