import { expect, it } from 'vitest';
import { observedTransport } from './observed-transport.ts';
import type { Transport, HttpResult } from './transport.ts';

const REQUEST = { url: 'https://upstream.example/graphql', headers: { authorization: 'Bearer secret' }, body: '{}' };

const observed = async (answer: HttpResult) => {
  let now = 1_000;
  const told: unknown[] = [];
  const send: Transport = () => {
    now += 42;
    return Promise.resolve(answer);
  };
  const received = await observedTransport(send, { now: () => now }, (...seen) => told.push(seen))(REQUEST, new AbortController().signal);
  return { received, told };
};

it.each<[string, HttpResult]>([
  ['503', { came: 'response', status: 503, body: 'busy' }],
  ['timed-out', { came: 'nothing', isSent: true, problem: 'timed-out' }],
])('tells outcome and time of a request, and nothing else of it: %s', async (outcome, answer) => {
  expect(await observed(answer)).toEqual({ received: answer, told: [[outcome, 42]] });
});
