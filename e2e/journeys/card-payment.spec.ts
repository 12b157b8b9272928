import { expect, test } from '../fixtures.ts';
import { choosePayment } from '../flows/pay-and-order.ts';

const GOOD_CARD = '4111 1111 1111 1111';
const DECLINED_AT_ONCE = '4000 0000 0000 0002';
const DECLINED_AFTER_CODE = '4000 0000 0000 9995';
const SLOW_CARD = '4000 0000 0000 3220';
const ON_THE_SUMMARY = 'card-declined';

test('says why a card did not pay, keeps the shopper’s choices, and places one order once the bank’s code is right, although its return URL is opened twice (ROUTE-07)', {
  tag: '@upstream',
}, async ({ enter, shop, anotherTab }) => {
  const { page, summary, payment, cardProvider, paymentNotice, confirmation } = shop;
  const world = await enter(ON_THE_SUMMARY);
  const seeFailure = async (key: string): Promise<void> => {
    await paymentNotice.see(key);
    await expect(payment.method('CREDIT_CARD')).toBeChecked();
    expect(await world.orders()).toEqual([]);
    await payment.goOn.click();
    await summary.order.click();
  };
  await summary.order.click();
  await cardProvider.cancel.click();
  await seeFailure('shop.payment.cancelled');
  await cardProvider.payWith(DECLINED_AT_ONCE);
  await seeFailure('shop.payment.declined');
  await cardProvider.payWith(DECLINED_AFTER_CODE);
  await cardProvider.approve();
  await seeFailure('shop.payment.declined');

  const returned = page.waitForRequest((request) => request.url().includes('/computop/success/'));
  await cardProvider.payWith(GOOD_CARD);
  await expect(cardProvider.secureTitle).toBeVisible();
  expect(await world.orders()).toEqual([]);
  await cardProvider.approve();
  const orderId = await confirmation.seeOrder();
  const again = await anotherTab();
  await again.page.goto((await returned).url());
  await expect(again.page).toHaveURL(new RegExp(`/checkout/confirmation/\\?order=${orderId}|/$`, 'u'));
  expect((await world.orders()).map((order) => order.orderId)).toEqual([orderId]);
});

test('places no order for a shopper who opens the return URL without having paid, and one for a payment whose notice is late (ROUTE-07)', {
  tag: '@phone',
}, async ({ enter, shop }) => {
  const { page, summary, payment, cardProvider, paymentCheck, confirmation } = shop;
  const world = await enter(ON_THE_SUMMARY);
  await summary.order.click();
  await expect(cardProvider.title).toBeVisible();
  const data = new URL(page.url()).searchParams.get('Data') ?? '';
  await page.goto(`/computop/success/?${new URLSearchParams({ Data: data })}`);
  await expect(paymentCheck.title).toBeVisible();
  expect(await world.orders()).toEqual([]);
  await paymentCheck.otherPayment.click();
  await expect(payment.title).toBeVisible();
  await choosePayment(shop, 'CREDIT_CARD');
  await summary.order.click();
  await cardProvider.payWith(SLOW_CARD);
  await cardProvider.approve();
  await expect(paymentCheck.title).toBeVisible();
  expect(await world.orders()).toEqual([]);
  await world.advance({ minutes: 1 });
  const orderId = await confirmation.seeOrder();
  expect((await world.orders()).map((order) => order.orderId)).toEqual([orderId]);
});
