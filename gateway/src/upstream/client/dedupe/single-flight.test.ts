import { describe, expect, it } from 'vitest';
import { aMutation, aQuery, clientOnScript, LENA, shopperNamed, TOM } from '../testing/client-on-script.ts';
import {
  each,
  echo,
  graphqlError,
  HANG,
  refusedConnection,
  statusOnly,
  tokenCalled,
} from '../testing/scripted-upstream.ts';

const anonymous = (ip: string) =>
  ({ storefront: LENA.storefront, loginState: 'logged-out', headers: { 'x-forwarded-for': ip } }) as const;
const PUBLIC = aQuery({ name: 'getNavigationModel', audience: 'public' });

describe('equal queries', () => {
  it('of one session share a reply, queued or in flight, in any order of their variables', async () => {
    const { call, timers, upstream } = clientOnScript({ takes: 40 });
    const endings = [call(aQuery(), { shopper: LENA }, { a: 1, b: { c: 2, d: 3 } })];
    endings.push(call(aQuery(), { shopper: { ...LENA } }, { b: { d: 3, c: 2 }, a: 1 }));
    await timers.pass(20);
    endings.push(call(aQuery(), { shopper: LENA }, { a: 1, b: { c: 2, d: 3 } }));
    await timers.pass(100);
    expect(await Promise.all(endings)).toMatchObject([0, 1, 2].map(() => ({ at: 42, reply: { came: 'data' } })));
    expect(upstream.requests).toHaveLength(1);
    expect(upstream.requests[0]?.names).toEqual(['FindCart']);
  });

  it('are sent again once they have a reply', async () => {
    const { call, timers, upstream } = clientOnScript();
    void call(aQuery());
    await timers.pass(100);
    void call(aQuery());
    await timers.pass(100);
    expect(upstream.requests).toHaveLength(2);
  });

  it('of different sessions share nothing, unless they are public and identify nobody', async () => {
    const { call, timers, upstream } = clientOnScript();
    for (const shopper of [anonymous('192.0.2.1'), anonymous('192.0.2.2')]) void call(PUBLIC, { shopper });
    await timers.pass(100);
    expect(upstream.requests).toHaveLength(1);
    for (const shopper of [LENA, TOM]) void call(PUBLIC, { shopper });
    await timers.pass(100);
    expect(upstream.requests).toHaveLength(3);
    for (const shopper of [anonymous('192.0.2.1'), anonymous('192.0.2.2')]) void call(aQuery(), { shopper });
    await timers.pass(100);
    expect(upstream.requests).toHaveLength(5);
  });

  it('of anonymous visitors who look alike share nothing personal', async () => {
    const { call, timers, upstream } = clientOnScript();
    for (const shopper of [anonymous('192.0.2.1'), anonymous('192.0.2.1')]) void call(aQuery(), { shopper });
    await timers.pass(100);
    expect(upstream.requests.map(({ names }) => names)).toEqual([['FindCart', 'FindCart']]);
  });

  it('that anonymous visitors share return nothing personal', async () => {
    const reported: unknown[] = [];
    const hooks = {
      sessionRenewed: (session: unknown) => reported.push(session),
      securityLogout: () => reported.push('logout'),
    };
    const errors = [...graphqlError('CART_NOT_FOUND').errors, { message: 'ishop.api.error.revoked_token' }];
    const { call, timers } = clientOnScript({ reply: (request) => each(request, () => ({ data: null, errors })) });
    for (const ip of ['192.0.2.1', '192.0.2.2']) void call(PUBLIC, { shopper: anonymous(ip), hooks });
    await timers.pass(100);
    expect(reported).toEqual([]);
  });

  it.each([
    ['store', { storefront: { ...LENA.storefront, store: 'at' } }],
    ['language', { storefront: { ...LENA.storefront, language: 'en-DE' } }],
    ['A/B test', { headers: { cookie: 'BZ_AB_1=b' } }],
    ['preview', { headers: { preview: '1' } }],
  ] as const)('of another %s share nothing', async (_what, said) => {
    const { call, timers, upstream } = clientOnScript();
    void call(PUBLIC, { shopper: anonymous('192.0.2.1') });
    void call(PUBLIC, { shopper: { ...anonymous('192.0.2.1'), ...said } });
    await timers.pass(100);
    expect(upstream.requests).toHaveLength(2);
  });

  it('are never shared when they are mutations', async () => {
    const { call, timers, upstream } = clientOnScript();
    for (const shopper of [LENA, LENA]) void call(aMutation({ retryClass: 'MI' }), { shopper });
    for (const ip of ['192.0.2.1', '192.0.2.2'])
      void call(aMutation({ audience: 'public' }), { shopper: anonymous(ip) });
    await timers.pass(100);
    expect(upstream.requests).toHaveLength(4);
  });

  it('continue for the other caller when one of two cancels', async () => {
    const { call, timers, upstream } = clientOnScript({ takes: 40 });
    const leaving = new AbortController();
    const endings = [call(aQuery(), { shopper: LENA, signal: leaving.signal }), call(aQuery())];
    await timers.pass(10);
    leaving.abort();
    await timers.pass(100);
    expect(await Promise.all(endings)).toMatchObject([
      { at: 10, failure: { name: 'CallCancelled' } },
      { at: 42, reply: { came: 'data' } },
    ]);
    expect(upstream.abortedRequests).toBe(0);
  });

  it('end at each caller’s own deadline', async () => {
    const { call, timers } = clientOnScript({ reply: () => HANG });
    const endings = [
      call(aQuery(), { shopper: LENA, deadlineMs: 1_000 }),
      call(aQuery(), { shopper: LENA, deadlineMs: 3_000 }),
    ];
    await timers.pass(20_000);
    expect((await Promise.all(endings)).map(({ at }) => at)).toEqual([1_000, 3_000]);
  });

  it('are retried until the latest deadline of their callers', async () => {
    const { call, timers } = clientOnScript({
      reply: (request, index) => (index < 2 ? refusedConnection : echo(request)),
    });
    const endings = [call(aQuery(), { shopper: LENA, deadlineMs: 700 }), call(aQuery())];
    await timers.pass(20_000);
    expect(await Promise.all(endings)).toMatchObject([
      { at: 700, failure: { problem: 'deadline' } },
      { at: 906, reply: { came: 'data' } },
    ]);
  });
});

