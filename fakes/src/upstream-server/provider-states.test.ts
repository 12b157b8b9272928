import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROVIDER_STATES } from './provider-states/provider-states.ts';
import {
  type GraphqlReply,
  headersOf,
  type Ids,
  posted,
  testUpstream,
  type TestUpstream,
} from './testing/test-upstream.ts';

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await testUpstream();
});
afterAll(() => upstream.close());

const PARAMS: Readonly<Record<string, object>> = {
  'global parameter set': { name: 'infobar', value: 'on' },
  'an upload signature was issued': { signature: 'signature-1' },
  'order with status': { status: 'DELIVERED' },
  'Prime membership': { status: 'CANCELLED' },
  'cart delivered to': { place: 'AT' },
  'voucher redeemed': { status: 'APPLIED' },
  article: { availability: 'ON_ORDER' },
  'a competition': { state: 'RUNNING' },
  'newsletter subscription': { status: 'PENDING' },
  'stock alert': { status: 'PENDING' },
  'line of an order form': { outcome: 'READY' },
  'order not returnable': { because: 'EXCLUDED' },
};

const setUp = (state: string, params: object = {}) =>
  upstream.post<Ids>('/_pact/state', { state, params, action: 'setup' });
const tearDown = (state = '') => upstream.post('/_pact/state', { state, params: {}, action: 'teardown' });
/** Sends as a verifier does: without naming a world. */
const send = async (ids: Ids, ...call: Parameters<typeof posted>): Promise<GraphqlReply> => {
  const { 'x-shop-world': _world, ...headers } = headersOf(ids, 'default');
  return (await upstream.post<GraphqlReply>('/graphql', posted(...call), headers)).body;
};

