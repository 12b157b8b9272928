import { expect, test } from '../fixtures.ts';
import { choosePayment, placeOrder } from '../flows/pay-and-order.ts';

const BASKET = 'amazon-pay-basket';
const HOME_STREET = 'Rosenweg 12';

test('a guest orders from the basket with address and account of the provider, without a payment step (PAY-01, PAY-07)', { tag: '@phone' }, async ({ enter, shop }) => {
  const world = await enter(BASKET);
  await shop.basket.express.click();
  await shop.amazon.choose();
  await expect(shop.summary.title).toBeVisible();
  await expect(shop.page.getByText(HOME_STREET)).toBeVisible();
  await expect(shop.page.getByText('erika@beispiel.example')).toBeVisible();
  await shop.summary.order.click();
  await expect(shop.amazon.approveTitle).toBeVisible();
  expect(await world.orders()).toEqual([]);
  await shop.amazon.pay.click();
  const orderId = await shop.confirmation.seeOrder();
  expect((await world.orders()).map((order) => order.orderId)).toEqual([orderId]);
});

test('the product page puts the article into the basket and leaves for the provider', { tag: '@phone' }, async ({ enter, shop }) => {
  await enter(BASKET);
  await shop.basket.removeFirst.click();
  await shop.basket.lines.first().getByRole('link').first().click();
  await expect(shop.product.title).toBeVisible();
  await shop.product.quantity.fill('2');
  await shop.product.express.click();
  await shop.amazon.choose();
  await expect(shop.summary.title).toBeVisible();
  await expect(shop.summary.goods).toContainText('3');
});

test('a signed-in customer keeps the account and delivers to an address of the provider', async ({ enter, shop }) => {
  await enter('amazon-pay-customer');
  await shop.basket.express.click();
  await shop.amazon.choose({ address: 'school' });
  await expect(shop.summary.title).toBeVisible();
  await expect(shop.page.getByText('Grundschule am Park')).toBeVisible();
  await expect(shop.page.getByText('anna.lehmann@pausenhof.example')).toBeVisible();
  await shop.summary.order.click();
  await shop.amazon.pay.click();
  await shop.confirmation.seeOrder();
});

test('the summary leads to another way to pay: the basket stays, payment and address are gone (PAY-08)', { tag: '@phone' }, async ({ enter, shop }) => {
  await enter(BASKET);
  await shop.basket.express.click();
  await shop.amazon.choose();
  await shop.summary.otherPayment.click();
  await shop.toasts.see('shop.payment.express.aborted');
  await expect(shop.shipping.title).toBeVisible();
  await expect(shop.page.getByText(HOME_STREET)).toHaveCount(0);
  await shop.basket.open();
  await expect(shop.basket.lines).toHaveCount(2);
});

test('a declined account leads to the payment step, where another method pays the same basket', async ({ enter, shop }) => {
  const world = await enter(BASKET);
  await shop.basket.express.click();
  await shop.amazon.choose({ source: 'overdrawn' });
  await shop.summary.order.click();
  await shop.amazon.pay.click();
  await shop.toasts.see('shop.payment.declined');
  expect(await world.orders()).toEqual([]);
  await choosePayment(shop, 'CREDIT_CARD');
  await expect(shop.page.getByText(HOME_STREET)).toBeVisible();
  await shop.summary.order.click();
  await shop.cardProvider.payWith('4111 1111 1111 1111');
  await shop.cardProvider.approve();
  await shop.confirmation.seeOrder();
  expect(await world.orders()).toHaveLength(1);
});

test('cancelling at the provider returns to the basket and says so (PAY-11)', async ({ enter, shop }) => {
  await enter(BASKET);
  await shop.basket.express.click();
  await shop.amazon.cancel.click();
  await expect(shop.basket.title).toBeVisible();
  await shop.toasts.see('shop.payment.cancelled');
  await expect(shop.basket.lines).toHaveCount(2);
});

test('an address that the shop does not deliver to leads to the shipping step with the reason', async ({ enter, shop }) => {
  await enter(BASKET);
  await shop.basket.express.click();
  await shop.amazon.choose({ address: 'not-delivered' });
  await expect(shop.shipping.title).toBeVisible();
  await shop.toasts.see('shop.payment.express.incomplete');
});

test('Amazon Pay is also a method of the payment step: sign in, approve, done', async ({ enter, shop }) => {
  const world = await enter('amazon-pay-method');
  await shop.summary.order.click();
  await shop.amazon.signIn();
  await expect(shop.amazon.approveTitle).toBeVisible();
  await shop.amazon.payFrom('account');
  await shop.confirmation.seeOrder();
  expect(await world.orders()).toHaveLength(1);
});

test('checks an approved payment whose notice is late, and ends on the confirmation', async ({ enter, shop }) => {
  const world = await enter('amazon-pay-method');
  await shop.summary.order.click();
  await shop.amazon.signIn();
  await shop.amazon.payFrom('slow');
  await expect(shop.paymentCheck.title).toBeVisible();
  expect(await world.orders()).toEqual([]);
  await world.advance({ minutes: 1 });
  await shop.confirmation.seeOrder();
  expect(await world.orders()).toHaveLength(1);
});

test('cancelling the approval of an order leads to the payment step, and an invoice pays it', async ({ enter, shop }) => {
  const world = await enter('amazon-pay-method');
  await shop.summary.order.click();
  await shop.amazon.cancel.click();
  await shop.toasts.see('shop.payment.cancelled');
  await choosePayment(shop, 'RECHNUNG');
  await placeOrder(shop);
  expect(await world.orders()).toHaveLength(1);
});

test('articles that the provider does not accept show no button (PAY-09)', async ({ enter, shop }) => {
  await enter('amazon-pay-excluded');
  await expect(shop.basket.title).toBeVisible();
  await expect(shop.basket.express).toHaveCount(0);
  await shop.basket.lines.first().getByRole('link').first().click();
  await expect(shop.product.add).toBeVisible();
  await expect(shop.product.express).toHaveCount(0);
});

test('places one order when the return from the approval is opened twice', async ({ enter, shop, anotherTab }) => {
  const world = await enter('amazon-pay-method');
  await shop.summary.order.click();
  await shop.amazon.signIn();
  const returned = shop.page.waitForRequest((request) => request.url().includes('/amazonpay/success/'));
  await shop.amazon.payFrom('account');
  const orderId = await shop.confirmation.seeOrder();
  const again = await anotherTab();
  await again.page.goto((await returned).url());
  await expect(again.page).toHaveURL(new RegExp(`/checkout/confirmation/\\?order=${orderId}|/$`, 'u'));
  expect((await world.orders()).map((order) => order.orderId)).toEqual([orderId]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the button of the basket leads to the provider and back to the summary, which can be left again', { tag: '@phone' }, async ({ enter, shop }) => {
    await enter(BASKET);
    await shop.basket.express.click();
    await shop.amazon.choose();
    await expect(shop.summary.title).toBeVisible();
    await expect(shop.page.getByText(HOME_STREET)).toBeVisible();
    await shop.summary.otherPayment.click();
    await expect(shop.shipping.title).toBeVisible();
  });
});
