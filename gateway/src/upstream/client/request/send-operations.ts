import type { CircuitBreaker } from '../retry/circuit-breaker.ts';
import type { PendingOperation } from './pending-operation.ts';
import { MIN_ATTEMPT_TIME_MS } from '../limits.ts';
import type { OperationResult } from '../response/attempt-result.ts';
import { postOperations } from './post-operations.ts';
import type { PostParts } from './post-operations.ts';
import { QueueFull, requestSlots } from './request-slots.ts';
import { requestEndOf, readResponse } from '../response/read-response.ts';
import type { RetryBudget } from '../retry/retry-budget.ts';
import type { Token, Tokens } from '../token/tokens.ts';

export interface OperationSenderParts extends PostParts {
  readonly tokens: Tokens;
  readonly circuitBreaker: CircuitBreaker;
  readonly budget: RetryBudget;
  /** From 0 up to 1. */
  readonly random: () => number;
}

const QUEUE_FULL: OperationResult = { is: 'failed', failureMode: 'not-sent', problem: 'queue-full' };
/** Not retried: an open breaker is there to prevent that. */
const BREAKER_OPEN: OperationResult = { is: 'failed', failureMode: 'definite', problem: 'breaker-open' };

/** Sends operations in one request, and settles each of them. */
export const operationSender = ({
  tokens,
  circuitBreaker,
  budget,
  random,
  ...parts
}: OperationSenderParts): ((entries: readonly PendingOperation[]) => void) => {
  const slots = requestSlots();
  const post = postOperations(parts);

  /** Drops operations that are cancelled or would start too late. */
  const dropUnwanted = (entries: readonly PendingOperation[], queuedAt: number): readonly PendingOperation[] => {
    const now = parts.timers.now();
    return entries.filter(({ inFlight, settle }) => {
      const isWanted = !inFlight.signal.aborted && inFlight.deadline - now >= MIN_ATTEMPT_TIME_MS;
      if (!isWanted) settle({ is: 'dropped', problem: now > queuedAt ? 'not-started' : 'deadline' });
      return isWanted;
    });
  };

  const settleAll = (
    entries: readonly PendingOperation[],
    results: readonly OperationResult[],
    { version }: Token,
  ): void => {
    const jitter = random();
    results.forEach((result, index) =>
      entries[index]?.settle({ ...result, tokenVersion: version, jitter, share: 1 / entries.length }),
    );
  };

  const setQueued = (entries: readonly PendingOperation[], isQueued: boolean): void => {
    for (const { inFlight } of entries) inFlight.isQueued = isQueued;
  };

  const sendNow = async (waiting: readonly PendingOperation[], token: Token, queuedAt: number): Promise<void> => {
    setQueued(waiting, false);
    const entries = dropUnwanted(waiting, queuedAt);
    if (entries.length === 0) return;
    const reportEnd = circuitBreaker.admit(entries.every(({ operation }) => operation.retryClass === 'Q'));
    if (reportEnd === undefined) {
      settleAll(
        entries,
        entries.map(() => BREAKER_OPEN),
        token,
      );
      return;
    }
    budget.deposit();
    for (const { inFlight } of entries) inFlight.isSent = true;
    const response = await post(entries, token);
    for (const { inFlight } of entries) inFlight.isSent = false;
    const results = readResponse(response, entries.length);
    reportEnd(requestEndOf(response, results));
    settleAll(entries, results, token);
  };

  const send = async (entries: readonly PendingOperation[]): Promise<void> => {
    const token = await tokens.current();
    const queuedAt = parts.timers.now();
    setQueued(entries, true);
    try {
      await slots.run(entries.some(({ isForOrder }) => isForOrder) ? 'order' : 'other', () =>
        sendNow(entries, token, queuedAt),
      );
    } catch (failure) {
      if (!(failure instanceof QueueFull)) throw failure;
      settleAll(
        entries,
        entries.map(() => QUEUE_FULL),
        token,
      );
    }
  };
  return (entries) => {
    send(entries).catch((failure: unknown) => {
      for (const { fail } of entries) fail(failure);
    });
  };
};
