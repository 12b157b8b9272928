import type { OpenedSession } from '@shop/domain/sessions/sessions.port';
import type { Shopper } from '@shop/domain/sessions/shopper';
import { describe, expect, it } from 'vitest';
import { completeDataOf } from '../operation-reply.ts';
import type { CallerHooks } from '../caller.ts';
import * as operations from '../../generated/operations.ts';
import { aMutation, aQuery, clientOnScript, LENA, shopperNamed } from '../testing/client-on-script.ts';
import { answered, each, echo, graphqlError, serverError } from '../testing/scripted-upstream.ts';
import type { Reply, SeenRequest } from '../testing/scripted-upstream.ts';

const NEW: OpenedSession = { userId: 'new user', cartId: 'new cart', activeWishlistId: 'new list' };
const INIT = aMutation({ name: 'shopInit' });

/** Knows no cart and no user of before. */
const forgetful = (request: SeenRequest): Reply =>
  request.names[0] === 'shopInit' || request.headers['x-ishop-api-userid'] === NEW.userId ? echo(request) : each(request, () => graphqlError('CART_NOT_FOUND'));

/** Opens sessions by an operation, and counts for whom. */
const opening = () => {
  const openedFor: Shopper[] = [];
  const told: OpenedSession[] = [];
  const hooks: CallerHooks = { sessionRenewed: (session) => told.push(session) };
  const renewSession = async (shopper: Shopper, call: ReturnType<typeof clientOnScript>['client']['call']): Promise<OpenedSession> => {
    openedFor.push(shopper);
    completeDataOf(INIT, await call(INIT, {}, { shopper }));
    return NEW;
  };
  return { openedFor, told, hooks, renewSession };
};

