import type { LoginState } from '@shop/domain/visit/shopper';
import { type StorefrontId, STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { inMemoryShop } from '../shop/in-memory-shop.ts';
import { WorldFailure } from '../worlds/world-failure.ts';
import type { Worlds, WorldStart } from '../worlds/worlds.ts';
import { scenarioOf } from './scenarios.ts';

/** A started world, and what a browser needs to continue as the scenario's shopper. */
export interface StartedScenario {
  readonly worldId: string;
  readonly storefront: StorefrontId;
  /** Path within the shop. */
  readonly landing: string;
  readonly loginState: LoginState;
  readonly userId?: string;
  readonly cartId?: string;
  readonly sessionToken?: string;
}

/** Creates a world and plays the scenario in it. A later reset returns to this point. */
export const startScenario = async (
  { worlds }: { readonly worlds: Worlds },
  name: string,
  start: WorldStart = {},
): Promise<StartedScenario> => {
  const scenario = scenarioOf(name);
  if (scenario === undefined) throw new WorldFailure('SCENARIO_UNKNOWN', { name });
  const world = worlds.create(start);
  const anonymous = {
    storefront: STOREFRONTS[scenario.storefront],
    loginState: 'logged-out',
  } as const;
  const {
    loginState,
    userId,
    cartId,
    sessionToken,
    landing = scenario.landing,
  } = await scenario.play({
    shop: inMemoryShop(world),
    world,
    anonymous,
    goods: world.read(({ goods }) => goods),
  });
  world.setResetPoint();
  return {
    worldId: world.id,
    storefront: scenario.storefront,
    landing,
    loginState,
    ...(userId === undefined ? {} : { userId }),
    ...(cartId === undefined ? {} : { cartId }),
    ...(sessionToken === undefined ? {} : { sessionToken }),
  };
};
