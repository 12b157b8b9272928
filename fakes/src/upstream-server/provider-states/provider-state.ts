import type { Shopper } from '@shop/domain/sessions/shopper';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { ScenarioContext } from '../../scenarios/scenario.ts';
import type { ApiTokens } from '../tokens/api-tokens.ts';

/** What a state of the pacts tells the verifier, for the requests that follow. */
export type StateValues = Readonly<Record<string, string | number>>;

/** Where the states of an interaction have brought a world so far. */
export interface StateContext extends ScenarioContext {
  readonly shopper: Shopper;
  readonly ids: StateValues;
  readonly tokens: Pick<ApiTokens, 'revoke' | 'admit'>;
}

/** Brings the world into a state; `params` come as the pact has them. */
export type ProviderState = (context: StateContext, params: unknown) => Promise<StateContext>;

/** Goes on as somebody, with what is to be told beside who they are. */
export const withShopper = (context: StateContext, shopper: Shopper, told: StateValues = {}): StateContext => {
  const { userId, cartId, sessionToken } = shopper;
  return { ...context, shopper, ids: { ...context.ids, ...omitNil({ userId, cartId, sessionToken }), ...told } };
};
