import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Clock } from '@shop/domain/shared/clock.port';
import { Overloaded } from '../http/errors.ts';
import { parsedJson } from '../shared/parsed-json.ts';
import {
  FRESH_MS,
  MAX_BYTES,
  MAX_IN_FLIGHT,
  REVALIDATION_TIMEOUT_MS,
  SHORT_TTL_MS,
  STALE_IF_ERROR_MS,
  STALE_WHILE_REVALIDATE_MS,
} from './cache-policy.ts';
import type { ResponseTtl } from './cache-policy.ts';
import type { Cache } from '../cache/cache.port.ts';
import { cachedResponse, memoryBytes } from './cached-response.ts';
import type { CachedResponse, PlainResponse } from './cached-response.ts';
import { isRecord } from '../shared/is-record.ts';

/** A new response, and how long it may be cached. */
export interface NewResponse {
  readonly response: PlainResponse;
  readonly ttl: ResponseTtl;
}

/** The key of a response, and how to make it. */
export interface CacheLookup {
  readonly key: string;
  readonly make: () => Promise<NewResponse>;
  /** Whether it is the same on every gateway, unlike in a tester's world. */
  readonly isShared: boolean;
}

/** Caches responses that are the same for many visitors. */
export interface ResponseCache {
  /** The cached response, or a new one; concurrent requests for a key share it. */
  get(lookup: CacheLookup): CachedResponse | Promise<CachedResponse>;
}

export interface ResponseCacheParts {
  readonly clock: Clock;
  readonly maxBytes: number;
  /** Absent with a single gateway. */
  readonly shared?: SharedResponses;
}

const RETRY_SECONDS = 2;

/** Runs one call per key at a time; concurrent callers share its result. Refuses further keys while `max` calls run. */
export const singleFlight = <Value>(max: number): ((key: string, run: () => Promise<Value>) => Promise<Value>) => {
  const inFlight = new Map<string, Promise<Value>>();
  return (key, run) => {
    const earlier = inFlight.get(key);
    if (earlier !== undefined) return earlier;
    if (inFlight.size >= max) return Promise.reject(new Overloaded(RETRY_SECONDS));
    const call = run().finally(() => inFlight.delete(key));
    inFlight.set(key, call);
    return call;
  };
};

/** Cached responses that gateways share. */
export interface SharedResponses {
  read(key: string): Promise<CachedResponse | undefined>;
  /** Does not wait and ignores failures: the next gateway then makes its own response. */
  set(key: string, response: PlainResponse, madeAt: number): void;
}

interface StoredResponse extends PlainResponse {
  readonly madeAt: number;
}

const isStoredResponse = (value: unknown): value is StoredResponse =>
  isRecord(value) &&
  typeof value['status'] === 'number' &&
  typeof value['body'] === 'string' &&
  typeof value['madeAt'] === 'number' &&
  ['undefined', 'number'].includes(typeof value['lastsMs']) &&
  isRecord(value['headers']) &&
  Object.values(value['headers']).every((header) => typeof header === 'string');

/** Gateways with another client build render different pages, so they share nothing with this one. */
export const sharedResponses = (cache: Cache, buildId: string, ttlMs = STALE_IF_ERROR_MS): SharedResponses => {
  const keyOf = (key: string): string => `response|${buildId}|${key}`;
  return {
    read: async (key) => {
      const stored = parsedJson(await cache.read(keyOf(key)));
      return isStoredResponse(stored) ? cachedResponse(stored, stored.madeAt) : undefined;
    },
    set: (key, response, madeAt) => {
      const stored: StoredResponse = { ...response, madeAt };
      cache.set(keyOf(key), JSON.stringify(stored), ttlMs).catch(() => undefined);
    },
  };
};

const boundedCache = (maxSize: number): LRUCache<string, CachedResponse> =>
  new LRUCache({ maxSize, sizeCalculation: (response, key) => memoryBytes(key, response) });

/** Caches by the TTLs of `cache-policy.ts`: stale while revalidated, stale if the shop fails, one request per key at a time. */
export const responseCache = ({ clock, maxBytes, shared }: ResponseCacheParts): ResponseCache => {
  const long = boundedCache(maxBytes);
  const short = boundedCache(MAX_BYTES.short);
  const finding = singleFlight<CachedResponse>(MAX_IN_FLIGHT);
  const making = singleFlight<CachedResponse>(MAX_IN_FLIGHT);
  const now = (): number => clock.now().getTime();
  /** Once its content has ended, a response is sent only if no new one can be made. */
  const isYounger = ({ madeAt, endsAt }: CachedResponse, age: number): boolean =>
    now() - madeAt <= age && (now() < endsAt || age > STALE_WHILE_REVALIDATE_MS);

  const make = async (lookup: CacheLookup, old?: CachedResponse): Promise<CachedResponse> => {
    const { response, ttl } = await lookup.make();
    if (ttl === 'failed' && old !== undefined) return old;
    const made = cachedResponse(response, now());
    if (ttl === 'short') {
      long.delete(lookup.key);
      short.set(lookup.key, made);
    }
    if (ttl !== 'long') return made;
    long.set(lookup.key, made);
    if (lookup.isShared) shared?.set(lookup.key, response, made.madeAt);
    return made;
  };
  /** The newest that this gateway or another one has. */
  const youngest = async ({ key, isShared }: CacheLookup): Promise<CachedResponse | undefined> => {
    const own = long.get(key);
    const others = isShared ? await shared?.read(key) : undefined;
    if (others === undefined || (own !== undefined && own.madeAt >= others.madeAt)) return own;
    long.set(key, others);
    return others;
  };
  const revalidate = (lookup: CacheLookup): Promise<CachedResponse> =>
    making(lookup.key, async () => {
      const cached = await youngest(lookup);
      return cached !== undefined && isYounger(cached, FRESH_MS) ? cached : make(lookup);
    });
  const staleWhileRevalidate = (lookup: CacheLookup, cached: CachedResponse): CachedResponse => {
    // If this fails, the stale response remains, and the next request tries again.
    if (!isYounger(cached, FRESH_MS)) revalidate(lookup).catch(() => undefined);
    return cached;
  };
  const staleIfError = (lookup: CacheLookup, old: CachedResponse): Promise<CachedResponse> =>
    Promise.race([
      making(lookup.key, () => make(lookup, old)).catch(() => old),
      pause(REVALIDATION_TIMEOUT_MS, old, { ref: false }),
    ]);

  const find = async (lookup: CacheLookup): Promise<CachedResponse> => {
    const cached = await youngest(lookup);
    if (cached === undefined || !isYounger(cached, STALE_IF_ERROR_MS)) return making(lookup.key, () => make(lookup));
    return isYounger(cached, STALE_WHILE_REVALIDATE_MS)
      ? staleWhileRevalidate(lookup, cached)
      : staleIfError(lookup, cached);
  };
  return {
    get: (lookup) => {
      const cached = long.get(lookup.key);
      if (cached !== undefined && isYounger(cached, STALE_WHILE_REVALIDATE_MS))
        return staleWhileRevalidate(lookup, cached);
      const shortLived = short.get(lookup.key);
      return shortLived !== undefined && isYounger(shortLived, SHORT_TTL_MS)
        ? shortLived
        : finding(lookup.key, () => find(lookup));
    },
  };
};
