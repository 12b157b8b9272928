import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inMemoryWorlds } from '../in-memory-worlds.ts';
import {
  type GraphqlReply,
  type Headers,
  headersOf,
  type HttpReply,
  type Ids,
  posted,
  testUpstream,
  type TestUpstream,
} from './testing/test-upstream.ts';

let upstream: TestUpstream;
let ids: Ids;
let headers: Headers;
beforeAll(async () => {
  upstream = await testUpstream();
  upstream.worlds.create({ id: 'wire' });
  ids = await upstream.state('wire', ['guest session'], ['a cart exists', { positions: 2 }]);
  headers = headersOf(ids, 'wire');
});
afterAll(() => upstream.close());

const send = (body: unknown, more: Headers = {}): Promise<HttpReply<GraphqlReply>> =>
  upstream.post('/graphql', body, { ...headers, ...more });
const sendAll = (body: readonly unknown[]): Promise<HttpReply<readonly GraphqlReply[]>> =>
  upstream.post('/graphql', body, headers);

const says = (classification: string) => ({
  errors: [{ message: expect.any(String), extensions: { classification } }],
});

describe('a batch', () => {
  it('gets a result per entry, in the order of the request (UPM-60)', async () => {
    const names = ['lightning_deal', 'infobar', 'returnOrders', 'amazonPayV2Activation'];
    const entries = [...names, ...names, ...names].slice(0, 10);
    const { status, body } = await sendAll(
      entries.map((name) => posted('getGlobalParametersByName', { names: [name] })),
    );
    expect(status).toBe(200);
    expect(body.map(({ data }) => data)).toMatchObject(
      entries.map((name) => ({
        getGlobalParametersByName: expect.arrayContaining([expect.objectContaining({ name })]),
      })),
    );
  });

  it('of one gets an array', async () => {
    expect((await sendAll([posted('getNavigationModel')])).body).toMatchObject([{ data: {} }]);
  });

  it('does not let the error of one entry affect the others', async () => {
    const { status, body } = await sendAll([
      posted('getNavigationModel'),
      { query: '{ nothing }' },
      posted('FindCart', { cartId: 'gone', calculateShippingCost: false }),
      posted('getCustomerInfo', { url: '/' }),
    ]);
    expect(status).toBe(200);
    expect(body.map(({ data, errors }) => [data != null, errors?.[0]?.extensions?.classification])).toEqual([
      [true, undefined],
      [false, 'VALIDATION_ERROR'],
      [false, 'CART_NOT_FOUND'],
      [true, undefined],
    ]);
  });

  it.each([
    ['of eleven', Array.from({ length: 11 }, () => posted('getNavigationModel'))],
    ['of none', []],
    ['with an entry that is no operation', [posted('getNavigationModel'), 'query']],
  ])('%s is refused as a whole: 400', async (_what, batch) => {
    const { status, body } = await send(batch);
    expect([status, body]).toEqual([400, says('BAD_REQUEST')]);
  });
});

describe('an invalid operation', () => {
  it.each([
    ['a field that the schema has not', { query: '{ getCustomerInfo(url: "/") { shoeSize } }' }, 'VALIDATION_ERROR'],
    [
      'a variable that does not fit',
      {
        query: 'query($names: [String!]!) { getGlobalParametersByName(names: $names) { name } }',
        variables: { names: 7 },
      },
      'VALIDATION_ERROR',
    ],
    [
      'a variable that is missing',
      { query: 'query($names: [String!]!) { getGlobalParametersByName(names: $names) { name } }' },
      'VALIDATION_ERROR',
    ],
    ['text that is no GraphQL', { query: '{ getCustomerInfo' }, 'INVALID_SYNTAX'],
    ['a subscription', { query: 'subscription { moon }' }, 'BAD_REQUEST'],
    ['text that is nested without end', { query: `{${'a{'.repeat(100_000)}b${'}'.repeat(100_001)}` }, 'INVALID_SYNTAX'],
    [
      'two operations and no word on which',
      { query: 'query One { getNavigationModel { nodes { id } } } query Two { getNavigationModel { nodes { id } } }' },
      'BAD_REQUEST',
    ],
    [
      'an operation that is not in the document',
      { query: 'query One { getNavigationModel { nodes { id } } }', operationName: 'Other' },
      'BAD_REQUEST',
    ],
  ])('%s: gets an error without data, with status 200', async (_what, operation, classification) => {
    const { status, body } = await send(operation);
    expect([status, body.errors?.[0]?.extensions?.classification, 'data' in body]).toEqual([
      200,
      classification,
      false,
    ]);
  });

  it.each([
    ['no query', { operationName: 'FindCart' }],
    ['variables that are no object', { query: '{ x }', variables: ['x'] }],
    ['a name that is no text', { query: '{ x }', operationName: 7 }],
    ['a number', 7],
  ])('%s: 400', async (_what, body) => {
    const reply = await send(body);
    expect([reply.status, reply.body]).toEqual([400, says('BAD_REQUEST')]);
  });

  it('is named by its position in the batch, or by the operations of its document', async () => {
    expect((await send([posted('getNavigationModel'), { variables: {} }])).body).toMatchObject({
      errors: [{ message: 'Entry 1: An operation is an object with its text as query.' }],
    });
    const two = 'query One { getNavigationModel { nodes { id } } } query Two { getNavigationModel { nodes { id } } }';
    expect((await send({ query: two })).body).toMatchObject({
      errors: [{ message: 'operationName must name one operation of the document: One, Two.' }],
    });
  });

  it('changes a cart by two operations at once, or by none', async () => {
    const changes = [
      {},
      { positionOp: {} },
      { positionOp: { removePosition: { positionId: 'x' } }, voucherOp: { addVoucher: { code: 'x' } } },
    ];
    for (const change of changes) {
      const { body } = await send(posted('cart_update', { cartId: ids['cartId'], ops: [change] }));
      expect(body).toMatchObject({
        data: null,
        errors: [{ path: ['cart_update'], extensions: { classification: 'BAD_REQUEST' } }],
      });
    }
  });

  it('requests a page that a listing does not have', async () => {
    const paging = { offset: 7, limit: 60, sortBy: 'si' };
    expect((await send(posted('core_category', { id: '10', paging }))).body).toMatchObject({
      errors: [{ path: ['core_category', 'products'], extensions: { classification: 'BAD_REQUEST' } }],
    });
  });
});

