import type { Shop } from '@shop/domain/shop';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { enterShop } from '../../scenarios/steps.ts';
import type { World } from '../../worlds/world.ts';
import type { ApiTokens } from '../tokens/api-tokens.ts';
import { ACCESS_STATES } from './access-states.ts';
import { BUSINESS_STATES } from './business-states.ts';
import { CANCELLATION_STATES } from './cancellation-states.ts';
import { CONTACT_REQUEST_STATES } from './contact-request-states.ts';
import { CART_STATES } from './cart-states.ts';
import { CUSTOMER_STATES } from './customer-states.ts';
import { EXPRESS_STATES } from './express-states.ts';
import { FAILURE_STATES } from './failure-states.ts';
import { GOODS_STATES } from './goods-states.ts';
import { COMPETITION_STATES } from './competition-states.ts';
import { NEWSLETTER_STATES } from './newsletter-states.ts';
import { PRIME_STATES } from './prime-states.ts';
import { REVIEW_STATES } from './review-states.ts';
import { STOCK_ALERT_STATES } from './stock-alert-states.ts';
import { WISHLIST_STATES } from './wishlist-states.ts';
import { WITHDRAWAL_STATES } from './withdrawal-states.ts';
import { RETURN_STATES } from './return-states.ts';
import { withShopper, type StateValues, type StateContext, type ProviderState } from './provider-state.ts';

const STATES: ReadonlyMap<string, ProviderState> = new Map(
  Object.entries({
    ...ACCESS_STATES,
    ...CUSTOMER_STATES,
    ...BUSINESS_STATES,
    ...CART_STATES,
    ...GOODS_STATES,
    ...COMPETITION_STATES,
    ...NEWSLETTER_STATES,
    ...STOCK_ALERT_STATES,
    ...PRIME_STATES,
    ...RETURN_STATES,
    ...REVIEW_STATES,
    ...WISHLIST_STATES,
    ...EXPRESS_STATES,
    ...FAILURE_STATES,
    ...WITHDRAWAL_STATES,
    ...CANCELLATION_STATES,
    ...CONTACT_REQUEST_STATES,
  }),
);

/** The verifier sends this if a pact needs no state. */
const NO_STATE = '';

/** The names of all states. */
export const PROVIDER_STATES: readonly string[] = [...STATES.keys()];

/** Sets up worlds for the interactions of a pact. */
export interface ProviderStates {
  /** The first state of an interaction resets the world, further ones build on it. `undefined` if there is no such state. */
  setUp(world: World, state: string, params: unknown): Promise<StateValues | undefined>;
  tearDown(world: World): void;
}

const isBusiness = (params: unknown): boolean =>
  typeof params === 'object' && params !== null && 'kind' in params && params.kind === 'b2b';

export const providerStates = ({
  shopIn,
  tokens,
}: {
  readonly shopIn: (world: World) => Shop;
  readonly tokens: ApiTokens;
}): ProviderStates => {
  const contexts = new WeakMap<World, StateContext>();

  /** A visitor with an empty cart and a valid token, in a reset world; business customers use their own storefront. */
  const open = async (world: World, params: unknown): Promise<StateContext> => {
    world.reset();
    const anonymous = {
      storefront: STOREFRONTS[isBusiness(params) ? 'b2b-de' : 'de'],
      loginState: 'logged-out',
    } as const;
    const context = {
      shop: shopIn(world),
      world,
      tokens,
      anonymous,
      goods: world.read(({ goods }) => goods),
      shopper: anonymous,
      ids: { accessToken: tokens.create() },
    };
    return withShopper(context, await enterShop(context));
  };
  return {
    setUp: async (world, state, params) => {
      const setUpState = state === NO_STATE ? async (context: StateContext) => context : STATES.get(state);
      if (setUpState === undefined) return undefined;
      const context = await setUpState(contexts.get(world) ?? (await open(world, params)), params);
      contexts.set(world, context);
      return context.ids;
    },
    tearDown: (world) => {
      contexts.delete(world);
      tokens.dismissAdmitted(world);
      world.reset();
    },
  };
};
