import type { OpenedSession } from '@shop/domain/visit/session';
import { describe, expect, it } from 'vitest';
import { completeDataOf } from '../operation-reply.ts';
import type { CallerHooks } from '../caller.ts';
import type { UpstreamShopper } from '../upstream-shopper.ts';
import * as operations from '../../generated/operations.ts';
import { aMutation, aQuery, clientOnScript, LENA, shopperNamed } from '../testing/client-on-script.ts';
import { jsonResponse, each, echo, graphqlError, serverError } from '../testing/scripted-upstream.ts';
import type { Reply, SeenRequest } from '../testing/scripted-upstream.ts';

const NEW: OpenedSession = { userId: 'new user', cartId: 'new cart', activeWishlistId: 'new list' };
const INIT = aMutation({ name: 'shopInit' });

/** Knows no cart and no user of before. */
const forgetful = (request: SeenRequest): Reply =>
  request.names[0] === 'shopInit' || request.headers['x-ishop-api-userid'] === NEW.userId
    ? echo(request)
    : each(request, () => graphqlError('CART_NOT_FOUND'));

/** Opens sessions by an operation, and counts for whom. */
const opening = () => {
  const openedFor: UpstreamShopper[] = [];
  const reported: OpenedSession[] = [];
  const hooks: CallerHooks = { sessionRenewed: (session) => reported.push(session) };
  const renewSession = async (
    shopper: UpstreamShopper,
    call: ReturnType<typeof clientOnScript>['client']['call'],
  ): Promise<OpenedSession> => {
    openedFor.push(shopper);
    completeDataOf(INIT, await call(INIT, {}, { shopper }));
    return NEW;
  };
  return { openedFor, reported, hooks, renewSession };
};

