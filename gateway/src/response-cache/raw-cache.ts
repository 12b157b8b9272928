import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Clock } from '@shop/domain/shared/clock.port';
import { memoryBytes } from './cached-response.ts';
import type { CachedResponse } from './cached-response.ts';
import { FRESH_MS, MAX_BYTES } from './cache-policy.ts';
import type { RequestLine } from '../logging/log.ts';
import { COOKIES } from '../cookies/cookies.ts';
import { FORM_ECHO } from '../visit/form-echo.slot.ts';
import { TOASTS } from '../visit/toasts.slot.ts';
import type { Timers } from '../timing/timers.ts';
import type { WorldLookup } from '../worlds/world-lookup.ts';
import { encodingFor, matchesEtag } from '../http/negotiation.ts';

/** A response without the headers that differ between requests. */
interface RawResponse {
  readonly cached: CachedResponse;
  readonly worldVersion: number | undefined;
  /** Names and values alternate, which Node writes fastest. */
  readonly head: readonly string[];
  readonly body: Buffer;
}

/** Responses that depend only on host, URL and encoding, sent before a request reaches the router (docs/decisions/0022). */
export interface RawCache {
  /** Sends a stored response; false if there is none and the router must reply. */
  send(request: IncomingMessage, response: ServerResponse): boolean;
  /** Stores a response that the router is about to send. Only for requests of the canonical URL: other spellings are endless. */
  store(
    request: IncomingMessage,
    cached: CachedResponse,
    body: Buffer,
    headers: Readonly<Record<string, unknown>>,
  ): void;
}

/** Name of the route in log and metrics. */
const RAW_ROUTE = 'raw-cache';

/** The cookies that a public page depends on; no other cookie changes it. */
const COOKIES_OF_THE_PAGE = [
  COOKIES.guestSession,
  COOKIES.customerSession,
  TOASTS,
  FORM_ECHO,
  COOKIES.securityLogout,
  COOKIES.preview,
  COOKIES.world,
].map(({ name }) => `${name}=`);

/** The locale cookie only decides where the home page redirects. */
const LOCALE_COOKIE = `${COOKIES.locale.name}=`;

/** Headers that are written anew for each request. */
const REQUEST_HEADERS: ReadonlySet<string> = new Set(['x-request-id', 'x-world-now', 'content-length']);

const isHome = (url: string): boolean => url === '/' || url.startsWith('/?');

const mattersToPage = (cookie: string, url: string): boolean =>
  COOKIES_OF_THE_PAGE.some((name) => cookie.includes(name)) || (isHome(url) && cookie.includes(LOCALE_COOKIE));

/** Whether every cache may store the response, and it sets no cookie. */
const isPublic = (headers: Readonly<Record<string, unknown>>): boolean =>
  String(headers['cache-control']).startsWith('public') && headers['set-cookie'] === undefined;

/** The key contains everything that such a response depends on; undefined if it may depend on more. */
const keyOf = (request: IncomingMessage): string | undefined => {
  const { headers, method, url = '/' } = request;
  if (method !== 'GET' || headers.host === undefined) return undefined;
  if (headers.cookie !== undefined && mattersToPage(headers.cookie, url)) return undefined;
  if (headers['x-shop-world'] !== undefined) return undefined;
  // `proxies.ts` has removed forwarded headers that cannot be trusted.
  return `${String(headers['x-forwarded-proto'] ?? '')} ${String(headers['x-forwarded-host'] ?? headers.host).toLowerCase()} ${url}`;
};

const keyWithEncoding = (key: string, { headers }: IncomingMessage): string =>
  `${encodingFor(headers['accept-encoding'], Number.MAX_SAFE_INTEGER)} ${key}`;

export const rawCache = (parts: {
  readonly clock: Clock;
  readonly timers: Pick<Timers, 'now'>;
  readonly worlds: () => WorldLookup | undefined;
  readonly requestId: (request: IncomingMessage) => string;
  readonly note: (line: RequestLine) => void;
}): RawCache => {
  const { clock, timers, worlds, requestId, note } = parts;
  const responses = new LRUCache<string, RawResponse>({
    maxSize: MAX_BYTES.raw,
    sizeCalculation: ({ cached }, key) => memoryBytes(key, cached),
  });
  return {
    send: (request, response) => {
      const startedAt = timers.now();
      const key = keyOf(request);
      const found = key === undefined ? undefined : responses.get(keyWithEncoding(key, request));
      if (found === undefined) return false;
      const { cached, head, body, worldVersion } = found;
      const lookup = worlds()?.find(undefined);
      const now = clock.now().getTime();
      if (
        now - cached.madeAt > FRESH_MS ||
        now >= cached.endsAt ||
        lookup?.ok === false ||
        lookup?.value.version !== worldVersion
      )
        return false;
      const id = requestId(request);
      const worldTime = lookup === undefined ? [] : ['x-world-now', lookup.value.now().toISOString()];
      const isHeld = matchesEtag(request.headers['if-none-match'], cached.etag);
      response.writeHead(isHeld ? 304 : cached.status, [
        ...head,
        'x-request-id',
        id,
        ...worldTime,
        ...(isHeld ? [] : ['content-length', String(body.length)]),
      ]);
      response.end(isHeld ? undefined : body);
      note({
        id,
        method: 'GET',
        route: RAW_ROUTE,
        status: response.statusCode,
        ms: Math.round((timers.now() - startedAt) * 10) / 10,
      });
      return true;
    },
    store: (request, cached, body, headers) => {
      const key = keyOf(request);
      const lookup = worlds()?.find(undefined);
      if (key === undefined || lookup?.ok === false || cached.status !== 200 || !isPublic(headers)) return;
      const head = Object.entries(headers).flatMap(([name, value]) =>
        REQUEST_HEADERS.has(name) || value === undefined ? [] : [name, String(value)],
      );
      responses.set(keyWithEncoding(key, request), { cached, worldVersion: lookup?.value.version, head, body });
    },
  };
};
