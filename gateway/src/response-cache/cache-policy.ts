/**
 * What may be cached and for how long, in one place (docs/decisions/0023, 0064).
 *
 * | response | TTL |
 * | --- | --- |
 * | public page, status 200; public GraphQL query | long |
 * | redirect, unknown page or product, list of ids | short: such URLs are endless |
 * | page with a toast, long GraphQL variables | none |
 * | page or query during which the shop failed | failed |
 *
 * The request limits it: `short` at an unknown host, `none` in a world whose changes this gateway does not see.
 * Personal pages, previews and what sets cookies never reach a cache.
 */

/** `long`: minutes, in every cache. `short`: seconds, in this gateway alone. `none`: for one request. */
export type CacheTtl = 'long' | 'short' | 'none';

/** `failed`: the shop failed, so the response is not cached, and is sent only if there is no older one. */
export type ResponseTtl = CacheTtl | 'failed';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** How long a `long` response is fresh. After that it is still sent while it is renewed in the background. */
export const FRESH_MS = MINUTE_MS;
export const STALE_WHILE_REVALIDATE_MS = 10 * MINUTE_MS;
/** How long it is sent if no new one can be made. */
export const STALE_IF_ERROR_MS = 24 * 60 * MINUTE_MS;
/** How long a shopper waits for a new response before an older one is sent. */
export const REVALIDATION_TIMEOUT_MS = SECOND_MS;
/** How long a `short` response is sent: enough for concurrent requests. */
export const SHORT_TTL_MS = 10 * SECOND_MS;

/** How long shared caches store a public response, and how long they may send it while they request a new one. */
export const PUBLIC_CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** The same for a response that is right for this long, in ms: no shared cache sends it later. */
export const publicCacheControl = (lastsMs: number | undefined): string => {
  if (lastsMs === undefined) return PUBLIC_CACHE_CONTROL;
  const fresh = Math.max(0, Math.floor(Math.min(lastsMs, FRESH_MS) / SECOND_MS));
  const stale = Math.max(0, Math.floor(Math.min(lastsMs - FRESH_MS, STALE_WHILE_REVALIDATE_MS) / SECOND_MS));
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`;
};
export const NO_STORE = 'private, no-store';

const MEGABYTE = 1_024 * 1_024;
/** Memory of each of this gateway's caches, in bytes. */
export const MAX_BYTES = {
  pages: 64 * MEGABYTE,
  graphql: 32 * MEGABYTE,
  short: 2 * MEGABYTE,
  raw: 16 * MEGABYTE,
} as const;
/** How many responses may be made or looked up at a time; visitors of a busy shop need fewer. */
export const MAX_IN_FLIGHT = 500;
/** With longer variables, responses are not cached. */
const MAX_VARIABLES_LENGTH = 2_000;

const PAGE_TTLS: Readonly<Partial<Record<number, CacheTtl>>> = {
  200: 'long',
  301: 'short',
  404: 'short',
  410: 'short',
};

/** Of a page, by the outcome of its rendering. */
export const pageTtl = ({
  status,
  hasFailures,
  hasToast,
}: {
  readonly status: number;
  readonly hasFailures: boolean;
  readonly hasToast: boolean;
}): ResponseTtl => {
  if (status >= 500 || hasFailures) return 'failed';
  return hasToast ? 'none' : (PAGE_TTLS[status] ?? 'none');
};

/** Of a public GraphQL query, by its variables in canonical form. */
export const queryTtl = ({ hasListOfIds }: { readonly hasListOfIds: boolean }, variables: string): CacheTtl => {
  if (variables.length > MAX_VARIABLES_LENGTH) return 'none';
  return hasListOfIds ? 'short' : 'long';
};

/** Upper bound for the TTL of any response to a request. */
export const requestTtl = ({
  isKnownHost,
  isWorldWatched,
}: {
  readonly isKnownHost: boolean;
  readonly isWorldWatched: boolean;
}): CacheTtl => {
  if (!isWorldWatched) return 'none';
  return isKnownHost ? 'long' : 'short';
};

const FROM_LONG_TO_NONE: readonly CacheTtl[] = ['long', 'short', 'none'];

/** The shortest of these TTLs; a failure stays a failure. */
export const shortestTtl = (ttl: ResponseTtl, ...limits: readonly CacheTtl[]): ResponseTtl =>
  ttl === 'failed' ? ttl : (FROM_LONG_TO_NONE.findLast((one) => one === ttl || limits.includes(one)) ?? 'none');
