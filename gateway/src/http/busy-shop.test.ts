import { withPorts } from '../testing/with-ports.ts';
import { ShopBusy } from '@shop/domain/shared/shop-busy';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillCart, itemInStock } from '../testing/buy.ts';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const BUSY = new ShopBusy('FindCart: Too many requests are queued');

let shop: OpenShop;
let isBusy = false;
const logged: unknown[] = [];
beforeAll(async () => {
  const unlessBusy =
    <Args extends readonly unknown[], Value>(call: (...args: Args) => Promise<Value>) =>
    (...args: Args): Promise<Value> =>
      isBusy ? Promise.reject(BUSY) : call(...args);
  shop = await openShop({
    backend: (fake) =>
      withPorts(fake, ({ carts }) => ({
        carts: { ...carts, find: unlessBusy(carts.find), update: unlessBusy(carts.update) },
      })),
    log: { failure: (failure) => void logged.push(failure) },
  });
});
afterAll(() => shop.close());

/** A visitor with a filled cart, whom the shop has no time for any more. */
const tooLate = async (): Promise<TestBrowser> => {
  isBusy = false;
  const browser = await shop.visitor().withToken();
  await fillCart(shop, browser);
  isBusy = true;
  logged.length = 0;
  return browser;
};

it('a form that the shop is too busy for gets a page that says so and when to come back', async () => {
  const browser = await tooLate();
  const reply = await browser.postForm('/forms/update-cart', {
    do: 'add-position',
    itemId: itemInStock(shop),
    quantity: '2',
  });
  expect([reply.statusCode, reply.headers['retry-after'], reply.headers['cache-control']]).toEqual([
    503,
    '5',
    'private, no-store',
  ]);
  expect(reply.body).toContain('"messageKey":"shop.error.overloaded"');
  expect(logged).toEqual([BUSY]);
});

it('a page that the shop is too busy for is replaced by one that says when to come back', async () => {
  const browser = await tooLate();
  const reply = await browser.get('/checkout/login/');
  expect([reply.statusCode, reply.headers['retry-after'], reply.headers['cache-control']]).toEqual([
    503,
    '5',
    'private, no-store',
  ]);
  expect(reply.body).toContain('"messageKey":"shop.error.overloaded"');
  expect(logged).toEqual([BUSY]);
});

it('a route of the API that the shop is too busy for says when to come back', async () => {
  const browser = await tooLate();
  const reply = await browser.get('/api/cart-id');
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5']);
  expect(reply.json()).toEqual({
    statusCode: 503,
    message: 'The shop is overloaded. Retry-After says when to come back.',
    classification: 'SHOP_ERROR',
    messageKey: 'shop.error.overloaded',
  });
  expect(logged).toEqual([BUSY]);
});

it('a GraphQL operation that the shop is too busy for has the message for the shopper', async () => {
  const browser = await tooLate();
  const reply = await browser.runDocument('updateCart', {
    operations: [{ do: 'add-position', itemId: itemInStock(shop), quantity: 2 }],
  });
  expect(reply.json()).toMatchObject({
    errors: [
      {
        message: 'The shop is overloaded. Retry-After says when to come back.',
        extensions: { classification: 'SHOP_ERROR', messageKey: 'shop.error.overloaded' },
      },
    ],
  });
  expect(logged).toEqual([BUSY]);
});