describe('an operation whose cart the upstream has lost', () => {
  it.each([
    ['a question', aQuery()],
    ['a change', aMutation()],
  ])('runs once more with ids that are new, also in its variables: %s', async (_what, operation) => {
    const { told, hooks, renewSession } = opening();
    const { call, timers, upstream } = clientOnScript({ answer: forgetful }, { renewSession });
    const ending = call(operation, { shopper: LENA, hooks }, { cartId: LENA.cartId, input: { userId: 'lena', name: 'Lena' }, ops: [{ cartId: 'x' }] });
    await timers.pass(100);
    expect(await ending).toMatchObject({ answer: { came: 'data' } });
    expect(upstream.requests.map(({ names }) => names[0])).toEqual([operation.name, 'shopInit', operation.name]);
    expect(upstream.requests.at(-1)).toMatchObject({
      headers: { 'x-ishop-api-userid': 'new user' },
      variables: [{ cartId: 'new cart', input: { userId: 'new user', name: 'Lena' }, ops: [{ cartId: 'new cart' }] }],
    });
    expect(told).toEqual([NEW]);
  });

  it('runs once more without waiting for itself where its user stays the same', async () => {
    const sameUser = { ...NEW, userId: LENA.userId ?? '' };
    const { call, timers, upstream } = clientOnScript({ answer: (request, index) => (index === 0 ? each(request, () => graphqlError('CART_NOT_FOUND')) : echo(request)) }, { renewSession: () => Promise.resolve(sameUser) });
    const ending = call(aMutation(), { shopper: LENA, hooks: { sessionRenewed: () => undefined } }, { cartId: LENA.cartId });
    await timers.pass(100);
    expect(await ending).toMatchObject({ answer: { came: 'data' } });
    expect(upstream.requests.map(({ variables }) => variables)).toEqual([[{ cartId: LENA.cartId }], [{ cartId: 'new cart' }]]);
  });

  it('is also one that wants a valid user id', async () => {
    const { told, hooks, renewSession } = opening();
    const wanting = { data: null, errors: [{ message: 'A valid user id is required.' }] };
    const { call, timers } = clientOnScript({ answer: (request, index) => (index === 0 ? answered(wanting) : echo(request)) }, { renewSession });
    const ending = call(aQuery(), { shopper: LENA, hooks });
    await timers.pass(100);
    expect(await ending).toMatchObject({ answer: { came: 'data' } });
    expect(told).toEqual([NEW]);
  });

  it('runs no third time', async () => {
    const { hooks, renewSession } = opening();
    const { call, timers, upstream } = clientOnScript({ answer: (request) => (request.names[0] === 'shopInit' ? echo(request) : each(request, () => graphqlError('CART_NOT_FOUND'))) }, { renewSession });
    const ending = call(aMutation(), { shopper: LENA, hooks });
    await timers.pass(100);
    expect(await ending).toMatchObject({ answer: { came: 'errors', errors: [{ kind: 'ids-unknown' }] } });
    expect(upstream.requests).toHaveLength(3);
  });

  it('takes its turn among the operations of the new session', async () => {
    const { call, timers, upstream } = clientOnScript({ answer: forgetful, takes: 40 }, { renewSession: () => Promise.resolve(NEW) });
    void call(aMutation({ name: 'repaired' }), { shopper: LENA, hooks: { sessionRenewed: () => undefined } });
    await timers.pass(30);
    void call(aMutation({ name: 'first' }), { shopper: shopperNamed(NEW.userId, { cartId: NEW.cartId }) });
    await timers.pass(1_000);
    expect(upstream.requests.map(({ at, names }) => [at, names[0]])).toEqual([[0, 'repaired'], [30, 'first'], [70, 'repaired']]);
  });

  it.each(['submitCart', 'mergeCarts', 'completeAmazonPayCheckout'])('gets new ids, and does not run again, when it is %s', async (name) => {
    const { told, hooks, renewSession } = opening();
    const { call, timers, upstream } = clientOnScript({ answer: forgetful }, { renewSession });
    const ending = call(aMutation({ name }), { shopper: LENA, hooks }, { cartId: LENA.cartId });
    await timers.pass(100);
    expect(await ending).toMatchObject({ answer: { came: 'errors', errors: [{ kind: 'ids-unknown' }] } });
    expect(upstream.requests.map(({ names }) => names[0])).toEqual([name, 'shopInit']);
    expect(told).toEqual([NEW]);
  });

  it('shares one new session with all of its session that notice, and with those who come a little later', async () => {
    const { openedFor, told, hooks, renewSession } = opening();
    const { call, timers } = clientOnScript({ answer: forgetful, takes: 20 }, { renewSession });
    const endings = [aMutation(), aQuery(), aQuery({ name: 'getPaymentInfo' })].map((operation) => call(operation, { shopper: LENA, hooks }));
    await timers.pass(1_000);
    endings.push(call(aQuery(), { shopper: { ...LENA }, hooks }));
    await timers.pass(1_000);
    expect(await Promise.all(endings)).toMatchObject(endings.map(() => ({ answer: { came: 'data' } })));
    expect(openedFor).toHaveLength(1);
    expect(told).toEqual([NEW, NEW, NEW, NEW]);
    await timers.pass(60_000);
    void call(aQuery(), { shopper: LENA, hooks });
    await timers.pass(1_000);
    expect(openedFor).toHaveLength(2);
  });

  it('never shares its new session with another’s, not even among those who have no ids', async () => {
    const { openedFor, hooks, renewSession } = opening();
    const anonymous = () => ({ storefront: LENA.storefront, loginState: 'logged-out', headers: {} }) as const;
    const { call, timers } = clientOnScript({ answer: forgetful }, { renewSession });
    for (const shopper of [LENA, shopperNamed('tom'), anonymous(), anonymous()]) void call(aMutation(), { shopper, hooks });
    await timers.pass(1_000);
    expect(openedFor).toHaveLength(4);
  });

  it('is answered with the error where nobody would keep new ids', async () => {
    const { openedFor, renewSession } = opening();
    const { call, timers } = clientOnScript({ answer: forgetful }, { renewSession });
    const ending = call(aQuery());
    await timers.pass(100);
    expect(await ending).toMatchObject({ answer: { came: 'errors', errors: [{ kind: 'ids-unknown', classification: 'CART_NOT_FOUND' }] } });
    expect(openedFor).toEqual([]);
  });

  it('tells those of new ids who keep them, and answers the others who ask the same too', async () => {
    const { told, hooks, renewSession } = opening();
    const { call, timers } = clientOnScript({ answer: forgetful }, { renewSession });
    const endings = [call(aQuery(), { shopper: LENA, hooks }), call(aQuery(), { shopper: LENA, hooks: {} }), call(aQuery())];
    await timers.pass(100);
    expect(await Promise.all(endings)).toMatchObject(endings.map(() => ({ answer: { came: 'data' } })));
    expect(told).toEqual([NEW]);
  });

  it('gets another chance of a new session after one that could not be opened', async () => {
    const { openedFor, hooks, renewSession } = opening();
    let isDown = true;
    const { call, timers } = clientOnScript({ answer: (request) => (isDown && request.names[0] === 'shopInit' ? serverError : forgetful(request)) }, { renewSession });
    void call(aQuery(), { shopper: LENA, hooks });
    await timers.pass(100);
    isDown = false;
    const ending = call(aQuery(), { shopper: LENA, hooks });
    await timers.pass(100);
    expect(await ending).toMatchObject({ answer: { came: 'data' } });
    expect(openedFor).toHaveLength(2);
  });

  it('fails with what kept the new session from opening', async () => {
    const { hooks, renewSession } = opening();
    const { call, timers } = clientOnScript({ answer: (request) => (request.names[0] === 'shopInit' ? serverError : forgetful(request)) }, { renewSession });
    const ending = call(aQuery(), { shopper: LENA, hooks });
    await timers.pass(100);
    expect(await ending).toMatchObject({ failure: { name: 'UnknownOutcome', operation: 'shopInit' } });
  });
});

