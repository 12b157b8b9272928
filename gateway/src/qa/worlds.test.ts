import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkOut, itemInStock } from '../testing/buy.ts';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import { testBrowser } from '../testing/test-browser.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

let shop: OpenShop;
let tester: TestBrowser;
beforeAll(async () => {
  shop = await openShop();
  tester = testBrowser(shop.server);
});
afterAll(() => shop.close());

describe("a tester's world", () => {
  it('is created, moved forward and reset', async () => {
    const made = await tester.postJson('/qa/worlds', { id: 'time-travel', at: '2026-08-03T10:00:00Z' });
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({ id: 'time-travel', now: '2026-08-03T10:00:00.000Z', orders: 0 });
    const later = await tester.postJson('/qa/worlds/time-travel/clock', { advanceMs: 86_400_000 });
    expect(later.json()).toMatchObject({ now: '2026-08-04T10:00:00.000Z', fired: expect.any(Array) });
    expect((await tester.get('/login/', { headers: { 'x-shop-world': 'time-travel' } })).headers['x-world-now']).toBe(
      '2026-08-04T10:00:00.000Z',
    );
    expect((await tester.postJson('/qa/worlds/time-travel/clock', { to: '2026-08-03T10:00:00Z' })).statusCode).toBe(
      409,
    );
    expect((await tester.postJson('/qa/worlds/time-travel/reset', {})).json()).toMatchObject({
      now: '2026-08-03T10:00:00.000Z',
    });
  });

  it('has its own orders and mails', async () => {
    const [one, other] = [await shop.visitor().withToken(), shop.visitor()];
    const orderId = await checkOut(shop, one);
    const world = one.cookies.get('SHOP_WORLD') ?? '';
    expect((await tester.get(`/qa/worlds/${world}/orders`)).json()).toMatchObject({
      orders: [{ status: 'placed', confirmation: { orderId } }],
    });
    const mails = await tester.get(`/qa/worlds/${world}/mails?template=order-confirmation&waitMs=1000`);
    expect(mails.json()).toMatchObject({
      mails: [{ to: 'gast@schule.example', subject: expect.stringContaining(orderId) }],
    });
    expect((await tester.get(`/qa/worlds/${other.cookies.get('SHOP_WORLD') ?? ''}/orders`)).json()).toEqual({
      orders: [],
    });
    expect((await tester.get(`/qa/worlds/${world}/subscriptions`)).json()).toEqual({ subscriptions: [] });
  });

  it('accepts parameters and stock from a tester', async () => {
    const visitor = await shop.visitor().withToken();
    const world = visitor.cookies.get('SHOP_WORLD') ?? '';
    const itemId = itemInStock(shop);
    await tester.postJson(`/qa/worlds/${world}/stock`, { itemId, pieces: 0 });
    expect(
      (await visitor.runDocument('updateCart', { operations: [{ do: 'add-position', itemId, quantity: 1 }] })).json(),
    ).toMatchObject({
      data: { updateCart: { because: 'sold-out' } },
    });
    expect(
      (await tester.postJson(`/qa/worlds/${world}/parameters`, { name: 'paymentTypes/xRechnung', value: 'false' }))
        .statusCode,
    ).toBe(200);
    const [parameter] = await shop.fake
      .for({ headers: { 'x-shop-world': world } })
      .parameters.byName({ storefront: STOREFRONTS.de, loginState: 'logged-out' }, ['paymentTypes/xRechnung']);
    expect(parameter?.parameterValue).toBe('false');
  });

  it('accepts the price of an article from a tester, in this world only', async () => {
    const visitors = [await shop.visitor().withToken(), await shop.visitor().withToken()];
    const itemId = itemInStock(shop);
    const totals = () =>
      Promise.all(
        visitors.map(
          async (visitor) =>
            (await visitor.runDocument('cart')).json<{ data: { cart: { total: { amount: number } } } }>().data.cart
              .total.amount,
        ),
      );
    for (const visitor of visitors)
      await visitor.runDocument('updateCart', { operations: [{ do: 'add-position', itemId, quantity: 2 }] });
    const [before, same] = await totals();
    expect(same).toBe(before);
    await tester.postJson(`/qa/worlds/${visitors[0]?.cookies.get('SHOP_WORLD') ?? ''}/prices`, {
      itemId,
      gross: 12_345,
    });
    expect(await totals()).toEqual([expect.not.toBeOneOf([before]), before]);
  });

  it.each([
    ['is unknown', 'never-made', 404, 'WORLD_UNKNOWN'],
    ['has an invalid id', 'Not_An_Id', 400, 'WORLD_ID_INVALID'],
  ])('that %s is refused with a code', async (_what, world, status, code) => {
    for (const path of ['/', '/api/token']) {
      const reply = await tester.get(path, { headers: { 'x-shop-world': world } });
      expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([status, code]);
    }
    const graphql = await tester.get('/graphql?id=me', { headers: { 'x-shop-world': world } });
    expect([graphql.statusCode, graphql.json()]).toMatchObject([
      status,
      { errors: [{ extensions: { classification: code } }] },
    ]);
  });

  it('that was removed replies 410 and is not created again by itself', async () => {
    await tester.postJson('/qa/worlds', { id: 'given-up' });
    await tester.get('/qa/worlds/given-up');
    await shop.server.inject({ method: 'DELETE', url: '/qa/worlds/given-up' });
    const reply = await tester.get('/', { headers: { 'x-shop-world': 'given-up' } });
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([410, 'WORLD_GONE']);
  });

  it('must be named if the process requires it', async () => {
    const strict = await openShop({ env: { requireWorld: true } });
    const reply = await testBrowser(strict.server).get('/');
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([400, 'WORLD_REQUIRED']);
    expect((await strict.visitor().get('/login/')).statusCode).toBe(200);
    await strict.close();
  });

  it.each([
    ['/qa/worlds', { id: 'UPPER' }, 'id'],
    ['/qa/worlds/default/clock', {}, 'advanceMs'],
    ['/qa/worlds/default/clock', { advanceMs: -1 }, 'advanceMs'],
    ['/qa/worlds/default/stock', { itemId: 'x', pieces: -1 }, 'pieces'],
    ['/qa/worlds/default/prices', { itemId: 'x', gross: 1.5 }, 'gross'],
    ['/qa/worlds/default/clock', { advanceMs: 1e21 }, 'advanceMs'],
    ['/qa/worlds/default/clock', { advanceMs: null, to: null, mode: null }, 'advanceMs'],
    ['/qa/worlds/default/clock', { mode: 'scaled', factor: 1e308 }, 'factor'],
    ['/qa/worlds/default/clock', { to: '99999-01-01' }, 'to'],
    ['/qa/worlds/default/clock', { to: '2027-02-30T00:00:00Z' }, 'to'],
    ['/qa/worlds', { at: '2026-W10' }, 'at'],
    ['/qa/worlds/default/parameters', { name: '__proto__', value: '' }, 'name'],
    [
      '/qa/worlds/default/reset',
      { at: '2026-08-03T10:00:00Z' },
      'at means nothing here; a reset goes back to the beginning',
    ],
    ['/qa/worlds/default/clock?to=2030-01-01', { advanceMs: 1 }, 'to means nothing here'],
    ['/qa/worlds?at=2026-08-03', {}, 'at means nothing here'],
  ])('is not changed by a malformed request to %s', async (path, body, field) => {
    const reply = await tester.postJson(path, body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json<{ message: string }>().message).toContain(field);
  });
});