describe('a caller who cancels', () => {
  const goAfter = async (ms: number, operation = aQuery()) => {
    const { call, timers, upstream } = clientOnScript({ takes: 1_000 });
    const going = new AbortController();
    const ending = call(operation, { shopper: LENA, signal: going.signal });
    await timers.pass(ms);
    going.abort();
    await timers.pass(20_000);
    return { ended: await ending, upstream };
  };

  it('removes a query from the queue', async () => {
    const { ended, upstream } = await goAfter(1);
    expect(ended).toMatchObject({
      at: 1,
      failure: { name: 'CallCancelled', operation: 'FindCart', problem: 'cancelled' },
    });
    expect(upstream.requests).toHaveLength(0);
  });

  it('aborts the request when all its queries are cancelled', async () => {
    expect((await goAfter(500)).upstream.abortedRequests).toBe(1);
  });

  it('does not affect the reply of a later caller of the same query', async () => {
    const { call, timers } = clientOnScript({ takes: 1_000 });
    const going = new AbortController();
    const gone = call(aQuery(), { shopper: LENA, signal: going.signal });
    await timers.pass(500);
    going.abort();
    await timers.pass(0);
    const ending = call(aQuery());
    await timers.pass(20_000);
    expect(await gone).toMatchObject({ at: 500, failure: { name: 'CallCancelled' } });
    expect(await ending).toMatchObject({ at: 1_502, reply: { came: 'data' } });
  });

  it('does not abort a request that holds somebody else’s query', async () => {
    const { call, timers, upstream } = clientOnScript({ takes: 1_000 });
    const going = new AbortController();
    const endings = [call(aQuery(), { shopper: LENA, signal: going.signal }), call(aQuery({ name: 'other' }))];
    await timers.pass(500);
    going.abort();
    await timers.pass(1_000);
    expect(await Promise.all(endings)).toMatchObject([{ failure: {} }, { reply: { came: 'data' } }]);
    expect(upstream.abortedRequests).toBe(0);
  });

  it('never interrupts a mutation', async () => {
    const { ended, upstream } = await goAfter(500, aMutation());
    expect(ended).toMatchObject({ at: 500 });
    expect(upstream.abortedRequests).toBe(0);
  });

  it('prevents a mutation from being sent that is queued or waits for a retry', async () => {
    const { call, timers, upstream } = clientOnScript({
      takes: 100,
      reply: (request, index) => (index === 0 ? refusedConnection : echo(request)),
    });
    const going = new AbortController();
    const endings = ['one', 'two'].map((name) => call(aMutation({ name }), { shopper: LENA, signal: going.signal }));
    await timers.pass(200);
    going.abort();
    void call(aMutation({ name: 'three' }));
    await timers.pass(20_000);
    await Promise.all(endings);
    expect(upstream.requests.map(({ at, names }) => [at, names[0]])).toEqual([
      [0, 'one'],
      [200, 'three'],
    ]);
  });

  it('costs nobody else a retry: a cancelled call is not retried', async () => {
    const { call, timers, upstream } = clientOnScript({
      takes: (index) => (index < 56 ? 1_000 : 0),
      reply: (request, index) => (index === 56 ? refusedConnection : echo(request)),
    });
    const going = new AbortController();
    const gone = Array.from({ length: 56 }, (_, index) =>
      call(aQuery(), { shopper: shopperNamed(`visitor ${index}`), signal: going.signal }),
    );
    await timers.pass(500);
    going.abort();
    await timers.pass(10);
    const ending = call(aMutation());
    await timers.pass(20_000);
    await Promise.all(gone);
    expect(await ending).toMatchObject({ reply: { came: 'data' } });
    expect(upstream.requests).toHaveLength(56 + 2);
  });

  it('may cancel before the call starts', async () => {
    const { call, timers, upstream } = clientOnScript();
    const ending = call(aQuery(), { shopper: LENA, signal: AbortSignal.abort() });
    await timers.pass(100);
    expect(await ending).toMatchObject({ failure: { name: 'CallCancelled', problem: 'cancelled' } });
    expect(upstream.requests).toHaveLength(0);
  });
});

