import type { Shopper } from '@shop/domain/sessions/shopper';
import type { Shop } from '@shop/domain/shop';
import type { World } from '../../worlds/world.ts';
import type { ShopAddresses } from '../payment-pages/shop-addresses.ts';
import type { AnswerHit } from '../wire/answer-fault.ts';

/** One operation on its way: who asks, in which world, of which shop. */
export interface Asked {
  readonly shop: Shop;
  readonly world: World;
  readonly shopper: Shopper;
  /** Address of this server, for what must be found from outside. */
  readonly baseUrl: string;
  readonly shopAddresses: ShopAddresses;
  /** What a tester lets go wrong with it. */
  readonly hit?: AnswerHit;
}
