import type { Shopper } from '@shop/domain/sessions/shopper';
import type { Shop } from '@shop/domain/shop';
import type { World } from '../../worlds/world.ts';

/** One operation on its way: who asks, in which world, of which shop. */
export interface Asked {
  readonly shop: Shop;
  readonly world: World;
  readonly shopper: Shopper;
  /** Address of this server, for what must be found from outside. */
  readonly baseUrl: string;
}