describe('a deadline', () => {
  it('is 10 s by default, queue and retries included', async () => {
    const { call, timers, upstream } = clientOnScript({ reply: () => HANG });
    const ending = call(aQuery());
    await timers.pass(60_000);
    expect(await ending).toMatchObject({ at: 10_000, failure: { name: 'UpstreamUnavailable', problem: 'deadline' } });
    expect(upstream.requests).toHaveLength(2);
  });

  it('that expires while a mutation is in flight leaves its outcome unknown', async () => {
    const { call, timers } = clientOnScript({ reply: () => HANG });
    const ending = call(aMutation(), { shopper: LENA, deadlineMs: 1_000 });
    await timers.pass(20_000);
    expect(await ending).toMatchObject({ at: 1_000, failure: { name: 'UnknownOutcome', problem: 'deadline' } });
  });

  it('that expires before a mutation is sent has no effect', async () => {
    const { call, timers, upstream } = clientOnScript({ reply: () => HANG });
    void call(aMutation({ name: 'slow' }), { shopper: LENA });
    const ending = call(aMutation({ name: 'waiting' }), { shopper: LENA, deadlineMs: 1_000 });
    await timers.pass(20_000);
    expect(await ending).toMatchObject({ at: 1_000, failure: { name: 'UpstreamUnavailable', problem: 'deadline' } });
    expect(upstream.requests.map(({ names }) => names[0])).toEqual(['slow']);
  });

  it('that expires after the upstream refused a mutation has no effect either', async () => {
    const { call, timers } = clientOnScript({
      reply: () => statusOnly(401),
      token: (index) => (index === 0 ? tokenCalled('old') : HANG),
    });
    const ending = call(aMutation(), { shopper: LENA, deadlineMs: 1_000 });
    await timers.pass(20_000);
    expect(await ending).toMatchObject({ at: 1_000, failure: { name: 'UpstreamUnavailable', problem: 'deadline' } });
  });

  it('allows no attempt to start in its last 250 ms', async () => {
    const { call, timers, upstream } = clientOnScript({ reply: () => refusedConnection });
    await timers.pass(1_000);
    const short = call(aMutation(), { shopper: shopperNamed('short'), deadlineMs: 249 });
    const enough = call(aMutation(), { shopper: shopperNamed('enough'), deadlineMs: 250 });
    const repeats = call(aMutation(), { shopper: shopperNamed('repeats'), deadlineMs: 1_100 });
    await timers.pass(60_000);
    expect(await short).toMatchObject({ failure: { name: 'UpstreamUnavailable', problem: 'deadline' } });
    expect(await enough).toMatchObject({ failure: { name: 'UpstreamUnavailable', problem: 'not-reached' } });
    expect(await repeats).toMatchObject({
      at: 1_300,
      failure: { name: 'UpstreamUnavailable', problem: 'not-reached' },
    });
    expect(upstream.requests.map(({ at }) => at)).toEqual([1_000, 1_000, 1_300]);
  });
});
