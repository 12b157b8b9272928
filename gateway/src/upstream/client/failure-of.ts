import {
  UnknownOutcome,
  UpstreamBusy,
  UpstreamReplyInvalid,
  UpstreamRequestRefused,
  UpstreamUnavailable,
} from './failures.ts';
import type { Problem, UpstreamFailure } from './failures.ts';
import type { InFlightCall } from './dedupe/in-flight-call.ts';
import type { Operation } from './operation.ts';
import type { FailureMode } from './retry/retry-policy.ts';

/** Nothing ran, and the same request may be served soon. */
const BUSY: ReadonlySet<Problem> = new Set<Problem>(['queue-full', 'not-started', 'too-many-requests']);
const UNREADABLE: ReadonlySet<Problem> = new Set<Problem>(['not-json', 'too-large', 'wrong-shape', 'wrong-length']);

export interface FailedAttempt {
  readonly failureMode: FailureMode;
  readonly problem: Problem;
  readonly status?: number;
  /** Whether an attempt before it may have run. */
  readonly mayHaveRun?: boolean;
}

type FailedOperation = Pick<Operation<unknown, unknown>, 'name' | 'retryClass'>;

/** The failure to throw when no further attempt is made. */
export const failureOf = (
  { name, retryClass }: FailedOperation,
  { failureMode, problem, status, mayHaveRun = false }: FailedAttempt,
): UpstreamFailure => {
  const isUnreadable = UNREADABLE.has(problem);
  if (retryClass === 'MN' && (failureMode === 'ambiguous' || isUnreadable)) return new UnknownOutcome(name, problem);
  if (isUnreadable) return new UpstreamReplyInvalid(name, problem);
  if (problem === 'refused' && status !== undefined) return new UpstreamRequestRefused(name, status);
  return BUSY.has(problem) && !mayHaveRun ? new UpstreamBusy(name, problem) : new UpstreamUnavailable(name, problem);
};

/** The failure to throw at the deadline. */
export const deadlineFailureOf = (
  operation: FailedOperation,
  { isSent, isQueued, mayHaveRun }: Pick<InFlightCall, 'isSent' | 'isQueued' | 'mayHaveRun'>,
): UpstreamFailure => {
  if (isSent) return failureOf(operation, { failureMode: 'ambiguous', problem: 'deadline' });
  return failureOf(operation, { failureMode: 'not-sent', problem: isQueued ? 'not-started' : 'deadline', mayHaveRun });
};