it.each([
  ['stock', { itemId: 'never-sold', pieces: 1 }],
  ['prices', { itemId: 'never-sold', gross: 100 }],
])('refuses the %s of an article that the shop does not sell: 404', async (what, body) => {
  const reply = await tester.postJson(`/qa/worlds/default/${what}`, body);
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([404, 'ITEM_UNKNOWN']);
});

it('takes the number of an article as its page shows it', async () => {
  const visitor = await shop.visitor().withToken();
  const world = visitor.cookies.get('SHOP_WORLD') ?? '';
  const { itemId, orderNumber } = shop.fake.testWorlds
    .get(world)
    .read(({ goods }) => goods.item(itemInStock(shop))) ?? { itemId: '', orderNumber: '' };
  expect([itemId, orderNumber]).toEqual([expect.stringMatching(/^\d{7}-\d\d$/u), itemId.replace('-', '')]);
  await tester.postJson(`/qa/worlds/${world}/prices`, { itemId: orderNumber, gross: 12_345 });
  await visitor.runDocument('updateCart', { operations: [{ do: 'add-position', itemId, quantity: 1 }] });
  expect((await visitor.query('{ cart { positions { itemId pricePerUnit { amount } } } }')).json()).toEqual({
    data: { cart: { positions: [{ itemId, pricePerUnit: { amount: 12_345 } }] } },
  });
  await tester.postJson(`/qa/worlds/${world}/stock`, { itemId: orderNumber, pieces: 0 });
  expect((await visitor.runDocument('cart')).json()).toMatchObject({ data: { cart: { articleCount: 0 } } });
});

