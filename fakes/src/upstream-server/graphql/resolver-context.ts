import type { Shopper } from '@shop/domain/visit/shopper';
import type { Shop } from '@shop/domain/shop';
import type { World } from '../../worlds/world.ts';
import type { ShopOrigins } from '../payments/shop-origins.ts';
import type { PassedHeaders } from '../http/passed-headers.ts';
import type { OperationHit } from '../faults/operation-faults.ts';

/** What resolvers share: the shopper of a request, their world and its shop. */
export interface ResolverContext {
  readonly shop: Shop;
  readonly world: World;
  readonly shopper: Shopper;
  readonly headers: PassedHeaders;
  /** URL of this server for browsers. */
  readonly baseUrl: string;
  readonly shopOrigins: ShopOrigins;
  /** The fault that hits this operation. */
  readonly hit?: OperationHit;
}