describe('a provider state', () => {
  it.each(PROVIDER_STATES)('"%s" is set up, and returns the ids that requests need', async (state) => {
    const { status, body } = await setUp(state, PARAMS[state]);
    expect([status, body]).toMatchObject([
      200,
      { accessToken: expect.any(String), userId: expect.any(String), cartId: expect.any(String) },
    ]);
    expect(await tearDown(state)).toMatchObject({ status: 200, body: {} });
  });

  it('builds on the one before, in the default world, until teardown', async () => {
    const guest = (await setUp('guest session')).body;
    const cart = (await setUp('a cart exists', { positions: 3, quantity: 2 })).body;
    const ready = (await setUp('the cart is ready', { paymentId: 'VORKASSE' })).body;
    expect([cart['sessionToken'], ready['cartId']]).toEqual([guest['sessionToken'], cart['cartId']]);
    expect(
      (await send(ready, 'FindCart', { cartId: ready['cartId'], calculateShippingCost: true })).data,
    ).toMatchObject({
      shop_findCart: {
        details: { positionCount: 3, articleCount: 6, selectedPaymentMethodInCart: { paymentId: 'VORKASSE' } },
      },
    });
    await tearDown();
    expect(
      (await send(ready, 'FindCart', { cartId: ready['cartId'], calculateShippingCost: true })).errors,
    ).toBeDefined();
    expect((await setUp('a cart exists')).body['userId']).not.toBe(guest['userId']);
    await tearDown();
  });

  it('belongs to one verification, whatever another sets up or tears down meanwhile', async () => {
    const of = (run: string, state: string, params: object, action = 'setup') =>
      upstream.post<Ids>(`/_pact/state?verification=${run}`, { state, params, action });
    const client = { clientId: 'shop of run a', clientSecret: 'crayon', scope: 'all' };
    const token = () =>
      upstream.token({
        grant_type: 'client_credentials',
        client_id: client.clientId,
        client_secret: client.clientSecret,
        scope: client.scope,
      });
    await of('run-a', 'api client credentials are valid', client);
    const { body: ids } = await of('run-a', 'a cart exists', { positions: 2 });
    await of('run-b', 'the upstream fails inside', {});
    const look = async (run: string) =>
      (
        await upstream.post<GraphqlReply>(
          '/graphql',
          posted('FindCart', { cartId: ids['cartId'], calculateShippingCost: false }),
          {
            authorization: `Bearer ${ids['accessToken']}`,
            'x-ishop-api-userid': ids['userId'] ?? '',
            'x-verification': run,
          },
        )
      ).body;
    expect((await look('run-a')).data).toMatchObject({ shop_findCart: { details: { positionCount: 2 } } });
    expect((await look('run-b')).errors).toMatchObject([{ extensions: { classification: 'INTERNAL_ERROR' } }]);
    await of('run-b', 'the upstream fails inside', {}, 'teardown');
    expect([(await look('run-a')).errors, (await token()).status]).toEqual([undefined, 200]);
    await of('run-a', 'a cart exists', {}, 'teardown');
    expect([(await look('run-a')).errors?.length, (await token()).status]).toEqual([1, 401]);
  });

  it('is not set up for a verification with an invalid name', async () => {
    for (const query of ['verification=A/B', 'verifikation=a'])
      expect((await upstream.post(`/_pact/state?${query}`, { state: '', action: 'setup' })).status).toBe(400);
  });

  it('is the same each time: ids do not depend on earlier verifications', async () => {
    const setUpCart = async (): Promise<Ids> => {
      const { accessToken: _fresh, ...ids } = (await setUp('an order was placed')).body;
      await tearDown();
      return ids;
    };
    expect(await setUpCart()).toEqual(await setUpCart());
  });

  it('accepts the credentials that it names, until teardown', async () => {
    const client = {
      grant_type: 'client_credentials',
      client_id: 'another shop',
      client_secret: 'crayon',
      scope: 'all',
    };
    expect((await upstream.token(client)).status).toBe(401);
    await setUp('api client credentials are valid', { clientId: 'another shop', clientSecret: 'crayon', scope: 'all' });
    expect([
      (await upstream.token(client)).status,
      (await upstream.token({ ...client, client_secret: 'chalk' })).status,
      (await upstream.token()).status,
    ]).toEqual([200, 401, 200]);
    await tearDown();
    expect((await upstream.token(client)).status).toBe(401);
  });

  it('is refused if the URL has no such page', async () => {
    expect((await setUp('page', { url: '/', type: 'CONTENT' })).status).toBe(200);
    expect(await setUp('page', { url: '/no/such/page/', type: 'GONE' })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('/no/such/page/ has a page of the type') },
    });
    await tearDown();
  });

  it('signs in a customer of the requested kind', async () => {
    const business = (await setUp('a registered customer', { kind: 'b2b' })).body;
    expect((await send(business, 'getCustomerInfo', { url: '/' })).data).toMatchObject({
      getCustomerInfo: { customerNumber: '200100' },
    });
    await tearDown();
    const prime = (await setUp('a registered customer', { kind: 'prime' })).body;
    expect((await send(prime, 'getCustomerInfo', { url: '/' })).data).toMatchObject({
      getCustomerInfo: { primeInfo: { status: 'ACTIVE' } },
    });
    await tearDown();
  });

  it.each([
    ['the bearer token is invalid', { extensions: { classification: 'INVALID_TOKEN' } }],
    ['no such cart', { extensions: { classification: 'CART_NOT_FOUND' } }],
    ['the user id is missing', { message: 'A valid user id is required.' }],
    ['the session token is revoked', { extensions: { messageKey: 'ishop.api.error.revoked_token' } }],
  ])('"%s" leads to its error', async (state, error) => {
    const ids = (await setUp(state)).body;
    expect(await send(ids, 'FindCart', { cartId: ids['cartId'], calculateShippingCost: false })).toMatchObject({
      errors: [error],
    });
    await tearDown();
  });

  it('has as many orders as requested', async () => {
    const ids = (await setUp('orders exist', { n: 12 })).body;
    expect((await send(ids, 'getOrdersV2', { page: 2 })).data).toMatchObject({
      getOrdersV2: { total: 12, orders: [{}, {}] },
    });
    await tearDown();
  });

  it('offers the payment methods that it names, or refuses', async () => {
    expect((await setUp('payment methods available', { ids: ['VORKASSE', 'RECHNUNG'] })).body).toMatchObject({
      paymentId: 'VORKASSE',
    });
    expect(await setUp('payment methods available', { ids: ['BARTER'] })).toMatchObject({
      status: 409,
      body: { code: 'STATE_REFUSED', message: expect.stringContaining('BARTER') },
    });
    await tearDown();
  });

  it('is refused with the known states if it is unknown: 404', async () => {
    const { status, body } = await setUp('the moon is full');
    expect([status, body]).toMatchObject([
      404,
      { code: 'STATE_UNKNOWN', message: expect.stringContaining('guest session') },
    ]);
  });

  it.each([
    ['a cart exists', { positions: 'many' }, 'positions'],
    ['a cart exists', { position: 2 }, 'position means nothing here; known are positions, quantity'],
    ['a registered customer', { kind: 'alien' }, 'kind'],
    ['global parameter set', {}, 'name'],
  ])('"%s" is refused with unknown or invalid params: %j', async (state, params, field) => {
    expect(await setUp(state, params)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(field) },
    });
    await tearDown();
  });

  it('may have an empty name, for a pact that needs none', async () => {
    expect((await setUp('')).status).toBe(200);
    await tearDown();
  });
});
