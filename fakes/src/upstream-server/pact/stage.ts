import type { Shopper } from '@shop/domain/sessions/shopper';
import { given } from '@shop/domain/shared/given';
import type { Stage } from '../../worlds/scenarios/scenario.ts';
import type { ApiTokens } from '../tokens/api-tokens.ts';

/** What a state of the pacts tells the verifier, for the requests that follow. */
export type PactIds = Readonly<Record<string, string | number>>;

/** Where the states of an interaction have brought a world so far. */
export interface PactStage extends Stage {
  readonly shopper: Shopper;
  readonly ids: PactIds;
  readonly tokens: Pick<ApiTokens, 'revoke' | 'admit'>;
}

/** Brings the world into a state; `params` come as the pact has them. */
export type PactState = (stage: PactStage, params: unknown) => Promise<PactStage>;

/** Goes on as somebody, with what is to be told beside who they are. */
export const goingOn = (stage: PactStage, shopper: Shopper, told: PactIds = {}): PactStage => {
  const { userId, cartId, sessionToken } = shopper;
  return { ...stage, shopper, ids: { ...stage.ids, ...given({ userId, cartId, sessionToken }), ...told } };
};