describe('an operation whose cart the upstream has lost', () => {
  it.each([
    ['a query', aQuery()],
    ['a change', aMutation()],
  ])('runs once more with ids that are new, also in its variables: %s', async (_what, operation) => {
    const { reported, hooks, renewSession } = opening();
    const { call, timers, upstream } = clientOnScript({ reply: forgetful }, { renewSession });
    const ending = call(
      operation,
      { shopper: LENA, hooks },
      { cartId: LENA.cartId, input: { userId: 'lena', name: 'Lena' }, ops: [{ cartId: 'x' }] },
    );
    await timers.pass(100);
    expect(await ending).toMatchObject({ reply: { came: 'data' } });
    expect(upstream.requests.map(({ names }) => names[0])).toEqual([operation.name, 'shopInit', operation.name]);
    expect(upstream.requests.at(-1)).toMatchObject({
      headers: { 'x-ishop-api-userid': 'new user' },
      variables: [{ cartId: 'new cart', input: { userId: 'new user', name: 'Lena' }, ops: [{ cartId: 'new cart' }] }],
    });
    expect(reported).toEqual([NEW]);
  });

  it('runs once more without waiting for itself where its user stays the same', async () => {
    const sameUser = { ...NEW, userId: LENA.userId ?? '' };
    const { call, timers, upstream } = clientOnScript(
      {
        reply: (request, index) => (index === 0 ? each(request, () => graphqlError('CART_NOT_FOUND')) : echo(request)),
      },
      { renewSession: () => Promise.resolve(sameUser) },
    );
    const ending = call(
      aMutation(),
      { shopper: LENA, hooks: { sessionRenewed: () => undefined } },
      { cartId: LENA.cartId },
    );
    await timers.pass(100);
    expect(await ending).toMatchObject({ reply: { came: 'data' } });
    expect(upstream.requests.map(({ variables }) => variables)).toEqual([
      [{ cartId: LENA.cartId }],
      [{ cartId: 'new cart' }],
    ]);
  });

  it('is also recognised by the demand for a valid user id', async () => {
    const { reported, hooks, renewSession } = opening();
    const wanting = { data: null, errors: [{ message: 'A valid user id is required.' }] };
    const { call, timers } = clientOnScript(
      { reply: (request, index) => (index === 0 ? jsonResponse(wanting) : echo(request)) },
      { renewSession },
    );
    const ending = call(aQuery(), { shopper: LENA, hooks });
    await timers.pass(100);
    expect(await ending).toMatchObject({ reply: { came: 'data' } });
    expect(reported).toEqual([NEW]);
  });

  it('runs no third time', async () => {
    const { hooks, renewSession } = opening();
    const { call, timers, upstream } = clientOnScript(
      {
        reply: (request) =>
          request.names[0] === 'shopInit' ? echo(request) : each(request, () => graphqlError('CART_NOT_FOUND')),
      },
      { renewSession },
    );
    const ending = call(aMutation(), { shopper: LENA, hooks });
    await timers.pass(100);
    expect(await ending).toMatchObject({ reply: { came: 'errors', errors: [{ kind: 'ids-unknown' }] } });
    expect(upstream.requests).toHaveLength(3);
  });

  it('waits in the queue of the new session', async () => {
    const { call, timers, upstream } = clientOnScript(
      { reply: forgetful, takes: 40 },
      { renewSession: () => Promise.resolve(NEW) },
    );
    void call(aMutation({ name: 'repaired' }), { shopper: LENA, hooks: { sessionRenewed: () => undefined } });
    await timers.pass(30);
    void call(aMutation({ name: 'first' }), { shopper: shopperNamed(NEW.userId, { cartId: NEW.cartId }) });
    await timers.pass(1_000);
    expect(upstream.requests.map(({ at, names }) => [at, names[0]])).toEqual([
      [0, 'repaired'],
      [30, 'first'],
      [70, 'repaired'],
    ]);
  });

  it.each(['submitCart', 'mergeCarts', 'completeAmazonPayCheckout'])(
    'gets new ids, but does not run again, when it is %s',
    async (name) => {
      const { reported, hooks, renewSession } = opening();
      const { call, timers, upstream } = clientOnScript({ reply: forgetful }, { renewSession });
      const ending = call(aMutation({ name }), { shopper: LENA, hooks }, { cartId: LENA.cartId });
      await timers.pass(100);
      expect(await ending).toMatchObject({ reply: { came: 'errors', errors: [{ kind: 'ids-unknown' }] } });
      expect(upstream.requests.map(({ names }) => names[0])).toEqual([name, 'shopInit']);
      expect(reported).toEqual([NEW]);
    },
  );

  it('shares one new session with all calls of its session, also with those that come a little later', async () => {
    const { openedFor, reported, hooks, renewSession } = opening();
    const { call, timers } = clientOnScript({ reply: forgetful, takes: 20 }, { renewSession });
    const endings = [aMutation(), aQuery(), aQuery({ name: 'getPaymentInfo' })].map((operation) =>
      call(operation, { shopper: LENA, hooks }),
    );
    await timers.pass(1_000);
    endings.push(call(aQuery(), { shopper: { ...LENA }, hooks }));
    await timers.pass(1_000);
    expect(await Promise.all(endings)).toMatchObject(endings.map(() => ({ reply: { came: 'data' } })));
    expect(openedFor).toHaveLength(1);
    expect(reported).toEqual([NEW, NEW, NEW, NEW]);
    await timers.pass(60_000);
    void call(aQuery(), { shopper: LENA, hooks });
    await timers.pass(1_000);
    expect(openedFor).toHaveLength(2);
  });

  it('never shares its new session with another shopper, not even among those without ids', async () => {
    const { openedFor, hooks, renewSession } = opening();
    const anonymous = () => ({ storefront: LENA.storefront, loginState: 'logged-out', headers: {} }) as const;
    const { call, timers } = clientOnScript({ reply: forgetful }, { renewSession });
    for (const shopper of [LENA, shopperNamed('tom'), anonymous(), anonymous()])
      void call(aMutation(), { shopper, hooks });
    await timers.pass(1_000);
    expect(openedFor).toHaveLength(4);
  });

  it('gets the error when no caller can store new ids', async () => {
    const { openedFor, renewSession } = opening();
    const { call, timers } = clientOnScript({ reply: forgetful }, { renewSession });
    const ending = call(aQuery());
    await timers.pass(100);
    expect(await ending).toMatchObject({
      reply: { came: 'errors', errors: [{ kind: 'ids-unknown', classification: 'CART_NOT_FOUND' }] },
    });
    expect(openedFor).toEqual([]);
  });

  it('reports new ids to the callers that store them, and replies to the others too', async () => {
    const { reported, hooks, renewSession } = opening();
    const { call, timers } = clientOnScript({ reply: forgetful }, { renewSession });
    const endings = [
      call(aQuery(), { shopper: LENA, hooks }),
      call(aQuery(), { shopper: LENA, hooks: {} }),
      call(aQuery()),
    ];
    await timers.pass(100);
    expect(await Promise.all(endings)).toMatchObject(endings.map(() => ({ reply: { came: 'data' } })));
    expect(reported).toEqual([NEW]);
  });

  it('can renew its session again after a renewal that failed', async () => {
    const { openedFor, hooks, renewSession } = opening();
    let isDown = true;
    const { call, timers } = clientOnScript(
      { reply: (request) => (isDown && request.names[0] === 'shopInit' ? serverError : forgetful(request)) },
      { renewSession },
    );
    void call(aQuery(), { shopper: LENA, hooks });
    await timers.pass(100);
    isDown = false;
    const ending = call(aQuery(), { shopper: LENA, hooks });
    await timers.pass(100);
    expect(await ending).toMatchObject({ reply: { came: 'data' } });
    expect(openedFor).toHaveLength(2);
  });

  it('fails with the failure of the renewal', async () => {
    const { hooks, renewSession } = opening();
    const { call, timers } = clientOnScript(
      { reply: (request) => (request.names[0] === 'shopInit' ? serverError : forgetful(request)) },
      { renewSession },
    );
    const ending = call(aQuery(), { shopper: LENA, hooks });
    await timers.pass(100);
    expect(await ending).toMatchObject({ failure: { name: 'UnknownOutcome', operation: 'shopInit' } });
  });
});

