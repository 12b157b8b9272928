import { expect, test } from '../fixtures.ts';
import { choosePayment, placeOrder } from '../flows/pay-and-order.ts';

const COMMENT = 'Bitte im Sekretariat abgeben';

test('says that PayPal was cancelled, keeps everything that was chosen and typed, and accepts another payment method (PAY-11)', {
  tag: '@phone',
}, async ({ enter, shop }) => {
  const world = await enter('paypal');
  await shop.basket.open();
  await shop.basket.redeem('SCHULE10');
  await expect(shop.basket.vouchers.getByRole('listitem')).toHaveCount(1);
  await shop.summary.open();
  await shop.summary.comment.fill(COMMENT);
  await shop.summary.newsletter.check();
  await shop.summary.order.click();
  await expect(shop.paypal.title).toBeVisible();
  await shop.paypal.cancel.click();
  await shop.paymentNotice.see('shop.payment.cancelled');
  await expect(shop.payment.method('PAYPAL')).toBeChecked();
  expect(await world.orders()).toEqual([]);
  await choosePayment(shop, 'VORKASSE');
  await expect(shop.summary.comment).toHaveValue(COMMENT);
  await expect(shop.summary.newsletter).toBeChecked();
  await expect(shop.page.getByText('SCHULE10').first()).toBeVisible();
  await placeOrder(shop);
  expect(await world.orders()).toMatchObject([{ newsletter: true }]);
});

test('says that PayPal declined, that it reported an error and that nobody finished in time, and checks a payment whose notice is late: one order (PAY-10)', {
  tag: '@upstream',
}, async ({ enter, shop }) => {
  const { page, summary, payment, paypal, paymentNotice } = shop;
  const world = await enter('paypal');
  const seeFailure = async (key: string): Promise<void> => {
    await paymentNotice.see(key);
    expect(await world.orders()).toEqual([]);
    await payment.goOn.click();
    await summary.order.click();
    await paypal.logIn();
  };
  await summary.order.click();
  await paypal.logIn();
  await paypal.payFrom('overdrawn');
  await seeFailure('shop.payment.declined');
  await paypal.payFrom('broken');
  await expect(page).toHaveURL(/errorCode=21000073/u);
  await seeFailure('shop.payment.error');
  await expect(paypal.approveTitle).toBeVisible();
  await world.advance({ minutes: 30 });
  await paypal.payFrom('account');
  await seeFailure('shop.payment.abandoned');
  await paypal.payFrom('slow');
  await expect(shop.paymentCheck.title).toBeVisible();
  await world.advance({ minutes: 1 });
  await shop.confirmation.seeOrder();
  expect(await world.orders()).toHaveLength(1);
});

test('orders nothing that the shopper did not see if the basket changes in another tab during the payment, and shows the order to whoever paid and came back by another way', {
  tag: '@upstream',
}, async ({ enter, shop, anotherTab }) => {
  const { summary, payment, paypal, paymentNotice } = shop;
  const world = await enter('paypal');
  await summary.order.click();
  await paypal.logIn();
  await expect(paypal.approveTitle).toBeVisible();
  const other = await anotherTab();
  await other.basket.open();
  await other.basket.removeFirst.click();
  await expect(other.basket.lines).toHaveCount(1);
  await other.page.close();
  await paypal.payFrom('account');
  await paymentNotice.see('shop.payment.outdated');
  await expect(payment.title).toBeVisible();
  expect(await world.orders()).toEqual([]);

  await choosePayment(shop, 'PAYPAL');
  await summary.order.click();
  await paypal.logIn();
  await paypal.payFrom('silent');
  await expect(paypal.paidTitle).toBeVisible();
  expect(await world.orders()).toHaveLength(1);
  await summary.open();
  await shop.confirmation.seeOrder();
  expect(await world.orders()).toHaveLength(1);
});

test.describe('in Switzerland', () => {
  test.use({ storefront: 'ch' });

  test('says that the shopper declined in the TWINT app, and accepts a second attempt', { tag: '@phone' }, async ({
    enter,
    shop,
  }) => {
    const world = await enter('twint');
    await shop.summary.order.click();
    await expect(shop.twint.title).toBeVisible();
    await shop.twint.connect();
    await shop.twint.decline.click();
    await shop.paymentNotice.see('shop.payment.declined');
    expect(await world.orders()).toEqual([]);
    await shop.payment.goOn.click();
    await shop.summary.order.click();
    await shop.twint.connect();
    await shop.twint.payFrom('account');
    await shop.confirmation.seeOrder();
    expect(await world.orders()).toHaveLength(1);
  });
});
