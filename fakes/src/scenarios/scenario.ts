import type { Shopper } from '@shop/domain/visit/shopper';
import type { Shop } from '@shop/domain/shop';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import type { Assortment } from '../goods/goods.ts';
import type { World } from '../worlds/world.ts';

/** What a scenario runs with. */
export interface ScenarioContext {
  readonly shop: Shop;
  readonly world: World;
  readonly goods: Assortment;
  /** A visitor of the scenario's storefront who has not been there before. */
  readonly anonymous: Shopper;
}

/** The shopper that the tester continues as, and where, if the world decides it. */
export type Played = Shopper & { readonly landing?: string };

/** A named starting point: what happened in a world before a tester takes over. */
export interface Scenario {
  readonly name: string;
  /** What a tester finds. */
  readonly title: string;
  readonly storefront: StorefrontId;
  /** Where the tester begins. */
  readonly landing: string;
  /** Prepares the world. */
  readonly play: (context: ScenarioContext) => Promise<Played>;
}
