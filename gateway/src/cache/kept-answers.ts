import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Clock } from '@shop/domain/shared/clock.port';
import { heldBytes, keptAnswer } from './kept-answer.ts';
import type { KeptAnswer, MadeAnswer } from './kept-answer.ts';
import type { SharedAnswers } from './shared-answers.ts';
import { sharedFlights } from './shared-flights.ts';

/** For how long an answer is fresh, and for how long it is still sent while a new one is made in the background. */
export const FRESH_MS = 60_000;
export const STALE_MS = 10 * 60_000;
/** For how long an answer is sent if no new one can be made. */
export const LAST_RESORT_MS = 24 * 60 * 60_000;
/** How long a shopper waits for a new answer before the old one is sent. */
const PATIENCE_MS = 1_000;

/** For how long an answer about something that the shop does not offer is kept: enough for concurrent requests. */
export const BRIEF_MS = 10_000;
const MAX_BRIEF_BYTES = 2 * 1_024 * 1_024;
/** How many answers may be made or looked up at a time; visitors of a busy shop need fewer. */
export const MAX_UNDER_WAY = 500;

/** How long an answer is cached: `kept` for minutes; `brief` for seconds, as the shop does not offer what was asked for; `once` not at all. */
const CACHE_TIMES = ['kept', 'brief', 'once'] as const;
export type CacheTime = (typeof CACHE_TIMES)[number];

/** `last-resort`: the shop behind failed, so the answer is not cached, and only sent if there is no older one. */
export type Worth = CacheTime | 'last-resort';

/** The shortest of these times; an answer that tells of a failure stays one. */
export const shortest = (worth: Worth, ...limits: readonly CacheTime[]): Worth =>
  worth === 'last-resort' ? worth : (CACHE_TIMES.findLast((time) => time === worth || limits.includes(time)) ?? 'once');

/** A new answer, and how long it may be cached. */
export interface Making {
  readonly answer: MadeAnswer;
  readonly worth: Worth;
}

/** A request for an answer, and how to make one. */
export interface AskedAnswer {
  readonly key: string;
  readonly make: () => Promise<Making>;
  /** Whether it is the same on every gateway: in a tester's world it is not. */
  readonly isShared: boolean;
}

/** Answers that are the same for many, made once. */
export interface KeptAnswers {
  /** The kept answer, or a new one; concurrent requests for a key share one. */
  of(asked: AskedAnswer): KeptAnswer | Promise<KeptAnswer>;
}

export interface KeptAnswersParts {
  readonly clock: Clock;
  readonly maxBytes: number;
  /** Absent where there is one gateway. */
  readonly shared?: SharedAnswers;
}

const cacheOf = (maxSize: number): LRUCache<string, KeptAnswer> => new LRUCache({ maxSize, sizeCalculation: (answer, key) => heldBytes(key, answer) });

export const keptAnswers = ({ clock, maxBytes, shared }: KeptAnswersParts): KeptAnswers => {
  const kept = cacheOf(maxBytes);
  const brief = cacheOf(MAX_BRIEF_BYTES);
  const finding = sharedFlights<KeptAnswer>(MAX_UNDER_WAY);
  const making = sharedFlights<KeptAnswer>(MAX_UNDER_WAY);
  const now = (): number => clock.now().getTime();
  const isYounger = ({ madeAt }: KeptAnswer, age: number): boolean => now() - madeAt <= age;

  const make = async (asked: AskedAnswer, old?: KeptAnswer): Promise<KeptAnswer> => {
    const { answer, worth } = await asked.make();
    if (worth === 'last-resort' && old !== undefined) return old;
    const made = keptAnswer(answer, now());
    if (worth === 'brief') {
      kept.delete(asked.key);
      brief.set(asked.key, made);
    }
    if (worth !== 'kept') return made;
    kept.set(asked.key, made);
    if (asked.isShared) shared?.keep(asked.key, answer, made.madeAt);
    return made;
  };
  /** The youngest that this gateway or another one has. */
  const youngest = async ({ key, isShared }: AskedAnswer): Promise<KeptAnswer | undefined> => {
    const own = kept.get(key);
    const others = isShared ? await shared?.read(key) : undefined;
    if (others === undefined || (own !== undefined && own.madeAt >= others.madeAt)) return own;
    kept.set(key, others);
    return others;
  };
  const renew = (asked: AskedAnswer): Promise<KeptAnswer> =>
    making(asked.key, async () => {
      const known = await youngest(asked);
      return known !== undefined && isYounger(known, FRESH_MS) ? known : make(asked);
    });
  const sendAndRenew = (asked: AskedAnswer, known: KeptAnswer): KeptAnswer => {
    // A failure of the renewal leaves the stale answer in place; the next request tries again.
    if (!isYounger(known, FRESH_MS)) renew(asked).catch(() => undefined);
    return known;
  };
  const makeOrOld = (asked: AskedAnswer, old: KeptAnswer): Promise<KeptAnswer> =>
    Promise.race([making(asked.key, () => make(asked, old)).catch(() => old), pause(PATIENCE_MS, old, { ref: false })]);

  const find = async (asked: AskedAnswer): Promise<KeptAnswer> => {
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
