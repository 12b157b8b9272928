import type { Shop } from '@shop/domain/shop';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { visitor } from '../../worlds/scenarios/acts.ts';
import type { World } from '../../worlds/world.ts';
import { WORLD_HEADER } from '../../worlds/worlds.ts';
import type { ApiTokens } from '../tokens/api-tokens.ts';
import { ACCESS_STATES } from './access-states.ts';
import { CART_STATES } from './cart-states.ts';
import { CUSTOMER_STATES } from './customer-states.ts';
import { FAILURE_STATES } from './failure-states.ts';
import { GOODS_STATES } from './goods-states.ts';
import { goingOn, type PactIds, type PactStage, type PactState } from './stage.ts';

const STATES: ReadonlyMap<string, PactState> = new Map(Object.entries({ ...ACCESS_STATES, ...CUSTOMER_STATES, ...CART_STATES, ...GOODS_STATES, ...FAILURE_STATES }));

/** The verifier names this where a pact needs no state. */
const NO_STATE = '';

/** Every state that may be asked for. */
export const PACT_STATES: readonly string[] = [...STATES.keys()];

/** Brings worlds into the states that pacts name. */
export interface PactScenes {
  /** The first state of an interaction starts the world anew, each further one goes on from there. `undefined`: no such state. */
  setUp(world: World, state: string, params: unknown): Promise<PactIds | undefined>;
  tearDown(world: World): void;
}

const isBusiness = (params: unknown): boolean => typeof params === 'object' && params !== null && 'kind' in params && params.kind === 'b2b';

export const pactScenes = ({ shop, tokens }: { readonly shop: Shop; readonly tokens: ApiTokens }): PactScenes => {
  const stages = new WeakMap<World, PactStage>();

  /** A visitor with an empty cart in a world as it began, and a good token; business customers enter by their own door. */
  const opened = async (world: World, params: unknown): Promise<PactStage> => {
    world.reset();
    const newcomer = { storefront: STOREFRONTS[isBusiness(params) ? 'b2b-de' : 'de'], loginState: 'logged-out', headers: { [WORLD_HEADER]: world.id } } as const;
    const stage = { shop, world, tokens, newcomer, goods: world.read(({ goods }) => goods), shopper: newcomer, ids: { accessToken: tokens.give() } };
    return goingOn(stage, await visitor(stage));
  };
  return {
    setUp: async (world, state, params) => {
      const bring = state === NO_STATE ? async (stage: PactStage) => stage : STATES.get(state);
      if (bring === undefined) return undefined;
      const stage = await bring(stages.get(world) ?? (await opened(world, params)), params);
      stages.set(world, stage);
      return stage.ids;
    },
    tearDown: (world) => {
      stages.delete(world);
      tokens.dismissAdmitted(world);
      world.reset();
    },
  };
};
