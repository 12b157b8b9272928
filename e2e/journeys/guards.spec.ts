import { expect, test } from '../fixtures.ts';
import { choosePayment } from '../flows/pay-and-order.ts';
import { ADDRESSES, GUEST_EMAIL } from '../shoppers/addresses.ts';

const HOME = '/';
const BASKET = '/checkout/basket/';
const LOGIN = '/checkout/login/';
const SHIPPING = '/checkout/shipping/';
const PAYMENT = '/checkout/payment/';
const SUMMARY = '/checkout/summary/';
const CONFIRMATION = '/checkout/confirmation/';
const ACCOUNT = '/myaccount/contact-details/';

/** Who opens which path, where the guard redirects them, and which notices they see there. */
const REDIRECTS = [
  { who: 'a guest', scenario: 'ready-to-order', path: LOGIN, target: SHIPPING, notices: [], ids: 'GUARD-02' },
  { who: 'a signed-in customer', scenario: 'returning-with-basket', path: LOGIN, target: SHIPPING, notices: [], ids: 'GUARD-02' },
  { who: 'a visitor with an empty basket', scenario: 'empty', path: LOGIN, target: BASKET, notices: [], ids: 'GUARD-03' },
  { who: 'a visitor with an empty basket', scenario: 'empty', path: SHIPPING, target: HOME, notices: [], ids: 'GUARD-04' },
  { who: 'a visitor who has not chosen how to check out', scenario: 'guest-3-items', path: SHIPPING, target: LOGIN, notices: [], ids: 'GUARD-05' },
  { who: 'a visitor with an empty basket', scenario: 'empty', path: PAYMENT, target: HOME, notices: ['shop.error.sessionExpired'], ids: 'GUARD-06' },
  { who: 'a customer without a delivery address', scenario: 'new-customer-with-basket', path: PAYMENT, target: SHIPPING, notices: [], ids: 'GUARD-07' },
  { who: 'a visitor without a delivery address', scenario: 'guest-3-items', path: SUMMARY, target: HOME, notices: ['shop.error.sessionExpired'], ids: 'GUARD-09' },
  { who: 'a customer without a payment method', scenario: 'invoice-too-high', path: SUMMARY, target: PAYMENT, notices: [], ids: 'GUARD-10' },
  { who: 'a visitor without an account', scenario: 'empty', path: ACCOUNT, target: '/login/', notices: [], ids: 'GUARD-01' },
  { who: 'a signed-in customer', scenario: 'returning-with-basket', path: '/myaccount/register/', target: ACCOUNT, notices: ['shop.register.alreadyLoggedIn'], ids: 'GUARD-15' },
  { who: 'a visitor without an order', scenario: 'guest-3-items', path: CONFIRMATION, target: HOME, notices: [], ids: 'GUARD-12' },
] as const;

for (const { who, scenario, path, target, notices, ids } of REDIRECTS) {
  test(`redirects ${who} from ${path} to ${target} (${ids})`, async ({ resume, shop }) => {
    await resume(scenario);
    await shop.page.goto(path);
    await expect(shop.page).toHaveURL(target);
    await expect(shop.toasts.region.getByRole('listitem')).toHaveCount(notices.length);
    for (const notice of notices) await shop.toasts.see(notice);
  });
}

test('redirects from the payment step to the summary when a voucher covers the whole amount (GUARD-08)', async ({ enter, shop }) => {
  await enter('ready-to-order');
  await shop.basket.open();
  await shop.basket.redeem('GESCHENK');
  await expect(shop.basket.vouchers.getByRole('listitem')).toHaveCount(1);
  await shop.page.goto(PAYMENT);
  await expect(shop.page).toHaveURL(SUMMARY);
});

test('does not let a shopper skip a step: each URL redirects to the first incomplete step (GUARD-11)', async ({ enter, shop }) => {
  const { page, basket, checkoutLogin, shipping, payment, summary, confirmation } = shop;
  const expectLanding = async (path: string, target: string): Promise<void> => {
    await page.goto(path);
    await expect(page).toHaveURL(target);
  };
  await enter('guest-3-items');
  for (const step of [SHIPPING, PAYMENT]) await expectLanding(step, LOGIN);
  await basket.open();
  await basket.checkOut.click();
  await checkoutLogin.asGuest.click();
  await expect(shipping.title).toBeVisible();
  await expectLanding(PAYMENT, SHIPPING);
  await shipping.email.fill(GUEST_EMAIL);
  await shipping.billing.type(ADDRESSES.DE);
  await shipping.goOn.click();
  await expect(payment.title).toBeVisible();
  await expectLanding(SUMMARY, PAYMENT);
  await choosePayment(shop, 'RECHNUNG');
  await expectLanding(PAYMENT, PAYMENT);
  await expectLanding(SUMMARY, SUMMARY);
  await summary.order.click();
  await confirmation.seeOrder();
});

test('adds the order number to the URL of the confirmation (GUARD-13)', async ({ enter, shop: { page, summary, confirmation } }) => {
  await enter('ready-to-order');
  await page.route('**/api/confirmation-cleanup/', () => undefined);
  await summary.order.click();
  const orderId = await confirmation.seeOrder();
  await page.goto(CONFIRMATION);
  expect(await confirmation.seeOrder()).toBe(orderId);
});

test('shows editors a preview of the confirmation (GUARD-14)', async ({ resume, shop: { page, t } }) => {
  await resume();
  await page.goto(`${CONFIRMATION}?preview=1`);
  await expect(page.getByText(t('orders:preview'))).toBeVisible();
});
