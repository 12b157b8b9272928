import type { OpenedSession } from '@shop/domain/sessions/sessions.port';
import type { Shopper } from '@shop/domain/sessions/shopper';
import type { OperationReply } from '../operation-reply.ts';
import { failureOf } from '../failure-of.ts';
import { UpstreamUnavailable } from '../failures.ts';
import type { InFlightCall } from '../dedupe/in-flight-call.ts';
import { isAccountDataChange, mayRunAgain } from './operation-rules.ts';
import type { Operation } from '../operation.ts';
import type { AttemptResult } from '../response/attempt-result.ts';
import { readGraphqlErrors } from '../response/read-graphql-errors.ts';
import type { SessionRenewals } from '../session-renewal/session-renewals.ts';
import type { RetryBudget } from '../retry/retry-budget.ts';
import { retryDelay, NO_TRIES, withTry } from '../retry/retry-policy.ts';
import type { Tries } from '../retry/retry-policy.ts';
import type { Timers } from '../../../timers.ts';
import type { Tokens } from '../token/tokens.ts';
import { worstKindOf } from '../upstream-error.ts';
import type { UpstreamError } from '../upstream-error.ts';
import { withSessionIds } from './with-session-ids.ts';

/** An operation as one shopper asks it. */
export interface Call {
  readonly operation: Operation<unknown, unknown>;
  readonly variables: unknown;
  readonly shopper: Shopper;
  readonly inFlight: InFlightCall;
  /** Set for changes only, each of which is sent in a request of its own. */
  readonly idempotencyKey?: string;
  /** Operations elsewhere neither wait for the shopper's others nor hold them up. */
  readonly queuePrefix: string;
}

/** What was tried already; each repair happens once at most. */
interface Progress {
  readonly tries: Tries;
  readonly hasNewToken: boolean;
  readonly hasNewIds: boolean;
}

export interface CallRunnerParts {
  /** Makes one attempt. */
  readonly attempt: (call: Call) => Promise<AttemptResult>;
  /** Runs in the order of the shopper's operations. */
  readonly inOrder: <Value>(call: Call, run: () => Promise<Value>) => Promise<Value>;
  /** Names the operations among which one keeps its order. */
  readonly sequenceOf: (call: Call) => string;
  readonly tokens: Tokens;
  readonly sessionRenewals: SessionRenewals;
  readonly budget: RetryBudget;
  readonly timers: Timers;
}

type Answered = Extract<AttemptResult, { is: 'replied' }>;
type Failed = Extract<AttemptResult, { is: 'failed' }>;

const pause = (timers: Timers, ms: number, abandoned: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const stop = timers.after(ms, resolve);
    abandoned.addEventListener('abort', () => {
      stop();
      resolve();
    });
  });

/** Carries an operation out: attempts, repairs, and what its errors mean, in the order of specification A8. */
export const callRunner = ({ attempt, inOrder, sequenceOf, tokens, sessionRenewals, budget, timers }: CallRunnerParts): ((call: Call) => Promise<OperationReply<unknown>>) => {
  const answerOf = ({ body: { data } }: Answered, errors: readonly UpstreamError[]): OperationReply<unknown> =>
    data === null ? { came: 'errors', errors } : { came: 'data', data, errors };

  const revoked = ({ operation, inFlight }: Call, outcome: Answered, errors: readonly UpstreamError[]): OperationReply<unknown> => {
    inFlight.isRevoked = true;
    if (isAccountDataChange(operation.name)) return answerOf(outcome, errors);
    const others = errors.filter(({ kind }) => kind !== 'session-revoked');
    return outcome.body.data === null && others.length === 0 ? { came: 'nothing' } : answerOf(outcome, others);
  };

  /** Runs once more with another token; where there is none, nothing would change. */
  const withNewToken = async (call: Call, progress: Progress, { tokenVersion }: { readonly tokenVersion: number }): Promise<OperationReply<unknown>> => {
    tokens.refuse(tokenVersion);
    const { version } = await tokens.current();
    if (progress.hasNewToken || version === tokenVersion) throw new UpstreamUnavailable(call.operation.name, 'token-refused');
    return run(call, { ...progress, hasNewToken: true });
  };

  const withNewIds = async (call: Call, progress: Progress, unrepaired: OperationReply<unknown>): Promise<OperationReply<unknown>> => {
    const { operation, variables, shopper, inFlight } = call;
    const session: OpenedSession = await sessionRenewals.of(shopper);
    inFlight.renewed = session;
    if (!mayRunAgain(operation.name)) return unrepaired;
    const { userId, cartId } = session;
    const again = { ...call, shopper: { ...shopper, userId, cartId }, variables: withSessionIds(variables, session) };
    const runAgain = (): Promise<OperationReply<unknown>> => run(again, { ...progress, hasNewIds: true });
    // With the same user id it would wait for itself.
    return sequenceOf(again) === sequenceOf(call) ? runAgain() : inOrder(again, runAgain);
  };

  const answered = (call: Call, progress: Progress, outcome: Answered): Promise<OperationReply<unknown>> => {
    const errors = readGraphqlErrors(outcome.body.errors);
    const answer = answerOf(outcome, errors);
    /** What changes something and brought data may have run. */
    const hasNotRun = call.operation.retryClass === 'Q' || outcome.body.data === null;
    switch (worstKindOf(errors)) {
      case 'session-revoked':
        return Promise.resolve(revoked(call, outcome, errors));
      case 'api-token-invalid':
        return hasNotRun ? withNewToken(call, progress, outcome) : Promise.resolve(answer);
      case 'ids-unknown':
        return hasNotRun && call.inFlight.mayRenew && !progress.hasNewIds ? withNewIds(call, progress, answer) : Promise.resolve(answer);
      default:
        return Promise.resolve(answer);
    }
  };

  const failed = async (call: Call, progress: Progress, outcome: Failed): Promise<OperationReply<unknown>> => {
    const { operation, inFlight } = call;
    const { failedAs, problem, retryAfterMs, jitter, share } = outcome;
    if (problem === 'token-refused') return withNewToken(call, progress, outcome);
    if (inFlight.abandoned.aborted) throw failureOf(operation, outcome);
    const tries = withTry(progress.tries, failedAs);
    const timeLeft = inFlight.deadline - timers.now();
    const delay = retryDelay({ retryClass: operation.retryClass, failedAs, tries, jitter, retryAfterMs, timeLeft });
    if (delay === undefined || !budget.withdraw(share)) throw failureOf(operation, outcome);
    await pause(timers, delay, inFlight.abandoned);
    return run(call, { ...progress, tries });
  };

  const run = async (call: Call, progress: Progress): Promise<OperationReply<unknown>> => {
    const outcome = await attempt(call);
    switch (outcome.is) {
      case 'replied':
        return answered(call, progress, outcome);
      case 'failed':
        return failed(call, progress, outcome);
      case 'dropped':
        throw new UpstreamUnavailable(call.operation.name, 'deadline');
    }
  };
  return (call) => inOrder(call, () => run(call, { tries: NO_TRIES, hasNewToken: false, hasNewIds: false }));
};