it.each([
  ['is answered', echo],
  ['fails', () => serverError],
])('an operation that %s brings nobody new ids, and logs nobody out', async (_how, answer) => {
  const told: unknown[] = [];
  const hooks: CallerHooks = { sessionRenewed: (session) => told.push(session), securityLogout: () => told.push('logout') };
  const { call, timers } = clientOnScript({ answer });
  const endings = [aQuery(), aMutation()].map((operation) => call(operation, { shopper: LENA, hooks }));
  await timers.pass(60_000);
  await Promise.all(endings);
  expect(told).toEqual([]);
});

/** How the upstream says that a session is over, and the operations whose caller is told so (specification A7, A8). */
const SESSION_ENDED = ['ishop.api.error.invalid_token', 'ishop.api.error.revoked_token'];
const ACCOUNT_DATA_CHANGES = ['changeAccountData', 'changePassword', 'updateEmail', 'updatePhone', 'deleteCurrentCustomerAccount'];
const OTHER_OPERATIONS = Object.values(operations).filter(({ name }) => !ACCOUNT_DATA_CHANGES.includes(name));

describe('a session that the upstream revoked', () => {
  const revoked = (messageKey: string, data: object | null = null) => ({ data, errors: [{ message: 'no', extensions: { messageKey } }] });

  it.each(SESSION_ENDED)('is told as a security logout, and its error dropped: %s (ERR-06)', async (key) => {
    const logouts: string[] = [];
    const { call, timers, upstream } = clientOnScript({ answer: () => answered(revoked(key)) });
    const ending = call(aQuery(), { shopper: LENA, hooks: { securityLogout: () => logouts.push(key) } });
    await timers.pass(100);
    expect(await ending).toMatchObject({ answer: { came: 'nothing' } });
    expect(logouts).toEqual([key]);
    expect(upstream.requests).toHaveLength(1);
  });

  it.each(ACCOUNT_DATA_CHANGES.flatMap((name) => SESSION_ENDED.map((key) => [name, key] as const)))('keeps its error where account data were to be changed: %s, %s (ERR-06)', async (name, key) => {
    const logouts: string[] = [];
    const { call, timers, upstream } = clientOnScript({ answer: () => answered(revoked(key)) });
    const ending = call(aMutation({ name }), { shopper: LENA, hooks: { securityLogout: () => logouts.push(key) } });
    await timers.pass(100);
    expect(await ending).toMatchObject({ answer: { came: 'errors', errors: [{ kind: 'session-revoked', messageKey: key }] } });
    expect([logouts, upstream.requests.length]).toEqual([[key], 1]);
  });

  it.each(OTHER_OPERATIONS)('drops its error for every other operation: $name (ERR-06)', async ({ name, kind }) => {
    for (const key of SESSION_ENDED) {
      const { call, timers } = clientOnScript({ answer: () => answered(revoked(key)) });
      const ending = call(kind === 'query' ? aQuery({ name }) : aMutation({ name }), { shopper: LENA, hooks: { securityLogout: () => undefined } });
      await timers.pass(100);
      expect(await ending).toMatchObject({ answer: { came: 'nothing' } });
    }
  });

  it('leaves the data that came nevertheless', async () => {
    const { call, timers } = clientOnScript({ answer: () => answered(revoked('ishop.api.error.revoked_token', { name: 'menu' })) });
    const ending = call(aQuery());
    await timers.pass(100);
    expect((await ending)).toMatchObject({ answer: { came: 'data', data: { name: 'menu' }, errors: [] } });
  });

  it('outranks a refused token of the gateway: no new one could heal it', async () => {
    const both = { data: null, errors: [...graphqlError('INVALID_TOKEN').errors, ...revoked('ishop.api.error.revoked_token').errors] };
    const { call, timers, upstream } = clientOnScript({ answer: () => answered(both) });
    const ending = call(aQuery());
    await timers.pass(100);
    expect(await ending).toMatchObject({ answer: { came: 'errors', errors: [{ kind: 'api-token-invalid' }] } });
    expect(upstream.requests).toHaveLength(1);
    expect(upstream.tokenRequests).toHaveLength(1);
  });
});
