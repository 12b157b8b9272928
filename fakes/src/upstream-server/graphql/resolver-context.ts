import type { Shopper } from '@shop/domain/sessions/shopper';
import type { Shop } from '@shop/domain/shop';
import type { World } from '../../worlds/world.ts';
import type { ShopOrigins } from '../payments/shop-origins.ts';
import type { OperationHit } from '../faults/operation-faults.ts';

/** One operation on its way: who asks, in which world, of which shop. */
export interface ResolverContext {
  readonly shop: Shop;
  readonly world: World;
  readonly shopper: Shopper;
  /** Address of this server, for what must be found from outside. */
  readonly baseUrl: string;
  readonly shopOrigins: ShopOrigins;
  /** What a tester lets go wrong with it. */
  readonly hit?: OperationHit;
}
