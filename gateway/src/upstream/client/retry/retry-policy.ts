import { FIRST_DELAY_MS, MIN_ATTEMPT_TIME_MS, MAX_ATTEMPTS } from '../limits.ts';
import type { RetryClass } from '../operation.ts';

/** How an attempt failed. */
export type FailedAs =
  /** Provably never reached the upstream. */
  | 'not-sent'
  /** Provably refused before it ran. */
  | 'rejected'
  /** It may have run. */
  | 'ambiguous'
  /** It ran, or asking again cannot help. */
  | 'definite';

/** How often a failure may be answered with another attempt, by class of the operation. */
const REPEATS: Readonly<Record<FailedAs, Readonly<Record<RetryClass, number>>>> = {
  'not-sent': { Q: MAX_ATTEMPTS, MI: MAX_ATTEMPTS, MN: MAX_ATTEMPTS },
  rejected: { Q: MAX_ATTEMPTS, MI: MAX_ATTEMPTS, MN: MAX_ATTEMPTS },
  ambiguous: { Q: MAX_ATTEMPTS, MI: 1, MN: 0 },
  definite: { Q: 0, MI: 0, MN: 0 },
};

/** Attempts of one operation so far that failed, by how. */
export type Tries = Readonly<Record<FailedAs, number>>;

export const NO_TRIES: Tries = { 'not-sent': 0, rejected: 0, ambiguous: 0, definite: 0 };

export const withTry = (tries: Tries, failedAs: FailedAs): Tries => ({ ...tries, [failedAs]: tries[failedAs] + 1 });

const countOf = (tries: Tries): number => Object.values(tries).reduce((sum, count) => sum + count, 0);

export interface FailedTry {
  readonly retryClass: RetryClass;
  readonly failedAs: FailedAs;
  /** This one included. */
  readonly tries: Tries;
  /** Drawn once a request, from 0 up to 1: what failed together comes again together. */
  readonly jitter: number;
  readonly retryAfterMs?: number | undefined;
  /** Until the operation's deadline, in ms. */
  readonly timeLeft: number;
}

/** At least 300, 600, 1200, 2400 ms, at most half as much again. */
const delayBefore = (retry: number, jitter: number): number => FIRST_DELAY_MS * 2 ** (retry - 1) * (1 + jitter / 2);

/**
 * In how many ms to try again; not at all where the class forbids it or no time would be left.
 * The upstream's own Retry-After is waited for where it is longer; where it does not fit, trying earlier would be refused again.
 */
export const retryDelay = ({ retryClass, failedAs, tries, jitter, retryAfterMs = 0, timeLeft }: FailedTry): number | undefined => {
  const attempts = countOf(tries);
  if (attempts >= MAX_ATTEMPTS || tries[failedAs] > REPEATS[failedAs][retryClass]) return undefined;
  const delay = Math.max(delayBefore(attempts, jitter), retryAfterMs);
  return delay + MIN_ATTEMPT_TIME_MS <= timeLeft ? delay : undefined;
};
