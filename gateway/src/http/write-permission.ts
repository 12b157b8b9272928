import type { IncomingHttpHeaders } from 'node:http';
import { bearerTokenIn } from '@shop/domain/shared/bearer-token';
import type { CookieJar } from '../cookies/cookie-jar.ts';
import { COOKIES } from '../cookies/cookies.ts';
import type { ApiTokens } from './api-token.ts';

/** Why a request may not change anything: it came from another site, or without the gateway's token. */
export type WritePermission = 'granted' | 'foreign-origin' | 'no-token';

/** Whether a page of this very host sent the request. */
export const isSameOrigin = (headers: IncomingHttpHeaders, baseUrl: string): boolean => headers.origin === baseUrl;

/** Mutations need the gateway's token, by cookie or as bearer, and an `Origin` of this host. */
export const writePermission = (
  headers: IncomingHttpHeaders,
  baseUrl: string,
  jar: CookieJar,
  tokens: ApiTokens,
): WritePermission => {
  if (!isSameOrigin(headers, baseUrl)) return 'foreign-origin';
  return tokens.isGood(bearerTokenIn(headers.authorization) ?? jar.read(COOKIES.apiToken)) ? 'granted' : 'no-token';
};
