import type { Shopper } from '@shop/domain/sessions/shopper';
import { WORLD_HEADER } from '../../../worlds/world-lookup.ts';
import { PASSED_COOKIES } from '../../../request/cookies.ts';

/** A request's headers towards the upstream, lower-case names. */
export type RequestHeaders = Readonly<Record<string, string>>;

/** Headers of the shopper's own request that are passed on as they came (specification A7). */
const PASSED_ON = ['x-user-agent', 'x-forwarded-for', 'x-referer', 'x-is-dev', 'preview'];
/** Headers that say how a visitor came, not who they are: public answers do not depend on them. */
const ONLY_HOW_THEY_CAME: ReadonlySet<string> = new Set(['x-user-agent', 'x-forwarded-for', 'x-referer']);

const passedCookies = (header = ''): string =>
  header
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => PASSED_COOKIES.some((start) => cookie.startsWith(start)))
    .join('; ');

/** All that is said of the shopper; the gateway's own token comes on top when a request leaves. */
export const shopperHeaders = ({ storefront, userId, sessionToken, headers }: Shopper, passesWorld: boolean): RequestHeaders => {
  const passed = [...PASSED_ON, ...(passesWorld ? [WORLD_HEADER] : [])].map((name) => [name, headers[name]] as const);
  const said: readonly (readonly [string, string | undefined])[] = [
    ['x-shop-store', storefront.store],
    ['x-shop-language', storefront.language],
    ['x-ishop-api-userid', userId],
    ['x-jwt', sessionToken],
    ...passed,
    ['cookie', passedCookies(headers['cookie'])],
  ];
  return Object.fromEntries(said.filter((entry): entry is readonly [string, string] => entry[1] !== undefined && entry[1] !== ''));
};

/** Headers that share a fingerprint may share a request. */
export const fingerprintOf = (headers: RequestHeaders): string => JSON.stringify(Object.entries(headers).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Fingerprint of those to whom a public answer is the same; none where the headers say who asks. */
export const publicFingerprintOf = (headers: RequestHeaders): string | undefined => {
  if ('x-ishop-api-userid' in headers || 'x-jwt' in headers) return undefined;
  return fingerprintOf(Object.fromEntries(Object.entries(headers).filter(([name]) => !ONLY_HOW_THEY_CAME.has(name))));
};
