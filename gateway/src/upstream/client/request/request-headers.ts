import { WORLD_HEADER } from '../../../worlds/world-lookup.ts';
import { PASSED_COOKIES } from '../../../cookies/cookies.ts';
import type { UpstreamShopper } from '../upstream-shopper.ts';

/** Headers of a request to the upstream; names in lower case. */
export type RequestHeaders = Readonly<Record<string, string>>;

/** Headers of the shopper's own request that are forwarded unchanged (UPSTREAM-07). */
const PASSED_ON = ['x-user-agent', 'x-forwarded-for', 'x-referer', 'x-is-dev', 'preview'];
/** Headers that say how a visitor arrived, not who they are: public replies do not depend on them. */
const ONLY_HOW_THEY_CAME: ReadonlySet<string> = new Set(['x-user-agent', 'x-forwarded-for', 'x-referer']);

const passedCookies = (header = ''): string =>
  header
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => PASSED_COOKIES.some((start) => cookie.startsWith(start)))
    .join('; ');

/** All headers about the shopper; the gateway's own token is added when a request is sent. */
export const shopperHeaders = (
  { storefront, userId, sessionToken, headers }: UpstreamShopper,
  passesWorld: boolean,
): RequestHeaders => {
  const passed = [...PASSED_ON, ...(passesWorld ? [WORLD_HEADER] : [])].map((name) => [name, headers[name]] as const);
  const entries: readonly (readonly [string, string | undefined])[] = [
    ['x-shop-store', storefront.store],
    ['x-shop-language', storefront.language],
    ['x-ishop-api-userid', userId],
    ['x-jwt', sessionToken],
    ...passed,
    ['cookie', passedCookies(headers['cookie'])],
  ];
  return Object.fromEntries(
    entries.filter((entry): entry is readonly [string, string] => entry[1] !== undefined && entry[1] !== ''),
  );
};

/** Operations whose headers have the same fingerprint may share a request. */
export const fingerprintOf = (headers: RequestHeaders): string =>
  JSON.stringify(Object.entries(headers).sort(([one], [other]) => (one < other ? -1 : 1)));

/** The same for all visitors with the same public replies; undefined when the headers identify the shopper. */
export const publicFingerprintOf = (headers: RequestHeaders): string | undefined => {
  if ('x-ishop-api-userid' in headers || 'x-jwt' in headers) return undefined;
  return fingerprintOf(Object.fromEntries(Object.entries(headers).filter(([name]) => !ONLY_HOW_THEY_CAME.has(name))));
};
