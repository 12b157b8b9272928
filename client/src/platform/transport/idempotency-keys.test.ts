import { beforeEach, expect, it, vi } from 'vitest';

import { goOffline, goOnline } from '../../testing/go-offline.ts';
import { NO_ANSWERS } from '../../testing/no-answers.ts';
import { ignoreRejection } from '../failures/ignore-rejection.ts';
import { ReorderDocument, UpdateCartDocument } from '../generated/graphql.ts';
import { apiToken } from './api-token.ts';
import { WRITE_LIMIT_MS } from './now-or-never.ts';
import { request } from './request.ts';

type Network = (init: RequestInit) => Promise<Response>;

const answers: Network = () => Promise.resolve(Response.json({ data: {} }));
const noAnswer: Network = () => Promise.reject(new TypeError('Failed to fetch'));
const silence: Network = ({ signal }) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
const failure: Network = () =>
  Promise.resolve(Response.json({ errors: [{ message: 'no', extensions: { classification: 'SHOP_ERROR' } }] }));

let network: Network;
/** The keys of all that was sent, as letters in the order in which they were first seen. */
let sent: string[];

beforeEach(async () => {
  const keys: string[] = [];
  sent = [];
  network = answers;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (path === '/api/token') return Promise.resolve(Response.json({ token: 'token' }));
    const key = new Headers(init.headers).get('idempotency-key') ?? '';
    expect(key).toMatch(/^[\w-]{16,64}$/u);
    if (!keys.includes(key)) keys.push(key);
    sent.push('ABCDEF'.charAt(keys.indexOf(key)));
    return network(init);
  });
  // Whatever an earlier test has left.
  await request('Reorder', ReorderDocument, { orderId: 'before' });
  keys.length = 0;
  sent.length = 0;
});

const add = (quantity: number, over: Network = answers): Promise<unknown> => {
  network = over;
  const operations = [{ do: 'add-position' as const, itemId: '1011208-01', quantity }];
  return request('UpdateCart', UpdateCartDocument, { operations }).catch((thrown: unknown) => thrown);
};
const reorder = (over: Network = answers): Promise<unknown> => {
  network = over;
  return request('Reorder', ReorderDocument, { orderId: '1' }).catch((thrown: unknown) => thrown);
};

it('each press has a key of its own as long as the shop answers', async () => {
  await add(2);
  await add(2);
  await Promise.all([add(2), add(2)]);
  expect(sent).toEqual(['A', 'B', 'C', 'D']);
});

it.each(Object.entries({ ...NO_ANSWERS, 'a failure of the shop': failure }))(
  'a press after %s has the key of before, until the shop has answered it',
  async (_, nothing) => {
    await add(2, nothing);
    await add(2, nothing);
    await add(2);
    await add(2);
    expect(sent).toEqual(['A', 'A', 'A', 'B']);
  },
);

it('a press after one that was given up has the key of before', async () => {
  vi.useFakeTimers();
  const given = add(2, silence);
  await vi.advanceTimersByTimeAsync(WRITE_LIMIT_MS);
  await given;
  await add(2);
  expect(sent).toEqual(['A', 'A']);
});

it('a press while the connection is away leaves the key for the next one', async () => {
  await add(2, noAnswer);
  goOffline();
  await add(2, noAnswer);
  goOnline();
  await add(2);
  expect(sent).toEqual(['A', 'A']);
});

it('a token that is refused changes nothing: it is the same press', async () => {
  const refusal = { errors: [{ message: 'no', extensions: { classification: 'INVALID_TOKEN' } }] };
  const replies = [Response.json(refusal), Response.json({ data: {} })];
  apiToken.renew(await apiToken.current());
  await add(2, () => Promise.resolve(replies.shift() ?? expect.unreachable()));
  expect(sent).toEqual(['A', 'A']);
});

it('another press has another key, and the one before it is forgotten: what it set may be wanted back', async () => {
  await add(3, noAnswer);
  await add(5, noAnswer);
  await add(3);
  expect(sent).toEqual(['A', 'B', 'C']);
});

it('two writes that got no answer have their keys again, one after the other', async () => {
  await Promise.all([add(2, noAnswer), reorder(noAnswer)]);
  await add(2);
  await reorder();
  expect(sent).toEqual(['A', 'B', 'A', 'B']);
});

it('a press after something later was answered is a new one', async () => {
  await add(2, noAnswer);
  await reorder();
  await add(2);
  expect(sent).toEqual(['A', 'B', 'C']);
});

it('what was sent before the break, and is answered after it, says nothing of it', async () => {
  let answer: (reply: Response) => void = () => undefined;
  const slow = reorder(() => new Promise((resolve) => (answer = resolve)));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await add(2, noAnswer);
  answer(Response.json({ data: {} }));
  ignoreRejection(slow);
  await slow;
  await add(2);
  expect(sent).toEqual(['A', 'B', 'B']);
});
