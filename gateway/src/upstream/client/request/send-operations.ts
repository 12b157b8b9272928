import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import type { CircuitBreaker } from '../retry/circuit-breaker.ts';
import type { PendingOperation } from './pending-operation.ts';
import { MIN_ATTEMPT_TIME_MS, MAX_REQUESTS, MAX_WAITING_REQUESTS, ORDER_REQUESTS, WAITING_ORDER_REQUESTS } from '../limits.ts';
import type { OperationResult } from '../response/attempt-result.ts';
import { postOperations } from './post-operations.ts';
import type { PostParts } from './post-operations.ts';
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

const QUEUE_FULL: OperationResult = { is: 'failed', failedAs: 'not-sent', problem: 'queue-full' };
/** Trying again is what an open breaker is there to prevent. */
const BREAKER_OPEN: OperationResult = { is: 'failed', failedAs: 'definite', problem: 'breaker-open' };

/** Makes one request of some operations, and settles every one of them. */
export const operationSender = ({ tokens, circuitBreaker, budget, random, ...parts }: OperationSenderParts): ((entries: readonly PendingOperation[]) => void) => {
  const slots = bulkhead(MAX_REQUESTS - ORDER_REQUESTS, MAX_WAITING_REQUESTS - WAITING_ORDER_REQUESTS);
  const orderSlots = bulkhead(ORDER_REQUESTS, WAITING_ORDER_REQUESTS);
  const post = postOperations(parts);

  /** Drops what nobody waits for any more, and what would start too late. */
  const stillWanted = (entries: readonly PendingOperation[]): readonly PendingOperation[] =>
    entries.filter(({ inFlight, settle }) => {
      const isWanted = !inFlight.abandoned.aborted && inFlight.deadline - parts.timers.now() >= MIN_ATTEMPT_TIME_MS;
      if (!isWanted) settle({ is: 'dropped' });
      return isWanted;
    });

  const settleAll = (entries: readonly PendingOperation[], readings: readonly OperationResult[], { version }: Token): void => {
    const jitter = random();
    readings.forEach((reading, index) => entries[index]?.settle({ ...reading, tokenVersion: version, jitter, share: 1 / entries.length }));
  };

  const overTheWire = async (waiting: readonly PendingOperation[], token: Token): Promise<void> => {
    const entries = stillWanted(waiting);
    if (entries.length === 0) return;
    const end = circuitBreaker.admit(entries.every(({ operation }) => operation.retryClass === 'Q'));
    if (end === undefined) {
      settleAll(entries, entries.map(() => BREAKER_OPEN), token);
      return;
    }
    budget.deposit();
    for (const { inFlight } of entries) inFlight.isOut = true;
    const answer = await post(entries, token);
    for (const { inFlight } of entries) inFlight.isOut = false;
    const readings = readResponse(answer, entries.length);
    end(requestEndOf(answer, readings));
    settleAll(entries, readings, token);
  };

  const make = async (entries: readonly PendingOperation[]): Promise<void> => {
    const token = await tokens.current();
    try {
      const own = entries.some(({ isForOrder }) => isForOrder) ? orderSlots : slots;
      await own.execute(() => overTheWire(entries, token));
    } catch (failure) {
      if (!(failure instanceof BulkheadRejectedError)) throw failure;
      settleAll(entries, entries.map(() => QUEUE_FULL), token);
    }
  };
  return (entries) => {
    make(entries).catch((failure: unknown) => {
      for (const { fail } of entries) fail(failure);
    });
  };
};
