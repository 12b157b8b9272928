import type { Shop } from '@shop/domain/shop';
import type { WorldGate } from './worlds/world-gate.ts';

/** What stands behind the gateway. */
export interface Backend {
  readonly shop: Shop;
  readonly worlds: WorldGate;
}
