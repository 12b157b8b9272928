import { expect, test as base } from '../../fixtures.ts';
import { enterAsGuest } from '../../flows/enter-checkout.ts';
import { fillBasket } from '../../flows/fill-basket.ts';
import { choosePayment, placeOrder } from '../../flows/pay-and-order.ts';
import { ADDRESSES } from '../../shoppers/addresses.ts';
import { STOREFRONTS } from '../../stack/storefronts.ts';
import { startTwoGateways, type TwoGateways } from '../../stack/two-gateways.ts';

const test = base.extend<{ readonly gateways: TwoGateways }>({
  gateways: async ({ storefront }, use) => {
    const gateways = await startTwoGateways(STOREFRONTS[storefront].host);
    await use(gateways);
    await gateways.close();
  },
  baseURL: async ({ gateways }, use) => use(gateways.address),
});
test.describe.configure({ timeout: 120_000 });

/** Orders that the upstream has, in everybody's world: nobody else is here. */
const orderIds = async ({ standIn }: TwoGateways): Promise<readonly string[]> => {
  const reply = await fetch(`${standIn}/qa/worlds/default/orders`);
  const { orders }: { readonly orders: readonly { readonly confirmation: { readonly orderId: string } }[] } = await reply.json();
  return orders.map(({ confirmation }) => confirmation.orderId);
};

test('orders as if nothing had been when one of two gateways is killed in mid-checkout', async ({ gateways, shop }) => {
  await shop.page.goto('/');
  await fillBasket(shop);
  await enterAsGuest(shop, ADDRESSES.DE);
  const before = new Map(gateways.balancer.answered);
  await gateways.one.kill();
  await choosePayment(shop, 'RECHNUNG');
  const orderId = await placeOrder(shop);
  expect(await orderIds(gateways)).toEqual([orderId]);
  const { one, other, balancer } = gateways;
  expect([before.get(one.port), before.get(other.port)].map((count = 0) => count > 0)).toEqual([true, true]);
  expect(balancer.answered.get(one.port)).toBe(before.get(one.port));
});

test('orders as if nothing had been while both gateways are replaced in turn', async ({ gateways, shop }) => {
  await shop.page.goto('/');
  await fillBasket(shop);
  await gateways.one.end();
  await gateways.one.start();
  await enterAsGuest(shop, ADDRESSES.DE);
  const ending = gateways.other.end();
  await choosePayment(shop, 'RECHNUNG');
  await ending;
  expect(await orderIds(gateways)).toEqual([]);
  const orderId = await placeOrder(shop);
  expect(await orderIds(gateways)).toEqual([orderId]);
});
