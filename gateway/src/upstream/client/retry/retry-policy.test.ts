import { describe, expect, it } from 'vitest';
import type { RetryClass } from '../operation.ts';
import { retryDelay, NO_TRIES, withTry } from './retry-policy.ts';
import type { FailureMode, FailedTry } from './retry-policy.ts';

const afterTries = (failureMode: FailureMode, count: number) =>
  Array.from({ length: count }).reduce<typeof NO_TRIES>((tries) => withTry(tries, failureMode), NO_TRIES);

const delayAfter = (retryClass: RetryClass, failureMode: FailureMode, count: number, said: Partial<FailedTry> = {}) =>
  retryDelay({ retryClass, failureMode, tries: afterTries(failureMode, count), jitter: 0, timeLeft: 60_000, ...said });

/** How often it may be sent in all when it fails in the same way each time. */
const attemptsOf = (retryClass: RetryClass, failureMode: FailureMode): number => {
  let attempts = 1;
  while (delayAfter(retryClass, failureMode, attempts) !== undefined) attempts += 1;
  return attempts;
};

describe('an operation is sent', () => {
  it.each<[FailureMode, number, number, number]>([
    ['not-sent', 5, 5, 5],
    ['rejected', 5, 5, 5],
    ['ambiguous', 5, 2, 1],
    ['definite', 1, 1, 1],
  ])(
    'with the failure mode %s: a query %i times, an idempotent mutation %i times, any other mutation %i times',
    (failureMode, question, set, once) => {
      expect((['Q', 'MI', 'MN'] as const).map((retryClass) => attemptsOf(retryClass, failureMode))).toEqual([
        question,
        set,
        once,
      ]);
    },
  );

  it('at most five times, however it fails (UPSTREAM-10)', () => {
    const four = withTry(withTry(afterTries('not-sent', 2), 'rejected'), 'ambiguous');
    expect(retryDelay({ retryClass: 'Q', failureMode: 'ambiguous', tries: four, jitter: 0, timeLeft: 60_000 })).toBe(
      2_400,
    );
    expect(
      retryDelay({
        retryClass: 'Q',
        failureMode: 'not-sent',
        tries: withTry(four, 'not-sent'),
        jitter: 0,
        timeLeft: 60_000,
      }),
    ).toBeUndefined();
  });

  it('once more only when it is an idempotent mutation that may have run', () => {
    const tries = withTry(afterTries('not-sent', 2), 'ambiguous');
    expect(retryDelay({ retryClass: 'MI', failureMode: 'ambiguous', tries, jitter: 0, timeLeft: 60_000 })).toBe(1_200);
    expect(
      retryDelay({
        retryClass: 'MI',
        failureMode: 'ambiguous',
        tries: withTry(tries, 'ambiguous'),
        jitter: 0,
        timeLeft: 60_000,
      }),
    ).toBeUndefined();
  });
});

describe('the delay before a retry', () => {
  it.each([
    [1, 0, 300],
    [2, 0, 600],
    [3, 0, 1_200],
    [4, 0, 2_400],
    [1, 0.5, 375],
    [4, 0.5, 3_000],
    [1, 1, 450],
  ])('%i with a jitter of %d is %i ms (UPSTREAM-10)', (repeat, jitter, ms) => {
    expect(delayAfter('Q', 'not-sent', repeat, { jitter })).toBe(ms);
  });

  it.each([
    [299, 300],
    [300, 300],
    [301, 301],
    [2_000, 2_000],
  ])('is the upstream’s Retry-After when that is longer: %i', (retryAfterMs, ms) => {
    expect(delayAfter('Q', 'rejected', 1, { retryAfterMs })).toBe(ms);
  });

  it.each([
    [{}, 550, 300],
    [{}, 549, undefined],
    [{ retryAfterMs: 2_000 }, 2_250, 2_000],
    [{ retryAfterMs: 2_000 }, 2_249, undefined],
  ])('leaves 250 ms for the attempt, or there is no attempt: %j with %i ms left', (said, timeLeft, ms) => {
    expect(delayAfter('Q', 'rejected', 1, { ...said, timeLeft })).toBe(ms);
  });
});