describe('an expected refusal is data, never an error', () => {
  it('names an item that is not sold', async () => {
    const { body } = await send(
      posted('cart_update', {
        cartId: ids['cartId'],
        ops: [{ positionOp: { addPosition: { setItemId: 'no-such', updateQuantity: 1 } } }],
      }),
    );
    expect(body).toEqual({
      data: {
        cart_update: expect.objectContaining({
          details: null,
          refusal: { code: 'NO_SUCH_ITEM', subject: 'no-such', message: null },
        }),
      },
    });
  });

  it('gives the message key for a voucher', async () => {
    const { body } = await send(
      posted('cart_update', { cartId: ids['cartId'], ops: [{ voucherOp: { addVoucher: { code: 'SOMMER2024' } } }] }),
    );
    expect(body.data).toMatchObject({
      cart_update: { refusal: { code: 'VOUCHER_REFUSED', subject: 'SOMMER2024', message: 'shop.voucher.expired' } },
    });
  });

  it('covers wrong credentials, and lists the errors of a form by field', async () => {
    const login = await send(
      posted('login', {
        email: 'anna.lehmann@pausenhof.example',
        password: 'wrong',
        stayLogged: false,
        mergeCart: false,
      }),
    );
    expect(login.body.data).toMatchObject({
      login: {
        successfull: false,
        errorMessage: 'shop.login.failed',
        token: null,
        refusal: { code: 'WRONG_CREDENTIALS' },
      },
    });
    const address = {
      formType: 'private',
      salutation: 'queen',
      firstName: 'G',
      lastName: 'G',
      streetAndHouseNr: 'Weg 1',
      postCode: '1',
      city: 'B',
      country: 'XX',
      packstationAddress: false,
    };
    const added = await send(posted('addBillingAddress', address));
    expect(added.body.data).toMatchObject({
      addBillingAddress: {
        successful: false,
        address: null,
        fieldErrors: [{ fieldName: 'salutation' }, { fieldName: 'country', errorMessage: 'shop.form.error.country' }],
      },
    });
    const guest = await send(posted('registerGuest', { guest: { email: 'x@example.org', billingAddress: address } }));
    expect(guest.body.data).toMatchObject({
      registerGuest: {
        successfull: false,
        fieldErrors: [{ fieldName: 'billingAddress.salutation' }, { fieldName: 'billingAddress.country' }],
      },
    });
  });

  it('covers a cart that is not ready, and one that was ordered', async () => {
    upstream.worlds.create({ id: 'submit' });
    const empty = await upstream.state('submit');
    const submit = (from: Ids) =>
      upstream.post<GraphqlReply>(
        '/graphql',
        posted('submitCart', { cartId: from['cartId'] }),
        headersOf(from, 'submit'),
      );
    expect((await submit(empty)).body.data).toMatchObject({
      submitCart: { orderId: null, refusal: { code: 'NOT_READY' } },
    });
    const placed = await upstream.state('submit', ['the cart is already submitted']);
    expect((await submit(placed)).body.data).toMatchObject({
      submitCart: { orderId: null, refusal: { code: 'ALREADY_SUBMITTED', subject: placed['orderId'] } },
    });
  });
});

