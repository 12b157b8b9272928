import { randomBytes } from 'node:crypto';
import type { Clock } from '@shop/domain/shared/clock.port';
import { isSameText } from '../http/is-same-text.ts';

/** What a client of the API shows to get a token. */
export interface ClientCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
}

/** Tokens for clients of the API (OAuth, client credentials). They expire by the machine's clock, not by those of the worlds. */
export interface ApiTokens {
  /** `undefined` where the credentials are wrong. */
  issue(shown: ClientCredentials): string | undefined;
  /** A token without credentials, for calls within the process. */
  give(): string;
  isValid(token: string | undefined): boolean;
  revoke(token: string): void;
  /** Accepts these credentials too, until `dismissAdmitted` is called with the same `by`. */
  admit(by: object, client: ClientCredentials): void;
  /** No longer accepts the credentials that `by` admitted. */
  dismissAdmitted(by: object): void;
}

/** How long a token lives. */
export const API_TOKEN_LIFETIME_S = 3_600;

const MS_PER_SECOND = 1_000;
const TOKEN_BYTES = 24;

const areSame = (given: ClientCredentials, wanted: ClientCredentials): boolean =>
  [isSameText(given.clientId, wanted.clientId), isSameText(given.clientSecret, wanted.clientSecret), isSameText(given.scope, wanted.scope)].every(Boolean);

export const apiTokens = (credentials: ClientCredentials, clock: Clock, lifetimeS = API_TOKEN_LIFETIME_S): ApiTokens => {
  const endsAt = new Map<string, number>();
  let admitted: readonly { readonly by: object; readonly client: ClientCredentials }[] = [];
  const now = (): number => clock.now().getTime();
  const forgetEnded = (): void => {
    for (const [token, end] of endsAt) if (end <= now()) endsAt.delete(token);
  };
  const give = (): string => {
    forgetEnded();
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    endsAt.set(token, now() + lifetimeS * MS_PER_SECOND);
    return token;
  };
  return {
    give,
    issue: (shown) => ([credentials, ...admitted.map(({ client }) => client)].filter((right) => areSame(shown, right)).length > 0 ? give() : undefined),
    isValid: (token) => token !== undefined && (endsAt.get(token) ?? 0) > now(),
    revoke: (token) => {
      endsAt.delete(token);
    },
    admit: (by, client) => {
      admitted = [...admitted, { by, client }];
    },
    dismissAdmitted: (by) => {
      admitted = admitted.filter((one) => one.by !== by);
    },
  };
};
