import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillCart, savePayment, saveShipping } from '../testing/buy.ts';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { testClock } from '../testing/test-clock.ts';

const SCHOOL = '203.0.113.9';
const ELSEWHERE = '198.51.100.7';
const AT_ONCE = 200;
/** Two more per second. */
const REFILL_MS = 500;

const clock = testClock();
let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop({ clock });
});
afterAll(() => shop.close());

const order = async (buyer: TestBrowser, input: object, network = SCHOOL) =>
  buyer.postJson('/graphql', { id: 'placeOrder', variables: { input } }, { headers: { 'x-forwarded-for': network } });

const ordersOf = (buyer: TestBrowser): number =>
  shop.fake.testWorlds.get(buyer.cookies.get('SHOP_WORLD') ?? '').read(({ state }) => state.orders.size);

/** A visitor on the summary step. */
const readyToOrder = async () => {
  const buyer = await shop.visitor().withToken();
  await fillCart(shop, buyer);
  await saveShipping(buyer);
  const { cart, seen } = await savePayment(buyer);
  return { buyer, input: { cartId: cart.id, seen } };
};

it('orders from a network are 200 at once and two more per second; further ones get 429 and Retry-After, and nothing is ordered', async () => {
  const first = await readyToOrder();
  const next = await readyToOrder();
  const elsewhere = await readyToOrder();
  const placed = { data: { placeOrder: { __typename: 'OrderPlaced' } } };
  expect((await order(first.buyer, first.input)).json()).toMatchObject(placed);
  for (let pressed = 1; pressed < AT_ONCE; pressed += 1)
    expect((await order(first.buyer, first.input)).statusCode).toBe(200);

  const refused = await order(next.buyer, next.input);
  expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
    429,
    '1',
    'private, no-store',
  ]);
  expect(refused.json()).toEqual({
    errors: [
      {
        message: expect.stringContaining('Too many requests'),
        extensions: { classification: 'TOO_MANY_REQUESTS', messageKey: 'shop.error.tooManyRequests' },
      },
    ],
  });
  expect(ordersOf(next.buyer)).toBe(0);
  expect((await order(elsewhere.buyer, elsewhere.input, ELSEWHERE)).json()).toMatchObject(placed);

  clock.forward(REFILL_MS - 1);
  expect((await order(next.buyer, next.input)).statusCode).toBe(429);
  clock.forward(1);
  expect((await order(next.buyer, next.input)).json()).toMatchObject(placed);
  expect(ordersOf(next.buyer)).toBe(1);
  expect((await order(next.buyer, next.input)).statusCode).toBe(429);
});