it.each([
  ['10120020', 'there is no 10120020. The nearest names are 101200201'],
  ['1012002', 'there is no 1012002. The nearest names are 101200201'],
])('suggests the numbers of articles that are like %s', async (itemId, message) => {
  const reply = await tester.postJson('/qa/worlds/default/stock', { itemId, pieces: 1 });
  expect(reply.json<{ message: string }>().message).toContain(message);
});

it.each([
  ['faults', () => tester.postJson('/qa/worlds/default/faults', { preset: 'internal-error' })],
  ['journal', () => tester.get('/qa/worlds/default/journal')],
  ['verify', () => tester.postJson('/qa/worlds/default/verify', { match: { op: 'submitCart' }, count: 0 })],
])('refers testers who look for %s to the fake upstream', async (_what, send) => {
  const reply = await send();
  expect([reply.statusCode, reply.json<{ code: string; message: string }>()]).toMatchObject([
    404,
    { code: 'ONLY_OVER_THE_WIRE', message: expect.stringContaining('npm run upstream') },
  ]);
});

it('accepts null for a field that is left out', async () => {
  const made = await tester.postJson('/qa/worlds', { id: null, seed: null, scenario: null, at: null, pinned: null });
  expect(made.statusCode).toBe(201);
  const { id } = made.json<{ id: string }>();
  expect((await tester.postJson(`/qa/worlds/${id}/clock`, { advanceMs: 1, to: null, mode: null })).statusCode).toBe(
    200,
  );
});

it('says how to continue without a world', async () => {
  const { message } = (await tester.get('/', { headers: { 'x-shop-world': 'never-made' } })).json<{
    message: string;
  }>();
  expect(message).toContain('/qa/start/empty');
});

describe('a scenario’s start URL', () => {
  it('gives the browser a world of its own and redirects to the page', async () => {
    const visitor = testBrowser(shop.server);
    const reply = await visitor.get('/qa/start/guest-3-items/');
    expect([reply.statusCode, reply.headers.location]).toEqual([302, '/checkout/basket/']);
    expect((await visitor.runDocument('cart')).json()).toMatchObject({ data: { cart: { state: 'with-items' } } });
  });

  it('redirects to the host of its storefront', async () => {
    const reply = await testBrowser(shop.server).get('/qa/start/b2b-basket/');
    expect(reply.headers.location).toBe('http://educational.localhost:8080/qa/start/b2b-basket/');
    const there = testBrowser(shop.server, 'educational.localhost:8080');
    await there.get('/qa/start/b2b-basket/');
    expect((await there.runDocument('me')).json()).toMatchObject({ data: { me: { loginState: 'customer' } } });
  });

  it('is refused if the scenario is unknown: 404', async () => {
    expect((await tester.get('/qa/start/no-such-start/')).json()).toMatchObject({
      statusCode: 404,
      code: 'SCENARIO_UNKNOWN',
    });
  });

  it('is listed, and so are the test values', async () => {
    expect((await tester.get('/qa/start/')).json<{ scenarios: unknown[] }>().scenarios.length).toBeGreaterThanOrEqual(
      12,
    );
    expect((await tester.get('/qa/magic/')).json()).toMatchObject({ cardCode: '123456', personas: expect.any(Object) });
  });

  it('creates the world with the time, seed and id of its query, also after a redirect to another host', async () => {
    const query = 'at=2026-08-03T10:00:00Z&seed=7&id=back-to-school&pinned=true';
    const moved = await testBrowser(shop.server).get(`/qa/start/b2b-basket/?${query}`);
    expect(moved.headers.location).toBe(`http://educational.localhost:8080/qa/start/b2b-basket/?${query}`);
    const visitor = testBrowser(shop.server, 'educational.localhost:8080');
    expect((await visitor.get(`/qa/start/b2b-basket/?${query}`)).statusCode).toBe(302);
    expect((await tester.get('/qa/worlds/back-to-school')).json()).toMatchObject({
      now: '2026-08-03T10:00:00.000Z',
      clock: 'frozen',
      seed: 7,
    });
    expect((await visitor.get('/', {})).headers['x-world-now']).toBe('2026-08-03T10:00:00.000Z');
  });

  it.each([
    ['at=soon', 'at must be an instant'],
    ['seed=lucky', 'seed must be a whole number'],
    ['seeed=7', 'seeed means nothing here; known are id, at, seed, pinned'],
  ])('refuses invalid parameters: %s', async (query, message) => {
    const reply = await tester.get(`/qa/start/empty/?${query}`);
    expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([
      400,
      expect.stringContaining(message),
    ]);
  });
});
