import { randomBytes } from 'node:crypto';
import type { Clock } from '@shop/domain/shared/clock.port';
import { isSameText } from '../http/is-same-text.ts';

/** With these a client of the API gets a token. */
export interface ClientCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
}

/** Tokens for clients of the API (OAuth, client credentials). They expire by the machine's clock, not by those of the worlds. */
export interface ApiTokens {
  /** `undefined` if the credentials are wrong. */
  issue(shown: ClientCredentials): string | undefined;
  /** A token without credentials, for calls within the process. */
  create(): string;
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

const areSame = (actual: ClientCredentials, expected: ClientCredentials): boolean =>
  [
    isSameText(actual.clientId, expected.clientId),
    isSameText(actual.clientSecret, expected.clientSecret),
    isSameText(actual.scope, expected.scope),
  ].every(Boolean);

export const apiTokens = (
  credentials: ClientCredentials,
  clock: Clock,
  lifetimeS = API_TOKEN_LIFETIME_S,
): ApiTokens => {
  const expiresAt = new Map<string, number>();
  let admitted: readonly { readonly by: object; readonly client: ClientCredentials }[] = [];
  const now = (): number => clock.now().getTime();
  const dropExpired = (): void => {
    for (const [token, expiry] of expiresAt) if (expiry <= now()) expiresAt.delete(token);
  };
  const create = (): string => {
    dropExpired();
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    expiresAt.set(token, now() + lifetimeS * MS_PER_SECOND);
    return token;
  };
  return {
    create,
    issue: (shown) =>
      [credentials, ...admitted.map(({ client }) => client)].filter((right) => areSame(shown, right)).length > 0
        ? create()
        : undefined,
    isValid: (token) => token !== undefined && (expiresAt.get(token) ?? 0) > now(),
    revoke: (token) => {
      expiresAt.delete(token);
    },
    admit: (by, client) => {
      admitted = [...admitted, { by, client }];
    },
    dismissAdmitted: (by) => {
      admitted = admitted.filter((one) => one.by !== by);
    },
  };
};
