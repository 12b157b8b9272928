import { parseInput } from '../../qa/read-input.ts';
import { logInAs } from '../../scenarios/steps.ts';
import { fields, optional, text } from '../../schemas/schemas.ts';
import { withShopper, type StateContext, type ProviderState } from './provider-state.ts';

const NEVER_ISSUED = 'never-issued';
const MAX_WORD = 200;

const word = optional(text(MAX_WORD));

/** Requests carry a valid token; a client that the params name may get another. */
const withToken: ProviderState = async (context, params) => {
  const {
    clientId,
    clientSecret = '',
    scope = '',
  } = parseInput(fields({ clientId: word, clientSecret: word, scope: word }), params);
  if (clientId !== undefined) context.tokens.admit(context.world, { clientId, clientSecret, scope });
  return context;
};

/** The token that requests carry is revoked. */
const withoutToken = async (context: StateContext): Promise<StateContext> => {
  const { accessToken } = context.ids;
  if (typeof accessToken === 'string') context.tokens.revoke(accessToken);
  return context;
};

/** The session has ended at the upstream, and the client does not know. */
const revoked = async (context: StateContext): Promise<StateContext> => {
  const signedIn =
    context.shopper.sessionToken === undefined ? await logInAs(context, context.shopper, 'existing') : context.shopper;
  await context.shop.sessions.logout(signedIn);
  return withShopper(context, signedIn);
};

/** Tokens and sessions. */
export const ACCESS_STATES = {
  'api client credentials are valid': withToken,
  'the bearer token is invalid': withoutToken,
  'the session token is revoked': revoked,
  'the user id is missing': async (context) => ({ ...context, ids: { ...context.ids, userId: NEVER_ISSUED } }),
} as const satisfies Readonly<Record<string, ProviderState>>;
