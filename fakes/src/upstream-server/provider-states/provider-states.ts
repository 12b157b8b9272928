import type { Shop } from '@shop/domain/shop';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { enterShop } from '../../scenarios/steps.ts';
import type { World } from '../../worlds/world.ts';
import { WORLD_HEADER } from '../../worlds/worlds.ts';
import type { ApiTokens } from '../tokens/api-tokens.ts';
import { ACCESS_STATES } from './access-states.ts';
import { CART_STATES } from './cart-states.ts';
import { CUSTOMER_STATES } from './customer-states.ts';
import { FAILURE_STATES } from './failure-states.ts';
import { GOODS_STATES } from './goods-states.ts';
import { withShopper, type StateValues, type StateContext, type ProviderState } from './provider-state.ts';

const STATES: ReadonlyMap<string, ProviderState> = new Map(Object.entries({ ...ACCESS_STATES, ...CUSTOMER_STATES, ...CART_STATES, ...GOODS_STATES, ...FAILURE_STATES }));

/** The verifier names this where a pact needs no state. */
const NO_STATE = '';

/** Every state that may be asked for. */
export const PROVIDER_STATES: readonly string[] = [...STATES.keys()];

/** Brings worlds into the states that pacts name. */
export interface ProviderStates {
  /** The first state of an interaction starts the world anew, each further one goes on from there. `undefined`: no such state. */
  setUp(world: World, state: string, params: unknown): Promise<StateValues | undefined>;
  tearDown(world: World): void;
}

const isBusiness = (params: unknown): boolean => typeof params === 'object' && params !== null && 'kind' in params && params.kind === 'b2b';

export const providerStates = ({ shop, tokens }: { readonly shop: Shop; readonly tokens: ApiTokens }): ProviderStates => {
  const stages = new WeakMap<World, StateContext>();

  /** A visitor with an empty cart in a world as it began, and a good token; business customers enter by their own door. */
  const opened = async (world: World, params: unknown): Promise<StateContext> => {
    world.reset();
    const anonymous = { storefront: STOREFRONTS[isBusiness(params) ? 'b2b-de' : 'de'], loginState: 'logged-out', headers: { [WORLD_HEADER]: world.id } } as const;
    const context = { shop, world, tokens, anonymous, goods: world.read(({ goods }) => goods), shopper: anonymous, ids: { accessToken: tokens.give() } };
    return withShopper(context, await enterShop(context));
  };
  return {
    setUp: async (world, state, params) => {
      const bring = state === NO_STATE ? async (context: StateContext) => context : STATES.get(state);
      if (bring === undefined) return undefined;
      const context = await bring(stages.get(world) ?? (await opened(world, params)), params);
      stages.set(world, context);
      return context.ids;
    },
    tearDown: (world) => {
      stages.delete(world);
      tokens.dismissAdmitted(world);
      world.reset();
    },
  };
};
