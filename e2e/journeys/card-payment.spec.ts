import { expect, test } from '../fixtures.ts';
import { choosePayment, placeOrder } from '../flows/pay-and-order.ts';

const GOOD_CARD = '4111 1111 1111 1111';
const DECLINED_AT_ONCE = '4000 0000 0000 0002';
const DECLINED_AFTER_CODE = '4000 0000 0000 9995';
const ON_THE_SUMMARY = 'card-declined';

test('pays by card with the bank’s code and returns to the confirmation (ROUTE-07)', { tag: '@phone' }, async ({ enter, shop }) => {
  const world = await enter(ON_THE_SUMMARY);
  await shop.summary.order.click();
  await shop.cardProvider.payWith(GOOD_CARD);
  await expect(shop.cardProvider.secureTitle).toBeVisible();
  expect(await world.orders()).toEqual([]);
  await shop.cardProvider.approve();
  const orderId = await shop.confirmation.seeOrder();
  expect((await world.orders()).map((order) => order.orderId)).toEqual([orderId]);
});

test('says that a card was declined, keeps the shopper’s choices, and accepts another card', async ({ enter, shop }) => {
  const world = await enter(ON_THE_SUMMARY);
  await shop.summary.order.click();
  await shop.cardProvider.payWith(DECLINED_AT_ONCE);
  await shop.toasts.see('shop.payment.declined');
  await expect(shop.payment.method('CREDIT_CARD')).toBeChecked();
  expect(await world.orders()).toEqual([]);
  await shop.payment.goOn.click();
  await shop.summary.order.click();
  await shop.cardProvider.payWith(GOOD_CARD);
  await shop.cardProvider.approve();
  await shop.confirmation.seeOrder();
  expect(await world.orders()).toHaveLength(1);
});

test('accepts another payment method after the bank has declined the card', async ({ enter, shop }) => {
  const world = await enter(ON_THE_SUMMARY);
  await shop.summary.order.click();
  await shop.cardProvider.payWith(DECLINED_AFTER_CODE);
  await shop.cardProvider.approve();
  await shop.toasts.see('shop.payment.declined');
  await choosePayment(shop, 'VORKASSE');
  await placeOrder(shop);
  expect(await world.orders()).toHaveLength(1);
});

test('says that the shopper cancelled the payment, and places no order', async ({ enter, shop }) => {
  const world = await enter(ON_THE_SUMMARY);
  await shop.summary.order.click();
  await shop.cardProvider.cancel.click();
  await shop.toasts.see('shop.payment.cancelled');
  await expect(shop.payment.title).toBeVisible();
  expect(await world.orders()).toEqual([]);
});

test('places one order when the return URL of a payment is opened twice (ROUTE-07)', async ({ enter, shop, anotherTab }) => {
  const world = await enter(ON_THE_SUMMARY);
  const returned = shop.page.waitForRequest((request) => request.url().includes('/computop/success/'));
  await shop.summary.order.click();
  await shop.cardProvider.payWith(GOOD_CARD);
  await shop.cardProvider.approve();
  const orderId = await shop.confirmation.seeOrder();
  const again = await anotherTab();
  await again.page.goto((await returned).url());
  await expect(again.page).toHaveURL(new RegExp(`/checkout/confirmation/\\?order=${orderId}|/$`, 'u'));
  expect((await world.orders()).map((order) => order.orderId)).toEqual([orderId]);
});

test('places no order for a shopper who opens the return URL without having paid (ROUTE-07)', async ({ enter, shop }) => {
  const world = await enter(ON_THE_SUMMARY);
  await shop.summary.order.click();
  await expect(shop.cardProvider.title).toBeVisible();
  const data = new URL(shop.page.url()).searchParams.get('Data') ?? '';
  await shop.page.goto(`/computop/success/?${new URLSearchParams({ Data: data })}`);
  await expect(shop.paymentCheck.title).toBeVisible();
  expect(await world.orders()).toEqual([]);
  await shop.paymentCheck.otherPayment.click();
  await expect(shop.payment.title).toBeVisible();
});
