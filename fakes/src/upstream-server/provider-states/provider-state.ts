import type { Shopper } from '@shop/domain/visit/shopper';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { Result } from '@shop/domain/shared/result';
import type { ScenarioContext } from '../../scenarios/scenario.ts';
import { ScenarioRefused } from '../../scenarios/steps.ts';
import type { ApiTokens } from '../tokens/api-tokens.ts';

/** Values that a state returns to the verifier, for the requests that follow. */
export type StateValues = Readonly<Record<string, string | number>>;

/** What the states of an interaction have set up so far. */
export interface StateContext extends ScenarioContext {
  readonly shopper: Shopper;
  readonly ids: StateValues;
  readonly tokens: Pick<ApiTokens, 'revoke' | 'admit'>;
}

/** Sets up a state; `params` come from the pact. */
export type ProviderState = (context: StateContext, params: unknown) => Promise<StateContext>;

/** Continues as this shopper, and returns further values beside their ids. */
export const withShopper = (context: StateContext, shopper: Shopper, values: StateValues = {}): StateContext => {
  const { userId, cartId, sessionToken } = shopper;
  return { ...context, shopper, ids: { ...context.ids, ...omitNil({ userId, cartId, sessionToken }), ...values } };
};

/** A state cannot be set up if the shop refuses one of its steps. */
export const valueOrThrow = <Value>(result: Result<Value, unknown>): Value => {
  if (!result.ok) throw new ScenarioRefused(JSON.stringify(result.refusal));
  return result.value;
};
