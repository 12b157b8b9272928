import { expect, it } from 'vitest';
import { observedTransport } from './observed-transport.ts';
import type { Transport, HttpResult } from './transport.ts';

const REQUEST = { url: 'https://upstream.example/graphql', headers: { authorization: 'Bearer secret' }, body: '{}' };

const observed = async (response: HttpResult) => {
  let now = 1_000;
  const reported: unknown[] = [];
  const send: Transport = () => {
    now += 42;
    return Promise.resolve(response);
  };
  const received = await observedTransport(send, { now: () => now }, (...seen) => reported.push(seen))(
    REQUEST,
    new AbortController().signal,
  );
  return { received, reported };
};

it.each<[string, HttpResult]>([
  ['503', { came: 'response', status: 503, body: 'busy' }],
  ['timed-out', { came: 'nothing', isSent: true, problem: 'timed-out' }],
])('reports outcome and duration of a request, and nothing else: %s', async (outcome, response) => {
  expect(await observed(response)).toEqual({ received: response, reported: [[outcome, 42]] });
});
