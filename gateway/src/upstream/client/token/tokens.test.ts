import { describe, expect, it } from 'vitest';
import { aMutation, aQuery, clientOnScript, LENA, shopperNamed } from '../testing/client-on-script.ts';
import {
  jsonResponse,
  each,
  echo,
  graphqlError,
  HANG,
  refusedConnection,
  statusOnly,
  tokenCalled,
} from '../testing/scripted-upstream.ts';
import type { Reply, SeenRequest } from '../testing/scripted-upstream.ts';

const MINUTE = 60_000;

const bearerOf = ({ headers }: SeenRequest): string | undefined => headers['authorization'];

/** Takes every token but the first. */
const takesNewer = (request: SeenRequest): Reply =>
  bearerOf(request) === 'Bearer token-1' ? each(request, () => graphqlError('INVALID_TOKEN')) : echo(request);

describe('the gateway’s token', () => {
  it('comes from a form with grant type, scope, client id and secret (UPSTREAM-04)', async () => {
    const { call, timers, upstream } = clientOnScript();
    void call(aQuery());
    await timers.pass(100);
    const [request] = upstream.tokenRequests;
    expect(request?.headers).toEqual({
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    });
    expect(Object.fromEntries(new URLSearchParams(String(request?.body)))).toEqual({
      grant_type: 'client_credentials',
      scope: 'storefront',
      client_id: 'shop',
      client_secret: 'chalk & slate',
    });
    expect(upstream.requests.map(bearerOf)).toEqual(['Bearer token-1']);
  });

  it('is fetched once for concurrent callers', async () => {
    const { call, timers, upstream } = clientOnScript();
    const endings = Array.from({ length: 30 }, (_, index) =>
      call(aQuery(), { shopper: shopperNamed(`user ${index}`) }),
    );
    await timers.pass(100);
    await Promise.all(endings);
    expect(upstream.tokenRequests).toHaveLength(1);
  });

  it('is used until a minute before it expires', async () => {
    const { call, timers, upstream } = clientOnScript({ token: (index) => tokenCalled(`token-${index + 1}`, 600) });
    for (const wait of [9 * MINUTE - 100, 100, 1_000]) {
      void call(aMutation());
      await timers.pass(wait);
    }
    expect(upstream.requests.map(bearerOf)).toEqual(['Bearer token-1', 'Bearer token-1', 'Bearer token-2']);
  });

  it.each([
    ['gets no response within 3 s', HANG, 3_000],
    ['fails', statusOnly(503), 0],
    ['returns something other than a token', jsonResponse({ token_type: 'bearer' }), 0],
  ] as const)('is requested once more if the call %s (UPSTREAM-05)', async (_how, reply, later) => {
    const { call, timers, upstream } = clientOnScript({
      token: (index) => (index === 0 ? reply : tokenCalled('second')),
    });
    void call(aMutation());
    await timers.pass(10_000);
    expect(upstream.tokenRequests.map(({ at }) => at)).toEqual([0, later]);
    expect(upstream.requests.map(bearerOf)).toEqual(['Bearer second']);
  });

  it('is empty when the request fails twice: the operation is sent without (ERR-09)', async () => {
    const { client, call, timers, upstream } = clientOnScript({ token: () => HANG });
    const ending = call(aMutation());
    await timers.pass(10_000);
    expect(await ending).toMatchObject({ at: 6_000, reply: { came: 'data' } });
    expect(upstream.tokenRequests).toHaveLength(2);
    expect(upstream.requests.map(bearerOf)).toEqual([undefined]);
    const state = client.checkCredentials();
    await timers.pass(10_000);
    expect(await state).toBe('unreachable');
  });

  it.each([
    [302, 'unreachable', 2],
    [400, 'refused', 1],
    [401, 'refused', 1],
    [499, 'refused', 1],
    [500, 'unreachable', 2],
    [503, 'unreachable', 2],
  ])('status %i of the token request: %s, after %i requests', async (status, state, calls) => {
    const { client, timers, upstream } = clientOnScript({ token: () => statusOnly(status) });
    const asked = client.checkCredentials();
    await timers.pass(100);
    expect([await asked, upstream.tokenRequests.length]).toEqual([state, calls]);
  });

  it('is not requested again at once after the credentials were refused, but a second later', async () => {
    const { client, timers, upstream } = clientOnScript({
      token: (index) => (index === 0 ? jsonResponse({ error: 'invalid_client' }, 401) : tokenCalled('token')),
    });
    const states = [];
    for (const wait of [10, 990, 10]) {
      const state = client.checkCredentials();
      await timers.pass(wait);
      states.push(await state);
    }
    expect(states).toEqual(['refused', 'refused', 'issued']);
    expect(upstream.tokenRequests).toHaveLength(2);
  });
});

