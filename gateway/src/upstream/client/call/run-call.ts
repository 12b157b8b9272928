import type { OpenedSession } from '@shop/domain/visit/session';
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
import type { Timers } from '../../../timing/timers.ts';
import type { Tokens } from '../token/tokens.ts';
import { worstKindOf } from '../upstream-error.ts';
import type { UpstreamError } from '../upstream-error.ts';
import { withSessionIds } from './with-session-ids.ts';
import type { UpstreamShopper } from '../upstream-shopper.ts';

/** An operation as one shopper requests it. */
export interface Call {
  readonly operation: Operation<unknown, unknown>;
  readonly variables: unknown;
  readonly shopper: UpstreamShopper;
  readonly inFlight: InFlightCall;
  /** For mutations only; each is sent in a request of its own. */
  readonly idempotencyKey?: string;
  /** Operations with another prefix neither wait for the shopper's others nor hold them up. */
  readonly queuePrefix: string;
}

/** What was tried already; each repair happens at most once. */
interface Progress {
  readonly tries: Tries;
  readonly hasNewToken: boolean;
  readonly hasNewIds: boolean;
}

export interface CallRunnerParts {
  /** Makes one attempt. */
  readonly attempt: (call: Call) => Promise<AttemptResult>;
  /** Runs in the shopper's queue. */
  readonly inOrder: <Value>(call: Call, run: () => Promise<Value>) => Promise<Value>;
  /** Operations with the same name keep their order. */
  readonly sequenceOf: (call: Call) => string;
  readonly tokens: Tokens;
  readonly sessionRenewals: SessionRenewals;
  readonly budget: RetryBudget;
  readonly timers: Timers;
}

type Replied = Extract<AttemptResult, { is: 'replied' }>;
type Failed = Extract<AttemptResult, { is: 'failed' }>;

const pause = (timers: Timers, ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const stop = timers.after(ms, resolve);
    signal.addEventListener('abort', () => {
      stop();
      resolve();
    });
  });

/** Runs a call: attempts, repairs, and what its errors mean (ERR-01 to ERR-06). */
export const callRunner = ({
  attempt,
  inOrder,
  sequenceOf,
  tokens,
  sessionRenewals,
  budget,
  timers,
}: CallRunnerParts): ((call: Call) => Promise<OperationReply<unknown>>) => {
  const replyOf = ({ body: { data } }: Replied, errors: readonly UpstreamError[]): OperationReply<unknown> =>
    data === null ? { came: 'errors', errors } : { came: 'data', data, errors };

  const revoked = (
    { operation, inFlight }: Call,
    result: Replied,
    errors: readonly UpstreamError[],
  ): OperationReply<unknown> => {
    inFlight.isRevoked = true;
    if (isAccountDataChange(operation.name)) return replyOf(result, errors);
    const others = errors.filter(({ kind }) => kind !== 'session-revoked');
    return result.body.data === null && others.length === 0 ? { came: 'nothing' } : replyOf(result, others);
  };

  /** Runs once more with another token; without one the result would be the same. */
  const retryWithNewToken = async (
    call: Call,
    progress: Progress,
    { tokenVersion }: { readonly tokenVersion: number },
  ): Promise<OperationReply<unknown>> => {
    tokens.refuse(tokenVersion);
    const { version } = await tokens.current();
    if (progress.hasNewToken || version === tokenVersion)
      throw new UpstreamUnavailable(call.operation.name, 'token-refused');
    return run(call, { ...progress, hasNewToken: true });
  };

  const retryWithNewIds = async (
    call: Call,
    progress: Progress,
    replyWithErrors: OperationReply<unknown>,
  ): Promise<OperationReply<unknown>> => {
    const { operation, variables, shopper, inFlight } = call;
    const session: OpenedSession = await sessionRenewals.of(shopper);
    inFlight.renewed = session;
    if (!mayRunAgain(operation.name)) return replyWithErrors;
    const { userId, cartId } = session;
    const renewedCall = {
      ...call,
      shopper: { ...shopper, userId, cartId },
      variables: withSessionIds(variables, session),
    };
    const retry = (): Promise<OperationReply<unknown>> => run(renewedCall, { ...progress, hasNewIds: true });
    // In its own queue it would wait for itself.
    return sequenceOf(renewedCall) === sequenceOf(call) ? retry() : inOrder(renewedCall, retry);
  };

  const handleReply = (call: Call, progress: Progress, result: Replied): Promise<OperationReply<unknown>> => {
    const errors = readGraphqlErrors(result.body.errors);
    const reply = replyOf(result, errors);
    /** A mutation that returned data may have run. */
    const hasNotRun = call.operation.retryClass === 'Q' || result.body.data === null;
    switch (worstKindOf(errors)) {
      case 'session-revoked':
        return Promise.resolve(revoked(call, result, errors));
      case 'api-token-invalid':
        return hasNotRun ? retryWithNewToken(call, progress, result) : Promise.resolve(reply);
      case 'ids-unknown':
        return hasNotRun && call.inFlight.mayRenew && !progress.hasNewIds
          ? retryWithNewIds(call, progress, reply)
          : Promise.resolve(reply);
      default:
        return Promise.resolve(reply);
    }
  };

  const handleFailure = async (call: Call, progress: Progress, result: Failed): Promise<OperationReply<unknown>> => {
    const { operation, inFlight } = call;
    const { failureMode, problem, retryAfterMs, jitter, share } = result;
    if (problem === 'token-refused') return retryWithNewToken(call, progress, result);
    const failure = failureOf(operation, { ...result, mayHaveRun: inFlight.mayHaveRun });
    if (operation.kind === 'mutation' && failureMode === 'ambiguous') inFlight.mayHaveRun = true;
    if (inFlight.signal.aborted) throw failure;
    const tries = withTry(progress.tries, failureMode);
    const timeLeft = inFlight.deadline - timers.now();
    const delay = retryDelay({ retryClass: operation.retryClass, failureMode, tries, jitter, retryAfterMs, timeLeft });
    // A retry of what never left the queue costs the upstream nothing.
    const isPaid = delay !== undefined && (problem === 'queue-full' || budget.withdraw(share));
    if (!isPaid) throw failure;
    await pause(timers, delay, inFlight.signal);
    return run(call, { ...progress, tries });
  };

  const run = async (call: Call, progress: Progress): Promise<OperationReply<unknown>> => {
    const result = await attempt(call);
    switch (result.is) {
      case 'replied':
        return handleReply(call, progress, result);
      case 'failed':
        return handleFailure(call, progress, result);
      case 'dropped':
        throw failureOf(call.operation, {
          failureMode: 'not-sent',
          problem: result.problem,
          mayHaveRun: call.inFlight.mayHaveRun,
        });
    }
  };
  return (call) => inOrder(call, () => run(call, { tries: NO_TRIES, hasNewToken: false, hasNewIds: false }));
};