it.each([
  ['succeeds', echo],
  ['fails', () => serverError],
])('an operation that %s renews no ids and ends no session', async (_how, reply) => {
  const reported: unknown[] = [];
  const hooks: CallerHooks = {
    sessionRenewed: (session) => reported.push(session),
    securityLogout: () => reported.push('logout'),
  };
  const { call, timers } = clientOnScript({ reply });
  const endings = [aQuery(), aMutation()].map((operation) => call(operation, { shopper: LENA, hooks }));
  await timers.pass(60_000);
  await Promise.all(endings);
  expect(reported).toEqual([]);
});

/** How the upstream says that a session is over, and the operations that report it to their caller (ERR-05, ERR-06). */
const SESSION_ENDED = ['ishop.api.error.invalid_token', 'ishop.api.error.revoked_token'];
const ACCOUNT_DATA_CHANGES = [
  'changeAccountData',
  'changePassword',
  'updateEmail',
  'updatePhone',
  'deleteCurrentCustomerAccount',
  'updateBusinessDetails',
];
const OTHER_OPERATIONS = Object.values(operations).filter(({ name }) => !ACCOUNT_DATA_CHANGES.includes(name));

describe('a session that the upstream revoked', () => {
  const revoked = (messageKey: string, data: object | null = null) => ({
    data,
    errors: [{ message: 'no', extensions: { messageKey } }],
  });

  it.each(SESSION_ENDED)('is reported as a security logout, and its error is dropped: %s (ERR-06)', async (key) => {
    const logouts: string[] = [];
    const { call, timers, upstream } = clientOnScript({ reply: () => jsonResponse(revoked(key)) });
    const ending = call(aQuery(), { shopper: LENA, hooks: { securityLogout: () => logouts.push(key) } });
    await timers.pass(100);
    expect(await ending).toMatchObject({ reply: { came: 'nothing' } });
    expect(logouts).toEqual([key]);
    expect(upstream.requests).toHaveLength(1);
  });

  it.each(ACCOUNT_DATA_CHANGES.flatMap((name) => SESSION_ENDED.map((key) => [name, key] as const)))(
    'keeps its error for changes of account data: %s, %s (ERR-06)',
    async (name, key) => {
      const logouts: string[] = [];
      const { call, timers, upstream } = clientOnScript({ reply: () => jsonResponse(revoked(key)) });
      const ending = call(aMutation({ name }), { shopper: LENA, hooks: { securityLogout: () => logouts.push(key) } });
      await timers.pass(100);
      expect(await ending).toMatchObject({
        reply: { came: 'errors', errors: [{ kind: 'session-revoked', messageKey: key }] },
      });
      expect([logouts, upstream.requests.length]).toEqual([[key], 1]);
    },
  );

  it.each(OTHER_OPERATIONS)('drops its error for every other operation: $name (ERR-06)', async ({ name, kind }) => {
    for (const key of SESSION_ENDED) {
      const { call, timers } = clientOnScript({ reply: () => jsonResponse(revoked(key)) });
      const ending = call(kind === 'query' ? aQuery({ name }) : aMutation({ name }), {
        shopper: LENA,
        hooks: { securityLogout: () => undefined },
      });
      await timers.pass(100);
      expect(await ending).toMatchObject({ reply: { came: 'nothing' } });
    }
  });

  it('keeps the data that came with it', async () => {
    const { call, timers } = clientOnScript({
      reply: () => jsonResponse(revoked('ishop.api.error.revoked_token', { name: 'menu' })),
    });
    const ending = call(aQuery());
    await timers.pass(100);
    expect(await ending).toMatchObject({ reply: { came: 'data', data: { name: 'menu' }, errors: [] } });
  });

  it('outranks a rejected token of the gateway: a new one would not help', async () => {
    const both = {
      data: null,
      errors: [...graphqlError('INVALID_TOKEN').errors, ...revoked('ishop.api.error.revoked_token').errors],
    };
    const { call, timers, upstream } = clientOnScript({ reply: () => jsonResponse(both) });
    const ending = call(aQuery());
    await timers.pass(100);
    expect(await ending).toMatchObject({ reply: { came: 'errors', errors: [{ kind: 'api-token-invalid' }] } });
    expect(upstream.requests).toHaveLength(1);
    expect(upstream.tokenRequests).toHaveLength(1);
  });
});
