import type { Shop } from '@shop/domain/shop';
import type { WorldGate } from './worlds/world-gate.ts';

/** What stands behind the gateway. */
export interface Backend {
  readonly shop: Shop;
  readonly worlds: WorldGate;
  /** What keeps it from being asked now, in one word; nothing where it answers. Absent where nothing can. */
  readonly trouble?: () => Promise<string | undefined>;
  /** Lets go of what it holds, once nobody asks any more. */
  readonly close?: () => Promise<void>;
}
