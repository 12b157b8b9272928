import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import type { Breaker } from './breaker.ts';
import type { Entry } from './entry.ts';
import { LEAST_TIME_FOR_ATTEMPT_MS, MAX_REQUESTS, MAX_WAITING_REQUESTS, ORDER_REQUESTS, WAITING_ORDER_REQUESTS } from './limits.ts';
import type { Reading } from './outcome.ts';
import { postOperations } from './post-operations.ts';
import type { PostParts } from './post-operations.ts';
import { endOf, readReply } from './read-reply.ts';
import type { RetryBudget } from './retry-budget.ts';
import type { Token, Tokens } from './token.ts';

export interface ExchangeParts extends PostParts {
  readonly tokens: Tokens;
  readonly breaker: Breaker;
  readonly budget: RetryBudget;
  /** From 0 up to 1. */
  readonly chance: () => number;
}

const QUEUE_FULL: Reading = { is: 'failed', failedAs: 'not-sent', trouble: 'queue-full' };
/** Trying again is what an open breaker is there to prevent. */
const LEFT_ALONE: Reading = { is: 'failed', failedAs: 'definite', trouble: 'breaker-open' };

/** Makes one request of some operations, and settles every one of them. */
export const exchange = ({ tokens, breaker, budget, chance, ...parts }: ExchangeParts): ((entries: readonly Entry[]) => void) => {
  const slots = bulkhead(MAX_REQUESTS - ORDER_REQUESTS, MAX_WAITING_REQUESTS - WAITING_ORDER_REQUESTS);
  const orderSlots = bulkhead(ORDER_REQUESTS, WAITING_ORDER_REQUESTS);
  const post = postOperations(parts);

  /** Drops what nobody waits for any more, and what would start too late. */
  const stillWanted = (entries: readonly Entry[]): readonly Entry[] =>
    entries.filter(({ flight, settle }) => {
      const isWanted = !flight.abandoned.aborted && flight.deadline - parts.timers.now() >= LEAST_TIME_FOR_ATTEMPT_MS;
      if (!isWanted) settle({ is: 'dropped' });
      return isWanted;
    });

  const settleAll = (entries: readonly Entry[], readings: readonly Reading[], { version }: Token): void => {
    const roll = chance();
    readings.forEach((reading, index) => entries[index]?.settle({ ...reading, tokenVersion: version, roll, share: 1 / entries.length }));
  };

  const overTheWire = async (waiting: readonly Entry[], token: Token): Promise<void> => {
    const entries = stillWanted(waiting);
    if (entries.length === 0) return;
    const end = breaker.admit(entries.every(({ operation }) => operation.retryClass === 'Q'));
    if (end === undefined) {
      settleAll(entries, entries.map(() => LEFT_ALONE), token);
      return;
    }
    budget.deposit();
    for (const { flight } of entries) flight.isOut = true;
    const answer = await post(entries, token);
    for (const { flight } of entries) flight.isOut = false;
    const readings = readReply(answer, entries.length);
    end(endOf(answer, readings));
    settleAll(entries, readings, token);
  };

  const make = async (entries: readonly Entry[]): Promise<void> => {
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
