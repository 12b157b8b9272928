import { expect, test } from '../fixtures.ts';
import { choosePayment } from '../flows/pay-and-order.ts';

const BASKET = 'amazon-pay-basket';
const HOME_STREET = 'Rosenweg 12';
const EMAIL = 'erika@beispiel.example';

test('cancels at the provider, leaves the summary for another way to pay, and then orders an article of its page with address and account of the provider, without a payment step (PAY-01, PAY-07, PAY-08, PAY-11)', {
  tag: '@phone',
}, async ({ enter, shop }) => {
  const { page, basket, product, summary, shipping, amazon, paymentNotice, toasts } = shop;
  const world = await enter(BASKET);
  await basket.express.click();
  await amazon.cancel.click();
  await expect(basket.title).toBeVisible();
  await paymentNotice.see('shop.payment.cancelled');
  await expect(basket.lines).toHaveCount(2);

  await basket.express.click();
  await amazon.choose();
  await expect(summary.title).toBeVisible();
  await expect(page.getByText(HOME_STREET)).toBeVisible();
  await summary.otherPayment.click();
  await toasts.see('shop.payment.express.aborted');
  await expect(shipping.title).toBeVisible();
  await expect(page.getByText(HOME_STREET)).toHaveCount(0);
  await basket.open();
  await expect(basket.lines).toHaveCount(2);

  await basket.removeFirst.click();
  await basket.lines.first().getByRole('link').first().click();
  await expect(product.title).toBeVisible();
  await product.quantity.fill('2');
  await product.express.click();
  await amazon.choose();
  await expect(summary.title).toBeVisible();
  await expect(summary.goods).toContainText('3');
  await expect(page.getByText(HOME_STREET)).toBeVisible();
  await expect(page.getByText(EMAIL)).toBeVisible();
  await summary.order.click();
  await expect(amazon.approveTitle).toBeVisible();
  expect(await world.orders()).toEqual([]);
  await amazon.pay.click();
  const orderId = await shop.confirmation.seeOrder();
  expect((await world.orders()).map((order) => order.orderId)).toEqual([orderId]);
});

test('an address that the shop does not deliver to leads to the shipping step with the reason, and a declined account to the payment step, where another method pays the same basket', {
  tag: '@upstream',
}, async ({ enter, shop }) => {
  const { page, basket, summary, shipping, amazon, cardProvider, paymentNotice } = shop;
  const world = await enter(BASKET);
  await basket.express.click();
  await amazon.choose({ address: 'not-delivered', source: 'overdrawn' });
  await expect(shipping.title).toBeVisible();
  await paymentNotice.see('shop.payment.express.incomplete');
  await shipping.deliverTo('sameAsBilling');
  await shipping.goOn.click();
  await summary.order.click();
  await amazon.pay.click();
  await paymentNotice.see('shop.payment.declined');
  expect(await world.orders()).toEqual([]);
  await choosePayment(shop, 'CREDIT_CARD');
  await expect(page.getByText(HOME_STREET)).toBeVisible();
  await summary.order.click();
  await cardProvider.payWith('4111 1111 1111 1111');
  await cardProvider.approve();
  await shop.confirmation.seeOrder();
  expect(await world.orders()).toHaveLength(1);
});

test('Amazon Pay is also a method of the payment step: after a cancelled approval it pays, checks a notice that is late, and places one order although its return is opened twice', {
  tag: '@upstream',
}, async ({ enter, shop, anotherTab }) => {
  const { page, summary, amazon, paymentCheck, paymentNotice } = shop;
  const world = await enter('amazon-pay-method');
  await summary.order.click();
  await amazon.cancel.click();
  await paymentNotice.see('shop.payment.cancelled');
  await choosePayment(shop, 'AMAZONPAY');
  await summary.order.click();
  await amazon.signIn();
  await expect(amazon.approveTitle).toBeVisible();
  const returned = page.waitForRequest((request) => request.url().includes('/amazonpay/success/'));
  await amazon.payFrom('slow');
  await expect(paymentCheck.title).toBeVisible();
  expect(await world.orders()).toEqual([]);
  await world.advance({ minutes: 1 });
  const orderId = await shop.confirmation.seeOrder();
  const again = await anotherTab();
  await again.page.goto((await returned).url());
  await expect(again.page).toHaveURL(new RegExp(`/checkout/confirmation/\\?order=${orderId}|/$`, 'u'));
  expect((await world.orders()).map((order) => order.orderId)).toEqual([orderId]);
});
