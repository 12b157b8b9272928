import { randomBytes } from 'node:crypto';
import type { Signer } from '../shared/signing.ts';

/** Lifetime of one of the gateway's tokens. */
export const API_TOKEN_LIFETIME_SECONDS = 30 * 60;
/** The cookie expires this much earlier, so that a request in flight never carries an expired token (CLIENTOP-01). */
export const API_TOKEN_COOKIE_MARGIN_SECONDS = 60;

const PURPOSE = 'api token';
const RANDOM_BYTES = 12;

/** The gateway's own token: proves that a page of this shop was opened before anything is changed. Contains nothing about the visitor. */
export interface ApiTokens {
  issue(): string;
  isGood(token: string | undefined): boolean;
}

/** Injection token of the `ApiTokens`. */
export const API_TOKENS = Symbol('ApiTokens');

export const apiTokens = (signer: Signer): ApiTokens => ({
  issue: () => signer.sign(PURPOSE, randomBytes(RANDOM_BYTES).toString('base64url'), API_TOKEN_LIFETIME_SECONDS),
  isGood: (token) => token !== undefined && signer.open(PURPOSE, token) !== undefined,
});
