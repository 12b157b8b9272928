import { withPorts } from '../testing/with-ports.ts';
import { setPrice } from '@shop/fakes/catalogue/prices';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillCart, itemInStock, savePayment, saveShipping, resultOf } from '../testing/buy.ts';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';

/** Half a million euros: more than any article costs. */
const DEARER = 50_000_000;

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop({
    backend: (fake) =>
      withPorts(fake, (honest, { headers }) => ({
        orders: {
          ...honest.orders,
          submit: (shopper, cartId) => {
            fake.testWorlds.of(headers).run((tx) => setPrice(tx, itemInStock(shop), DEARER));
            return honest.orders.submit(shopper, cartId);
          },
        },
      })),
  });
});
afterAll(() => shop.close());

const PLACE = `mutation Order($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename
  ... on OrderPlaced { orderId otherTotal { was { amount currency } is { amount currency } } }
  ... on CartChanged { changes { what } } } }`;

const place = async (paymentId: string): Promise<{ readonly placed: unknown; readonly total: object }> => {
  const visitor = await shop.visitor().withToken();
  await fillCart(shop, visitor);
  await saveShipping(visitor);
  const { cart, seen } = await savePayment(visitor, paymentId);
  const { total } = await resultOf<{ total: object }>(visitor, '{ result: cart { total { amount currency } } }');
  const reply = await visitor.query(PLACE, { input: { cartId: cart.id, seen } });
  return { total, placed: reply.json<{ data: { placeOrder: unknown } }>().data.placeOrder };
};

it('an order at another total than was seen is reported with both totals', async () => {
  const { placed, total } = await place('VORKASSE');
  expect(placed).toMatchObject({
    __typename: 'OrderPlaced',
    otherTotal: { was: total, is: { amount: expect.toSatisfy((amount: number) => amount > DEARER) } },
  });
});

it('a card is not charged an unseen total (SUBM-02)', async () => {
  const { placed } = await place('CREDIT_CARD');
  expect(placed).toEqual({
    __typename: 'CartChanged',
    changes: expect.arrayContaining([{ what: 'line-price' }, { what: 'total' }]),
  });
});
