import { expect, test } from '../fixtures.ts';
import { choosePayment, placeOrder } from '../flows/pay-and-order.ts';

const SLOW_CARD = '4000 0000 0000 3220';
const SILENT_CARD = '4000 0000 0000 4228';
const COMMENT = 'Bitte im Sekretariat abgeben';

test('says that PayPal was cancelled, keeps everything that was chosen and typed, and accepts another payment method (PAY-11)', { tag: '@phone' }, async ({ enter, shop }) => {
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
  await shop.toasts.see('shop.payment.cancelled');
  await expect(shop.payment.method('PAYPAL')).toBeChecked();
  expect(await world.orders()).toEqual([]);
  await choosePayment(shop, 'VORKASSE');
  await expect(shop.summary.comment).toHaveValue(COMMENT);
  await expect(shop.summary.newsletter).toBeChecked();
  await expect(shop.page.getByText('SCHULE10').first()).toBeVisible();
  await placeOrder(shop);
  expect(await world.orders()).toMatchObject([{ newsletter: true }]);
});

test('says that PayPal declined, and accepts another account', async ({ enter, shop }) => {
  const world = await enter('paypal');
  await shop.summary.order.click();
  await shop.paypal.logIn();
  await shop.paypal.payFrom('overdrawn');
  await shop.toasts.see('shop.payment.declined');
  await shop.payment.goOn.click();
  await shop.summary.order.click();
  await shop.paypal.logIn();
  await shop.paypal.payFrom('account');
  await shop.confirmation.seeOrder();
  expect(await world.orders()).toHaveLength(1);
});

test('says that the provider reported an error (PAY-10)', async ({ enter, shop }) => {
  const world = await enter('paypal');
  await shop.summary.order.click();
  await shop.paypal.logIn();
  await shop.paypal.payFrom('broken');
  await shop.toasts.see('shop.payment.error');
  await expect(shop.page).toHaveURL(/errorCode=21000073/u);
  expect(await world.orders()).toEqual([]);
});

test('checks a payment whose notice is late, and ends on the confirmation', { tag: '@phone' }, async ({ enter, shop }) => {
  const world = await enter('paypal');
  await shop.summary.order.click();
  await shop.paypal.logIn();
  await shop.paypal.payFrom('slow');
  await expect(shop.paymentCheck.title).toBeVisible();
  await world.advance({ minutes: 1 });
  await shop.confirmation.seeOrder();
  expect(await world.orders()).toHaveLength(1);
});

test('shows the order to a shopper who paid and came back by another way', async ({ enter, shop }) => {
  const world = await enter('paypal');
  await shop.summary.order.click();
  await shop.paypal.logIn();
  await shop.paypal.payFrom('silent');
  await expect(shop.paypal.paidTitle).toBeVisible();
  expect(await world.orders()).toHaveLength(1);
  await shop.summary.open();
  await shop.confirmation.seeOrder();
});

test('orders nothing that the shopper did not see, and says so, if the basket changes in another tab during the payment', async ({ enter, shop, anotherTab }) => {
  const world = await enter('paypal');
  await shop.summary.order.click();
  await shop.paypal.logIn();
  await expect(shop.paypal.approveTitle).toBeVisible();
  const other = await anotherTab();
  await other.basket.open();
  await other.basket.removeFirst.click();
  await expect(other.basket.lines).toHaveCount(1);
  await shop.paypal.payFrom('account');
  await shop.toasts.see('shop.payment.outdated');
  await expect(shop.payment.title).toBeVisible();
  expect(await world.orders()).toEqual([]);
});

test('says that nobody finished the payment in time', async ({ enter, shop }) => {
  const world = await enter('paypal');
  await shop.summary.order.click();
  await shop.paypal.logIn();
  await expect(shop.paypal.approveTitle).toBeVisible();
  await world.advance({ minutes: 30 });
  await shop.paypal.payFrom('account');
  await shop.toasts.see('shop.payment.abandoned');
  expect(await world.orders()).toEqual([]);
});

test('checks a card payment whose notice is late', async ({ enter, shop }) => {
  const world = await enter('card-declined');
  await shop.summary.order.click();
  await shop.cardProvider.payWith(SLOW_CARD);
  await shop.cardProvider.approve();
  await expect(shop.paymentCheck.title).toBeVisible();
  await world.advance({ minutes: 1 });
  await shop.confirmation.seeOrder();
});

test('shows the order of a card payment that nobody returned from', async ({ enter, shop }) => {
  const world = await enter('card-declined');
  await shop.summary.order.click();
  await shop.cardProvider.payWith(SILENT_CARD);
  await shop.cardProvider.approve();
  await expect(shop.cardProvider.paidTitle).toBeVisible();
  await shop.cardProvider.toShop.click();
  await shop.confirmation.seeOrder();
  expect(await world.orders()).toHaveLength(1);
});

test.describe('in Switzerland', () => {
  test.use({ storefront: 'ch' });

  test('says that the shopper declined in the TWINT app, and accepts a second attempt', { tag: '@phone' }, async ({ enter, shop }) => {
    const world = await enter('twint');
    await shop.summary.order.click();
    await expect(shop.twint.title).toBeVisible();
    await shop.twint.connect();
    await shop.twint.decline.click();
    await shop.toasts.see('shop.payment.declined');
    expect(await world.orders()).toEqual([]);
    await shop.payment.goOn.click();
    await shop.summary.order.click();
    await shop.twint.connect();
    await shop.twint.payFrom('account');
    await shop.confirmation.seeOrder();
    expect(await world.orders()).toHaveLength(1);
  });
});
