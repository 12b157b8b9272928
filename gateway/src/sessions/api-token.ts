import { randomBytes } from 'node:crypto';
import type { Clock } from '@shop/domain/shared/clock.port';
import type { Signatures } from '../signatures.ts';

/** How long a token of the gateway's own is good for. */
export const API_TOKEN_LIFETIME_MS = 30 * 60_000;
/** The cookie ends so much earlier, so that a request on its way never carries a token that just ran out (specification A9). */
export const API_TOKEN_COOKIE_MARGIN_MS = 60_000;

const PURPOSE = 'apiToken';

/** The gateway's own token: proves that a page of this shop was opened before something is changed. Holds nothing of the visitor. */
export interface ApiTokens {
  issue(): string;
  isGood(token: string | undefined): boolean;
}

/** Injection token of the `ApiTokens`. */
export const API_TOKENS = Symbol('ApiTokens');

export const apiTokens = (signatures: Signatures, clock: Clock): ApiTokens => ({
  issue: () => signatures.sign(PURPOSE, `${clock.now().getTime() + API_TOKEN_LIFETIME_MS}-${randomBytes(12).toString('base64url')}`),
  isGood: (token) => {
    const value = token === undefined ? undefined : signatures.open(PURPOSE, token);
    return value !== undefined && Number(value.split('-')[0]) > clock.now().getTime();
  },
});
