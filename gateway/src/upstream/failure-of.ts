import { UnknownOutcome, UpstreamAnswerInvalid, UpstreamRequestRefused, UpstreamUnavailable } from './failures.ts';
import type { Trouble, UpstreamFailure } from './failures.ts';
import type { Operation } from './operation.ts';
import type { FailedAs } from './retry-plan.ts';

const UNREADABLE: ReadonlySet<Trouble> = new Set<Trouble>(['not-json', 'too-large', 'wrong-shape', 'wrong-length']);

export interface LastTry {
  readonly failedAs: FailedAs;
  readonly trouble: Trouble;
  readonly status?: number;
}

/** What is thrown when no further attempt is made. */
export const failureOf = ({ name, retryClass }: Pick<Operation<unknown, unknown>, 'name' | 'retryClass'>, { failedAs, trouble, status }: LastTry): UpstreamFailure => {
  const isUnreadable = UNREADABLE.has(trouble);
  if (retryClass === 'MN' && (failedAs === 'ambiguous' || isUnreadable)) return new UnknownOutcome(name, trouble);
  if (isUnreadable) return new UpstreamAnswerInvalid(name, trouble);
  if (trouble === 'refused' && status !== undefined) return new UpstreamRequestRefused(name, status);
  return new UpstreamUnavailable(name, trouble);
};
