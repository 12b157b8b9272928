import { expect, it, vi } from 'vitest';

import { createQueryClient } from '../app/query-client.ts';
import { NetworkFailure } from '../platform/failures/failures.ts';
import { clearQueryTimers } from './query-timers.ts';

it.each([
  ['is asked once more while its test runs', () => undefined, 2],
  ['is not asked on the page of the next test', clearQueryTimers, 1],
])('a query without a reply %s', async (_when, endTest, times) => {
  vi.useFakeTimers();
  const client = createQueryClient(() => Promise.reject(new Error('Nothing is sent.')));
  const ask = vi.fn(() => Promise.reject(new NetworkFailure('Checkout')));
  client.fetchQuery({ queryKey: ['Checkout'], queryFn: ask }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(1);
  endTest();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(times);
});
