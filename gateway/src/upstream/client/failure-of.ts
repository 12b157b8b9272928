import { UnknownOutcome, UpstreamReplyInvalid, UpstreamRequestRefused, UpstreamUnavailable } from './failures.ts';
import type { Problem, UpstreamFailure } from './failures.ts';
import type { Operation } from './operation.ts';
import type { FailureMode } from './retry/retry-policy.ts';

const UNREADABLE: ReadonlySet<Problem> = new Set<Problem>(['not-json', 'too-large', 'wrong-shape', 'wrong-length']);

export interface FailedAttempt {
  readonly failureMode: FailureMode;
  readonly problem: Problem;
  readonly status?: number;
}

/** The failure to throw when no further attempt is made. */
export const failureOf = ({ name, retryClass }: Pick<Operation<unknown, unknown>, 'name' | 'retryClass'>, { failureMode, problem, status }: FailedAttempt): UpstreamFailure => {
  const isUnreadable = UNREADABLE.has(problem);
  if (retryClass === 'MN' && (failureMode === 'ambiguous' || isUnreadable)) return new UnknownOutcome(name, problem);
  if (isUnreadable) return new UpstreamReplyInvalid(name, problem);
  if (problem === 'refused' && status !== undefined) return new UpstreamRequestRefused(name, status);
  return new UpstreamUnavailable(name, problem);
};
