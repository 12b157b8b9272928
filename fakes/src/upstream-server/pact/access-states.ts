import { loggedIn } from '../../worlds/scenarios/acts.ts';
import { text } from '../../qa/kinds.ts';
import { optional, readFields } from '../../qa/read-fields.ts';
import { goingOn, type PactStage, type PactState } from './stage.ts';

const NEVER_GIVEN_OUT = 'never-given-out';
const MAX_WORD = 200;

const word = optional(text(MAX_WORD));

/** Requests carry the stage's own token, which is good; where a client is named, that one may ask for another. */
const withToken: PactState = async (stage, params) => {
  const { clientId, clientSecret = '', scope = '' } = readFields(params, { clientId: word, clientSecret: word, scope: word });
  if (clientId !== undefined) stage.tokens.admit(stage.world, { clientId, clientSecret, scope });
  return stage;
};

/** The token that requests carry is the stage's own, and good; here it is not. */
const withoutToken = async (stage: PactStage): Promise<PactStage> => {
  const { accessToken } = stage.ids;
  if (typeof accessToken === 'string') stage.tokens.revoke(accessToken);
  return stage;
};

/** Whoever is signed in was signed out meanwhile, and does not know. */
const revoked = async (stage: PactStage): Promise<PactStage> => {
  const signedIn = stage.shopper.sessionToken === undefined ? await loggedIn(stage, stage.shopper, 'existing') : stage.shopper;
  await stage.shop.sessions.logout(signedIn);
  return goingOn(stage, signedIn);
};

/** Who may ask at all. */
export const ACCESS_STATES = {
  'api client credentials are valid': withToken,
  'the bearer token is invalid': withoutToken,
  'the session token is revoked': revoked,
  'the user id is missing': async (stage) => ({ ...stage, ids: { ...stage.ids, userId: NEVER_GIVEN_OUT } }),
} as const satisfies Readonly<Record<string, PactState>>;
