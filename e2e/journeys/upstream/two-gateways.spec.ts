import { expect } from '../../fixtures.ts';
import { enterAsGuest } from '../../flows/enter-checkout.ts';
import { fillBasket } from '../../flows/fill-basket.ts';
import { choosePayment, placeOrder } from '../../flows/pay-and-order.ts';
import { requestDefaultWorld, test } from '../../gateways.ts';
import { ADDRESSES } from '../../shoppers/addresses.ts';
import type { TwoGateways } from '../../stack/two-gateways.ts';

// Tests run one after the other: each stops gateways that the others share.
test.describe.configure({ mode: 'default' });

const GOOD_CARD = '4111 1111 1111 1111';

const orderIds = async (gateways: TwoGateways): Promise<readonly string[]> => {
  const reply = await requestDefaultWorld(gateways, 'orders');
  const { orders }: { readonly orders: readonly { readonly confirmation: { readonly orderId: string } }[] } =
    await reply.json();
  return orders.map(({ confirmation }) => confirmation.orderId);
};

test('places the order without interruption when one of two gateways is killed during checkout', async ({
  gateways,
  shop,
}) => {
  await shop.page.goto('/');
  await fillBasket(shop);
  await enterAsGuest(shop, ADDRESSES.DE);
  await expect(shop.payment.title).toBeVisible();
  const before = await Promise.all([gateways.one.requestCount(), gateways.other.requestCount()]);
  expect(before.map((count) => count > 0)).toEqual([true, true]);
  await gateways.one.kill();
  await choosePayment(shop, 'RECHNUNG');
  const orderId = await placeOrder(shop);
  expect(await orderIds(gateways)).toEqual([orderId]);
});

test('places the order without interruption although both gateways are replaced in turn, and one is killed during the bank’s challenge', async ({
  gateways,
  shop,
}) => {
  await shop.page.goto('/');
  await fillBasket(shop);
  await gateways.one.end();
  await gateways.one.start();
  await enterAsGuest(shop, ADDRESSES.DE);
  const ending = gateways.other.end();
  await choosePayment(shop, 'CREDIT_CARD');
  await ending;
  await gateways.other.start();
  expect(await orderIds(gateways)).toEqual([]);
  await shop.summary.order.click();
  await shop.cardProvider.payWith(GOOD_CARD);
  await expect(shop.cardProvider.secureTitle).toBeVisible();
  await gateways.one.kill();
  await shop.cardProvider.approve();
  const orderId = await shop.confirmation.seeOrder();
  expect(await orderIds(gateways)).toEqual([orderId]);
});
