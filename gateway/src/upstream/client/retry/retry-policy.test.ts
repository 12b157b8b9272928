import { describe, expect, it } from 'vitest';
import type { RetryClass } from '../operation.ts';
import { retryDelay, NO_TRIES, withTry } from './retry-policy.ts';
import type { FailedAs, FailedTry } from './retry-policy.ts';

const afterTries = (failedAs: FailedAs, count: number) => Array.from({ length: count }).reduce<typeof NO_TRIES>((tries) => withTry(tries, failedAs), NO_TRIES);

const delayAfter = (retryClass: RetryClass, failedAs: FailedAs, count: number, said: Partial<FailedTry> = {}) =>
  retryDelay({ retryClass, failedAs, tries: afterTries(failedAs, count), jitter: 0, timeLeft: 60_000, ...said });

/** How often it may be sent in all when it fails in the same way each time. */
const attemptsOf = (retryClass: RetryClass, failedAs: FailedAs): number => {
  let attempts = 1;
  while (delayAfter(retryClass, failedAs, attempts) !== undefined) attempts += 1;
  return attempts;
};

describe('an operation is sent', () => {
  it.each<[FailedAs, number, number, number]>([
    ['not-sent', 5, 5, 5],
    ['rejected', 5, 5, 5],
    ['ambiguous', 5, 2, 1],
    ['definite', 1, 1, 1],
  ])('that fails as %s: a question %i times, a value set %i times, what must not run twice %i times', (failedAs, question, set, once) => {
    expect((['Q', 'MI', 'MN'] as const).map((retryClass) => attemptsOf(retryClass, failedAs))).toEqual([question, set, once]);
  });

  it('five times at most, however it fails (UPSTREAM-10)', () => {
    const four = withTry(withTry(afterTries('not-sent', 2), 'rejected'), 'ambiguous');
    expect(retryDelay({ retryClass: 'Q', failedAs: 'ambiguous', tries: four, jitter: 0, timeLeft: 60_000 })).toBe(2_400);
    expect(retryDelay({ retryClass: 'Q', failedAs: 'not-sent', tries: withTry(four, 'not-sent'), jitter: 0, timeLeft: 60_000 })).toBeUndefined();
  });

  it('once more only when it set a value, and it may have run', () => {
    const tries = withTry(afterTries('not-sent', 2), 'ambiguous');
    expect(retryDelay({ retryClass: 'MI', failedAs: 'ambiguous', tries, jitter: 0, timeLeft: 60_000 })).toBe(1_200);
    expect(retryDelay({ retryClass: 'MI', failedAs: 'ambiguous', tries: withTry(tries, 'ambiguous'), jitter: 0, timeLeft: 60_000 })).toBeUndefined();
  });
});

describe('the wait before a repeat', () => {
  it.each([
    [1, 0, 300],
    [2, 0, 600],
    [3, 0, 1_200],
    [4, 0, 2_400],
    [1, 0.5, 375],
    [4, 0.5, 3_000],
    [1, 1, 450],
  ])('%i with a roll of %d is %i ms (UPSTREAM-10)', (repeat, jitter, ms) => {
    expect(delayAfter('Q', 'not-sent', repeat, { jitter })).toBe(ms);
  });

  it.each([
    [299, 300],
    [300, 300],
    [301, 301],
    [2_000, 2_000],
  ])('is the upstream’s own where that is longer: %i', (retryAfterMs, ms) => {
    expect(delayAfter('Q', 'rejected', 1, { retryAfterMs })).toBe(ms);
  });

  it.each([
    [{}, 550, 300],
    [{}, 549, undefined],
    [{ retryAfterMs: 2_000 }, 2_250, 2_000],
    [{ retryAfterMs: 2_000 }, 2_249, undefined],
  ])('leaves 250 ms for the attempt, or there is none: %j with %i ms left', (said, timeLeft, ms) => {
    expect(delayAfter('Q', 'rejected', 1, { ...said, timeLeft })).toBe(ms);
  });
});
