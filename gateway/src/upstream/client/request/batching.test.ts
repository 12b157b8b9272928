import { describe, expect, it } from 'vitest';
import { batching } from './batching.ts';
import { aMutation, anAnonymousShopper, aQuery, clientOnScript, LENA, TOM } from '../testing/client-on-script.ts';
import type { TestClient } from '../testing/client-on-script.ts';
import { scriptedTimers } from '../testing/scripted-timers.ts';
import { each, echo, lostReply, statusOnly } from '../testing/scripted-upstream.ts';

/** Calls one more query at each of the given times. */
const callAt = async ({ timers, call }: TestClient, moments: readonly number[]): Promise<void> => {
  moments.forEach((moment, index) => timers.after(moment, () => void call(aQuery(), { shopper: LENA }, { index })));
  await timers.pass(100);
};

const sizes = ({ upstream }: TestClient): readonly number[] => upstream.requests.map(({ names }) => names.length);

describe('queries of one shopper', () => {
  it('are sent in one request when ten start within 14 ms, each at most 2 ms after the one before (UPSTREAM-02)', async () => {
    const test = clientOnScript();
    await callAt(test, [0, 1, 3, 4, 6, 7, 9, 10, 12, 14]);
    expect(sizes(test)).toEqual([10]);
    expect(test.upstream.requests[0]?.at).toBe(14);
  });

  it('are sent in two requests when they are eleven: the tenth closes the first (UPSTREAM-02)', async () => {
    const test = clientOnScript();
    await callAt(test, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(sizes(test)).toEqual([10, 1]);
    expect(test.upstream.requests.map(({ at }) => at)).toEqual([0, 3]);
  });

  it('are not held up: a single one is sent after 2 ms, as a plain object', async () => {
    const test = clientOnScript();
    await callAt(test, [0]);
    expect(test.upstream.requests.map(({ at, isBatch }) => [at, isBatch])).toEqual([[2, false]]);
  });

  it('are sent at the latest 15 ms after the first of them (UPSTREAM-02)', async () => {
    const test = clientOnScript();
    await callAt(test, [0, 1.9, 3.8, 5.7, 7.6, 9.5, 11.4, 13.3, 15.2]);
    expect(test.upstream.requests.map(({ at, names }) => [at, names.length])).toEqual([
      [15, 8],
      [17.2, 1],
    ]);
  });

  it('each get their own reply, in any order', async () => {
    const test = clientOnScript({
      reply: (request) => each(request, (_name, index) => ({ data: { name: `reply ${index}` } })),
    });
    const asked = [0, 1, 2].map((index) => test.call(aQuery(), { shopper: LENA }, { index }));
    await test.timers.pass(100);
    expect(await Promise.all(asked)).toMatchObject(
      [0, 1, 2].map((index) => ({ reply: { came: 'data', data: { name: `reply ${index}` } } })),
    );
  });

  it('never share a request with those of another session', async () => {
    const test = clientOnScript();
    const asked = [LENA, TOM, LENA, TOM].map((shopper, index) => test.call(aQuery(), { shopper }, { index }));
    await test.timers.pass(100);
    await Promise.all(asked);
    expect(test.upstream.requests.map(({ headers, variables }) => [headers['x-ishop-api-userid'], variables])).toEqual([
      ['lena', [{ index: 0 }, { index: 2 }]],
      ['tom', [{ index: 1 }, { index: 3 }]],
    ]);
  });

  it.each([
    ['session token', { sessionToken: 'of another' }],
    ['cookies', { headers: { cookie: 'BZ_AB_1=b' } }],
    ['address', { headers: { 'x-forwarded-for': '192.0.2.7' } }],
    ['preview', { headers: { preview: '1' } }],
  ])('never share a request with those of another %s', async (_what, said) => {
    const test = clientOnScript();
    void test.call(aQuery(), { shopper: LENA }, { index: 0 });
    void test.call(aQuery(), { shopper: { ...LENA, ...said } }, { index: 1 });
    await test.timers.pass(100);
    expect(sizes(test)).toEqual([1, 1]);
  });

  it('are sent alone and at once when the operation is not batchable', async () => {
    const test = clientOnScript();
    void test.call(aQuery({ batchable: false }), { shopper: LENA }, { index: 0 });
    void test.call(aQuery({ batchable: false }), { shopper: LENA }, { index: 1 });
    await test.timers.pass(100);
    expect(test.upstream.requests.map(({ at, names }) => [at, names.length])).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });
});

it('a batch does not fill up with cancelled operations', async () => {
  const timers = scriptedTimers();
  const sent: (readonly number[])[] = [];
  const { add } = batching<number>(
    timers,
    (entry) => entry !== 0,
    (entries) => sent.push(entries),
  );
  for (let entry = 0; entry < 10; entry += 1) add('lena', entry);
  expect(sent).toEqual([]);
  add('lena', 10);
  expect(sent.map(({ length }) => length)).toEqual([11]);
  await timers.pass(100);
  expect(sent).toHaveLength(1);
});

describe('a mutation', () => {
  it('is sent alone, one after another, and later queries wait for it', async () => {
    const test = clientOnScript({ takes: 40, reply: echo });
    const asked = [aMutation({ name: 'one' }), aMutation({ name: 'two' }), aQuery({ name: 'after' })].map((operation) =>
      test.call(operation),
    );
    await test.timers.pass(200);
    await Promise.all(asked);
    expect(test.upstream.requests.map(({ at, names }) => [at, names])).toEqual([
      [0, ['one']],
      [40, ['two']],
      [82, ['after']],
    ]);
  });

  it('does not wait for a mutation of another shopper', async () => {
    const test = clientOnScript({ takes: 40 });
    void test.call(aMutation(), { shopper: LENA });
    void test.call(aMutation(), { shopper: TOM });
    await test.timers.pass(200);
    expect(test.upstream.requests.map(({ at }) => at)).toEqual([0, 0]);
  });

  it('does not wait for that of another anonymous visitor, however alike they look', async () => {
    const test = clientOnScript({ takes: 40 });
    const anonymous = () => ({ storefront: LENA.storefront, loginState: 'logged-out', headers: {} }) as const;
    const mine = anonymous();
    for (const shopper of [mine, anonymous(), mine]) void test.call(aMutation({ name: 'shopInit' }), { shopper });
    await test.timers.pass(200);
    expect(test.upstream.requests.map(({ at }) => at)).toEqual([0, 0, 40]);
  });

  it('never shares a request with that of another shopper, even if its operation is batchable', async () => {
    const test = clientOnScript();
    for (const shopper of [anAnonymousShopper(), anAnonymousShopper()])
      void test.call(aMutation({ name: 'shopInit', batchable: true }), { shopper });
    await test.timers.pass(100);
    expect(sizes(test)).toEqual([1, 1]);
  });

  it('does not share the reply of a query that was in flight before it', async () => {
    const test = clientOnScript({ takes: 40 });
    void test.call(aQuery());
    await test.timers.pass(10);
    void test.call(aMutation());
    void test.call(aQuery());
    await test.timers.pass(200);
    expect(test.upstream.requests.map(({ names }) => names[0])).toEqual(['FindCart', 'cart_update', 'FindCart']);
  });

  it('does not block the next one when it fails', async () => {
    const test = clientOnScript({ reply: (request, index) => (index === 0 ? lostReply : echo(request)) });
    const asked = [test.call(aMutation()), test.call(aQuery())];
    await test.timers.pass(100);
    expect(await Promise.all(asked)).toMatchObject([
      { failure: { name: 'UnknownOutcome' } },
      { reply: { came: 'data' } },
    ]);
  });

  it('is neither held up by tracking events nor holds them up', async () => {
    const test = clientOnScript({ takes: 40 });
    test.client.fireAndForget(aMutation({ name: 'tracking_addEvents' }), {}, { shopper: LENA });
    void test.call(aMutation());
    test.client.fireAndForget(aMutation({ name: 'tracking_addEvents' }), {}, { shopper: LENA });
    await test.timers.pass(200);
    expect(test.upstream.requests.map(({ at, names }) => [at, names[0]])).toEqual([
      [0, 'tracking_addEvents'],
      [0, 'cart_update'],
      [40, 'tracking_addEvents'],
    ]);
  });

  it('ignores the failure of a tracking event', async () => {
    const test = clientOnScript({ reply: () => statusOnly(500) });
    test.client.fireAndForget(aMutation({ name: 'tracking_addEvents' }), {}, { shopper: LENA });
    await test.timers.pass(20_000);
    expect(test.upstream.requests).toHaveLength(1);
  });
});
