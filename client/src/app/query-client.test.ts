import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { GraphqlFailure, NetworkFailure } from '../platform/failures/failures.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const noReply = new NetworkFailure('Me');
const refusal = new GraphqlFailure('Me', []);

/** Runs a query or a mutation whose first tries fail like this; tells what comes of it, and after how many tries. */
const outcomeOf = async (kind: 'query' | 'mutation', ...failures: readonly Error[]) => {
  const client = createQueryClient(() => Promise.reject(refusal));
  let tries = 0;
  const run = async (): Promise<string> => {
    const failure = failures[tries];
    tries += 1;
    if (failure !== undefined) throw failure;
    return 'done';
  };
  const outcome = (
    kind === 'query'
      ? client.fetchQuery({ queryKey: ['Me'], queryFn: run })
      : client.getMutationCache().build(client, { mutationFn: run }).execute(undefined)
  ).catch((failure: unknown) => failure);
  await vi.advanceTimersByTimeAsync(300);
  return [await outcome, tries];
};

it('sends a query once more that got no reply, as while a gateway is being replaced', async () => {
  expect(await outcomeOf('query', noReply)).toEqual(['done', 2]);
});

it('shows the failure if the second try gets no reply either', async () => {
  expect(await outcomeOf('query', noReply, noReply)).toEqual([noReply, 2]);
});

it('never repeats a query that was replied to', async () => {
  expect(await outcomeOf('query', refusal)).toEqual([refusal, 1]);
});

it('never repeats a mutation: it may have been carried out', async () => {
  expect(await outcomeOf('mutation', noReply)).toEqual([noReply, 1]);
});
