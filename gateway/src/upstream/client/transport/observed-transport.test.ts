import { expect, it } from 'vitest';
import { observedTransport } from './observed-transport.ts';
import type { Transport, HttpResult } from './transport.ts';

const REQUEST = { url: 'https://upstream.example/graphql', headers: { authorization: 'Bearer secret' }, body: '{}' };

const observed = async (answer: HttpResult) => {
  let now = 1_000;
  const reported: unknown[] = [];
  const send: Transport = () => {
    now += 42;
    return Promise.resolve(answer);
  };
  const received = await observedTransport(send, { now: () => now }, (...seen) => reported.push(seen))(REQUEST, new AbortController().signal);
  return { received, reported };
};

it.each<[string, HttpResult]>([
  ['503', { came: 'response', status: 503, body: 'busy' }],
  ['timed-out', { came: 'nothing', isSent: true, problem: 'timed-out' }],
])('reports outcome and duration of a request, and nothing else: %s', async (outcome, answer) => {
  expect(await observed(answer)).toEqual({ received: answer, reported: [[outcome, 42]] });
});