describe('a rejected token', () => {
  it.each([
    ['a query', aQuery()],
    ['a change that must not run twice', aMutation()],
  ])('is replaced, and the operation is sent once more: %s (ERR-04)', async (_what, operation) => {
    const { call, timers, upstream } = clientOnScript({ reply: takesNewer });
    const ending = call(operation);
    await timers.pass(100);
    expect(await ending).toMatchObject({ reply: { came: 'data' } });
    expect(upstream.requests.map(bearerOf)).toEqual(['Bearer token-1', 'Bearer token-2']);
  });

  it('is replaced when only the status rejects it', async () => {
    const { call, timers } = clientOnScript({
      reply: (request) => (bearerOf(request) === 'Bearer token-1' ? statusOnly(401) : echo(request)),
    });
    const ending = call(aMutation());
    await timers.pass(100);
    expect(await ending).toMatchObject({ reply: { came: 'data' } });
  });

  it('is replaced by one token request for ten calls that notice at the same time', async () => {
    const { call, timers, upstream } = clientOnScript({ reply: takesNewer });
    const endings = Array.from({ length: 10 }, (_, index) =>
      call(aMutation(), { shopper: shopperNamed(`user ${index}`) }),
    );
    await timers.pass(100);
    expect(await Promise.all(endings)).toMatchObject(endings.map(() => ({ reply: { came: 'data' } })));
    expect(upstream.requests).toHaveLength(20);
    // The first call fetched the token that was refused.
    expect(upstream.tokenRequests).toHaveLength(2);
  });

  it('is replaced by one token request for a whole batch', async () => {
    const { call, timers, upstream } = clientOnScript({ reply: takesNewer });
    const endings = Array.from({ length: 10 }, (_, index) => call(aQuery({ name: `q${index}` })));
    await timers.pass(100);
    await Promise.all(endings);
    expect(upstream.requests.map(({ names }) => names.length)).toEqual([10, 10]);
    expect(upstream.tokenRequests).toHaveLength(2);
  });

  it('is not replaced by calls that notice late: there is a newer one already', async () => {
    const { call, timers, upstream } = clientOnScript({ reply: takesNewer, takes: 40 });
    void call(aMutation(), { shopper: LENA });
    await timers.pass(10);
    const late = call(aMutation(), { shopper: shopperNamed('late') });
    await timers.pass(100);
    expect(await late).toMatchObject({ at: 90, reply: { came: 'data' } });
    expect(upstream.requests.map(bearerOf)).toEqual([
      'Bearer token-1',
      'Bearer token-1',
      'Bearer token-2',
      'Bearer token-2',
    ]);
    expect(upstream.tokenRequests).toHaveLength(2);
  });

  it('is replaced only once: a second rejection is a failure of the upstream (ERR-04)', async () => {
    const { call, timers, upstream } = clientOnScript({
      reply: (request) => each(request, () => graphqlError('INVALID_TOKEN')),
    });
    const ending = call(aMutation({ name: 'submitCart' }));
    await timers.pass(20_000);
    expect(await ending).toMatchObject({
      failure: { name: 'UpstreamUnavailable', operation: 'submitCart', problem: 'token-refused' },
    });
    expect(upstream.requests).toHaveLength(2);
  });

  it('is not fetched again at once when none was issued', async () => {
    const { call, timers, upstream } = clientOnScript({
      token: () => statusOnly(503),
      reply: (request) => each(request, () => graphqlError('INVALID_TOKEN')),
    });
    const ending = call(aMutation());
    await timers.pass(100);
    expect(await ending).toMatchObject({ failure: { name: 'UpstreamUnavailable', problem: 'token-refused' } });
    expect(upstream.requests).toHaveLength(1);
    expect(upstream.tokenRequests).toHaveLength(2);
  });

  it('makes a query run once more, even if it returned data', async () => {
    const half = { ...graphqlError('INVALID_TOKEN'), data: { name: 'half' } };
    const { call, timers } = clientOnScript({
      reply: (request, index) => (index === 0 ? jsonResponse(half) : echo(request)),
    });
    const ending = call(aQuery());
    await timers.pass(100);
    expect(await ending).toMatchObject({ reply: { came: 'data', data: { name: 'FindCart' }, errors: [] } });
  });

  it('does not make a mutation run twice that returned data', async () => {
    const { call, timers, upstream } = clientOnScript({
      reply: () => jsonResponse({ ...graphqlError('INVALID_TOKEN'), data: { name: 'half' } }),
    });
    const ending = call(aMutation());
    await timers.pass(100);
    expect(await ending).toMatchObject({ reply: { came: 'data', errors: [{ kind: 'api-token-invalid' }] } });
    expect(upstream.requests).toHaveLength(1);
  });

  it('does not count as an attempt: five failures may follow', async () => {
    const { call, timers, upstream } = clientOnScript({
      reply: (request, index) => (index === 0 ? each(request, () => graphqlError('INVALID_TOKEN')) : refusedConnection),
    });
    void call(aMutation());
    await timers.pass(20_000);
    expect(upstream.requests).toHaveLength(6);
  });
});
