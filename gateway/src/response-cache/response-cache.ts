import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Clock } from '@shop/domain/shared/clock.port';
import { memoryBytes, cachedResponse } from './cached-response.ts';
import type { CachedResponse, PlainResponse } from './cached-response.ts';
import type { SharedResponses } from './shared-responses.ts';
import { singleFlight } from './single-flight.ts';

/** For how long an answer is fresh, and for how long it is still sent while a new one is made in the background. */
export const FRESH_MS = 60_000;
export const STALE_MS = 10 * 60_000;
/** For how long an answer is sent if no new one can be made. */
export const LAST_RESORT_MS = 24 * 60 * 60_000;
/** How long a shopper waits for a new answer before the old one is sent. */
const REFRESH_TIMEOUT_MS = 1_000;

/** For how long an answer about something that the shop does not offer is kept: enough for concurrent requests. */
export const BRIEF_MS = 10_000;
const MAX_BRIEF_BYTES = 2 * 1_024 * 1_024;
/** How many answers may be made or looked up at a time; visitors of a busy shop need fewer. */
export const MAX_IN_FLIGHT = 500;

/** How long an answer is cached: `kept` for minutes; `brief` for seconds, as the shop does not offer what was asked for; `once` not at all. */
const CACHE_TTLS = ['kept', 'brief', 'once'] as const;
export type CacheTtl = (typeof CACHE_TTLS)[number];

/** `last-resort`: the shop behind failed, so the answer is not cached, and only sent if there is no older one. */
export type ResponseTtl = CacheTtl | 'last-resort';

/** The shortest of these times; an answer that tells of a failure stays one. */
export const shortestTtl = (ttl: ResponseTtl, ...limits: readonly CacheTtl[]): ResponseTtl =>
  ttl === 'last-resort' ? ttl : (CACHE_TTLS.findLast((time) => time === ttl || limits.includes(time)) ?? 'once');

/** A new answer, and how long it may be cached. */
export interface FreshResponse {
  readonly answer: PlainResponse;
  readonly ttl: ResponseTtl;
}

/** A request for an answer, and how to make one. */
export interface CacheLookup {
  readonly key: string;
  readonly make: () => Promise<FreshResponse>;
  /** Whether it is the same on every gateway: in a tester's world it is not. */
  readonly isShared: boolean;
}

/** Answers that are the same for many, made once. */
export interface ResponseCache {
  /** The kept answer, or a new one; concurrent requests for a key share one. */
  of(asked: CacheLookup): CachedResponse | Promise<CachedResponse>;
}

export interface ResponseCacheParts {
  readonly clock: Clock;
  readonly maxBytes: number;
  /** Absent where there is one gateway. */
  readonly shared?: SharedResponses;
}

const cacheOf = (maxSize: number): LRUCache<string, CachedResponse> => new LRUCache({ maxSize, sizeCalculation: (answer, key) => memoryBytes(key, answer) });

export const responseCache = ({ clock, maxBytes, shared }: ResponseCacheParts): ResponseCache => {
  const kept = cacheOf(maxBytes);
  const brief = cacheOf(MAX_BRIEF_BYTES);
  const finding = singleFlight<CachedResponse>(MAX_IN_FLIGHT);
  const making = singleFlight<CachedResponse>(MAX_IN_FLIGHT);
  const now = (): number => clock.now().getTime();
  const isYounger = ({ madeAt }: CachedResponse, age: number): boolean => now() - madeAt <= age;

  const make = async (asked: CacheLookup, old?: CachedResponse): Promise<CachedResponse> => {
    const { answer, ttl } = await asked.make();
    if (ttl === 'last-resort' && old !== undefined) return old;
    const made = cachedResponse(answer, now());
    if (ttl === 'brief') {
      kept.delete(asked.key);
      brief.set(asked.key, made);
    }
    if (ttl !== 'kept') return made;
    kept.set(asked.key, made);
    if (asked.isShared) shared?.set(asked.key, answer, made.madeAt);
    return made;
  };
  /** The youngest that this gateway or another one has. */
  const youngest = async ({ key, isShared }: CacheLookup): Promise<CachedResponse | undefined> => {
    const own = kept.get(key);
    const others = isShared ? await shared?.read(key) : undefined;
    if (others === undefined || (own !== undefined && own.madeAt >= others.madeAt)) return own;
    kept.set(key, others);
    return others;
  };
  const renew = (asked: CacheLookup): Promise<CachedResponse> =>
    making(asked.key, async () => {
      const known = await youngest(asked);
      return known !== undefined && isYounger(known, FRESH_MS) ? known : make(asked);
    });
  const sendAndRenew = (asked: CacheLookup, known: CachedResponse): CachedResponse => {
    // A failure of the renewal leaves the stale answer in place; the next request tries again.
    if (!isYounger(known, FRESH_MS)) renew(asked).catch(() => undefined);
    return known;
  };
  const makeOrOld = (asked: CacheLookup, old: CachedResponse): Promise<CachedResponse> =>
    Promise.race([making(asked.key, () => make(asked, old)).catch(() => old), pause(REFRESH_TIMEOUT_MS, old, { ref: false })]);

  const find = async (asked: CacheLookup): Promise<CachedResponse> => {
    const known = await youngest(asked);
    if (known === undefined || !isYounger(known, LAST_RESORT_MS)) return making(asked.key, () => make(asked));
    return isYounger(known, STALE_MS) ? sendAndRenew(asked, known) : makeOrOld(asked, known);
  };
  return {
    of: (asked) => {
      const known = kept.get(asked.key);
      if (known !== undefined && isYounger(known, STALE_MS)) return sendAndRenew(asked, known);
      const short = brief.get(asked.key);
      return short !== undefined && isYounger(short, BRIEF_MS) ? short : finding(asked.key, () => find(asked));
    },
  };
};