describe('an expired session', () => {
  it('is distinguished from one that never existed', async () => {
    upstream.worlds.create({ id: 'over' });
    const over = await upstream.state('over', ['the session token is revoked']);
    const current = (who: Ids) =>
      upstream.post<GraphqlReply>('/graphql', posted('getCustomerInfo', { url: '/' }), headersOf(who, 'over'));
    expect((await current(over)).body).toMatchObject({
      data: null,
      errors: [{ extensions: { messageKey: 'ishop.api.error.revoked_token' } }],
    });
    expect((await current({ ...over, sessionToken: 'forged' })).body).toMatchObject({
      data: null,
      errors: [{ extensions: { messageKey: 'ishop.api.error.invalid_token' } }],
    });
  });

  it('does not prevent browsing or starting a new one', async () => {
    upstream.worlds.create({ id: 'anew' });
    const over = await upstream.state('anew', ['the session token is revoked']);
    const batch = await upstream.post<readonly GraphqlReply[]>(
      '/graphql',
      [posted('getNavigationModel'), posted('shopInit', {})],
      headersOf(over, 'anew'),
    );
    expect(batch.body.map(({ errors }) => errors)).toEqual([undefined, undefined]);
  });
});

describe('the caller', () => {
  it.each([
    ['de', /^\d+,\d\d\s€$/],
    ['at', /^€\s\d+,\d\d$/],
    ['ch', /^CHF\s\d+\.\d\d$/],
    ['b2b-en', /^€\d+\.\d\d$/],
    ['en', /^€\d+\.\d\d$/],
  ] as const)('uses the storefront %s of its headers, with amounts as its shoppers read them', async (name, amount) => {
    const { store, language, currency, isB2b } = STOREFRONTS[name];
    const query =
      'query($id: ID!) { getProductById(productId: $id) { prices { vatIncluded price { currencyCode stringValue } } } }';
    const { body } = await send(
      { query, variables: { id: '1011001' } },
      { 'x-shop-store': store, 'x-shop-language': language },
    );
    expect(body.data).toMatchObject({
      getProductById: {
        prices: { vatIncluded: !isB2b, price: { currencyCode: currency, stringValue: expect.stringMatching(amount) } },
      },
    });
  });

  it('is refused with an unknown storefront: 400', async () => {
    const { status, body } = await send(posted('getNavigationModel'), { 'x-shop-store': 'fr' });
    expect([status, body]).toEqual([400, says('BAD_REQUEST')]);
    expect(body.errors?.[0]?.message).toContain('b2b with en-DE');
  });

  it.each([
    ['nobody made', 'never-made', 404, 'WORLD_UNKNOWN'],
    ['with an id that is none', 'Not_An_Id', 400, 'WORLD_ID_INVALID'],
  ])('in a world %s is refused by its code', async (_what, world, status, code) => {
    const reply = await send(posted('getNavigationModel'), { 'x-shop-world': world });
    expect([reply.status, reply.body]).toEqual([status, says(code)]);
  });

  it('must name a world if the process requires it', async () => {
    const clock = { now: () => new Date('2026-11-23T09:00:00Z') };
    const strict = await testUpstream({ clock, worlds: inMemoryWorlds({ clock, requireWorld: true }) });
    const reply = await strict.post<GraphqlReply>('/graphql', posted('getNavigationModel'));
    expect([reply.status, reply.body]).toEqual([400, says('WORLD_REQUIRED')]);
    expect(await strict.post('/_pact/state', { state: 'guest session' })).toMatchObject({
      status: 400,
      body: { code: 'WORLD_REQUIRED' },
    });
    await strict.close();
  });
});

describe('the GraphQL endpoint', () => {
  it('takes no GET', async () => {
    const reply = await upstream.get('/graphql?query={getNavigationModel{nodes{id}}}', headers);
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('refuses other content types, malformed JSON and bodies that are too long', async () => {
    const send = async (body: string, type: string) => {
      const reply = await fetch(upstream.graphqlUrl, {
        method: 'POST',
        headers: { ...headers, 'content-type': type },
        body,
      });
      return [reply.status, await reply.text()];
    };
    expect(await send('query', 'text/plain')).toEqual([415, expect.stringContaining('send application/json')]);
    expect(await send('{"query":', 'application/json')).toEqual([400, expect.stringContaining('not valid JSON')]);
    expect(await send(JSON.stringify({ query: 'x'.repeat(1_000_001) }), 'application/json')).toEqual([
      413,
      expect.stringContaining('1000000 bytes'),
    ]);
  });
});
