import { UnknownOutcome, UpstreamReplyInvalid, UpstreamRequestRefused, UpstreamUnavailable } from './failures.ts';
import type { Problem, UpstreamFailure } from './failures.ts';
import type { Operation } from './operation.ts';
import type { FailedAs } from './retry/retry-policy.ts';

const UNREADABLE: ReadonlySet<Problem> = new Set<Problem>(['not-json', 'too-large', 'wrong-shape', 'wrong-length']);

export interface LastTry {
  readonly failedAs: FailedAs;
  readonly problem: Problem;
  readonly status?: number;
}

/** What is thrown when no further attempt is made. */
export const failureOf = ({ name, retryClass }: Pick<Operation<unknown, unknown>, 'name' | 'retryClass'>, { failedAs, problem, status }: LastTry): UpstreamFailure => {
  const isUnreadable = UNREADABLE.has(problem);
  if (retryClass === 'MN' && (failedAs === 'ambiguous' || isUnreadable)) return new UnknownOutcome(name, problem);
  if (isUnreadable) return new UpstreamReplyInvalid(name, problem);
  if (problem === 'refused' && status !== undefined) return new UpstreamRequestRefused(name, status);
  return new UpstreamUnavailable(name, problem);
};
