import { LRUCache } from 'lru-cache';
import type { Clock } from '@shop/domain/shared/clock.port';
import { keptAnswer } from './kept-answer.ts';
import type { KeptAnswer, MadeAnswer } from './kept-answer.ts';

/** How long an answer is sent as it is, and how long still while a new one is made behind it. */
export const FRESH_MS = 60_000;
export const STALE_MS = 10 * 60_000;

/** Compressed forms lie beside the plain one. */
const SIZE_WITH_COMPRESSED = 1.5;

/** What making an answer came to: some answers are for one visitor only and must not be kept. */
export interface Making {
  readonly answer: MadeAnswer;
  readonly mayBeKept: boolean;
}

/** Answers that are the same for many, made once. */
export interface KeptAnswers {
  /** The kept answer, or a new one; equal questions that meet share one making. */
  of(key: string, make: () => Promise<Making>): KeptAnswer | Promise<KeptAnswer>;
}

export const keptAnswers = (clock: Clock, maxBytes: number): KeptAnswers => {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => Math.ceil(size * SIZE_WITH_COMPRESSED) + 1,
  });
  const underWay = new Map<string, Promise<KeptAnswer>>();
  const now = (): number => clock.now().getTime();

  const makeNew = (key: string, make: () => Promise<Making>): Promise<KeptAnswer> => {
    const already = underWay.get(key);
    if (already !== undefined) return already;
    const making = make()
      .then(({ answer, mayBeKept }) => {
        const made = keptAnswer(answer, now());
        if (mayBeKept) kept.set(key, made);
        return made;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };
  return {
    of: (key, make) => {
      const known = kept.get(key);
      if (known === undefined) return makeNew(key, make);
      const age = now() - known.madeAt;
      if (age > STALE_MS) return makeNew(key, make);
      // A failure of the renewal leaves the stale answer in place; the next request tries again.
      if (age > FRESH_MS) makeNew(key, make).catch(() => undefined);
      return known;
    },
  };
};
