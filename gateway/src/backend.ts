import type { Shop } from '@shop/domain/shop';
import type { WorldLookup } from './worlds/world-lookup.ts';

/** What stands behind the gateway. */
export interface Backend {
  readonly shop: Shop;
  readonly worlds: WorldLookup;
  /** What keeps it from being asked now, in one word; nothing where it answers. Absent where nothing can. */
  readonly problem?: () => Promise<string | undefined>;
  /** Lets go of what it holds, once nobody asks any more. */
  readonly close?: () => Promise<void>;
}
