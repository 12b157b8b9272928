import { FIRST_DELAY_MS, MIN_ATTEMPT_TIME_MS, MAX_ATTEMPTS } from '../limits.ts';
import type { RetryClass } from '../operation.ts';

/** How an attempt failed. */
export type FailureMode =
  /** Provably never reached the upstream. */
  | 'not-sent'
  /** Provably refused before it ran. */
  | 'rejected'
  /** It may have run. */
  | 'ambiguous'
  /** It ran, or a retry cannot help. */
  | 'definite';

/** How often an operation may be retried after a failure, by its retry class. */
const REPEATS: Readonly<Record<FailureMode, Readonly<Record<RetryClass, number>>>> = {
  'not-sent': { Q: MAX_ATTEMPTS, MI: MAX_ATTEMPTS, MN: MAX_ATTEMPTS },
  rejected: { Q: MAX_ATTEMPTS, MI: MAX_ATTEMPTS, MN: MAX_ATTEMPTS },
  ambiguous: { Q: MAX_ATTEMPTS, MI: 1, MN: 0 },
  definite: { Q: 0, MI: 0, MN: 0 },
};

/** Failed attempts of one operation so far, by failure mode. */
export type Tries = Readonly<Record<FailureMode, number>>;

export const NO_TRIES: Tries = { 'not-sent': 0, rejected: 0, ambiguous: 0, definite: 0 };

export const withTry = (tries: Tries, failureMode: FailureMode): Tries => ({
  ...tries,
  [failureMode]: tries[failureMode] + 1,
});

const countOf = (tries: Tries): number => Object.values(tries).reduce((sum, count) => sum + count, 0);

export interface FailedTry {
  readonly retryClass: RetryClass;
  readonly failureMode: FailureMode;
  /** Including this one. */
  readonly tries: Tries;
  /** Drawn once per request, from 0 up to 1: operations that failed together are retried together. */
  readonly jitter: number;
  readonly retryAfterMs?: number | undefined;
  /** Until the operation's deadline, in ms. */
  readonly timeLeft: number;
}

/** At least 300, 600, 1200, 2400 ms, at most half as much more. */
const delayBefore = (retry: number, jitter: number): number => FIRST_DELAY_MS * 2 ** (retry - 1) * (1 + jitter / 2);

/**
 * The delay before the next attempt in ms; undefined when the retry class forbids one or no time would be left.
 * A longer Retry-After of the upstream wins; when it does not fit, an earlier attempt would be refused again.
 */
export const retryDelay = ({
  retryClass,
  failureMode,
  tries,
  jitter,
  retryAfterMs = 0,
  timeLeft,
}: FailedTry): number | undefined => {
  const attempts = countOf(tries);
  if (attempts >= MAX_ATTEMPTS || tries[failureMode] > REPEATS[failureMode][retryClass]) return undefined;
  const delay = Math.max(delayBefore(attempts, jitter), retryAfterMs);
  return delay + MIN_ATTEMPT_TIME_MS <= timeLeft ? delay : undefined;
};
