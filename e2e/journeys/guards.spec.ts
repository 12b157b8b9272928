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

/** Who types which address, and where they end up. Notices are what they are told there. */
const TYPED = [
  { who: 'a guest', scenario: 'ready-to-order', asked: LOGIN, ends: SHIPPING, notices: [], ids: 'GUARD-02' },
  { who: 'a signed-in customer', scenario: 'returning-with-basket', asked: LOGIN, ends: SHIPPING, notices: [], ids: 'GUARD-02' },
  { who: 'a visitor with an empty basket', scenario: 'empty', asked: LOGIN, ends: BASKET, notices: [], ids: 'GUARD-03' },
  { who: 'a visitor with an empty basket', scenario: 'empty', asked: SHIPPING, ends: HOME, notices: [], ids: 'GUARD-04' },
  { who: 'a visitor who has not chosen how to go on', scenario: 'guest-3-items', asked: SHIPPING, ends: LOGIN, notices: [], ids: 'GUARD-05' },
  { who: 'a visitor with an empty basket', scenario: 'empty', asked: PAYMENT, ends: HOME, notices: ['shop.error.sessionExpired'], ids: 'GUARD-06' },
  { who: 'a customer without a delivery', scenario: 'new-customer-with-basket', asked: PAYMENT, ends: SHIPPING, notices: [], ids: 'GUARD-07' },
  { who: 'a visitor without a delivery', scenario: 'guest-3-items', asked: SUMMARY, ends: HOME, notices: ['shop.error.sessionExpired'], ids: 'GUARD-09' },
  { who: 'a customer who has not chosen how to pay', scenario: 'invoice-too-high', asked: SUMMARY, ends: PAYMENT, notices: [], ids: 'GUARD-10' },
  { who: 'a visitor without an account', scenario: 'empty', asked: ACCOUNT, ends: '/login/', notices: [], ids: 'GUARD-01' },
  { who: 'a signed-in customer', scenario: 'returning-with-basket', asked: '/myaccount/register/', ends: ACCOUNT, notices: ['shop.register.alreadyLoggedIn'], ids: 'GUARD-15' },
  { who: 'a visitor who has ordered nothing', scenario: 'guest-3-items', asked: CONFIRMATION, ends: HOME, notices: [], ids: 'GUARD-12' },
] as const;

for (const { who, scenario, asked, ends, notices, ids } of TYPED) {
  test(`leads ${who} from ${asked} to ${ends} (${ids})`, async ({ resume, shop }) => {
    await resume(scenario);
    await shop.page.goto(asked);
    await expect(shop.page).toHaveURL(ends);
    await expect(shop.toasts.region.getByRole('listitem')).toHaveCount(notices.length);
    for (const notice of notices) await shop.toasts.see(notice);
  });
}

test('leads from the payment step to the summary where a voucher pays for everything (GUARD-08)', async ({ enter, shop }) => {
  await enter('ready-to-order');
  await shop.basket.open();
  await shop.basket.redeem('GESCHENK');
  await expect(shop.basket.vouchers.getByRole('listitem')).toHaveCount(1);
  await shop.page.goto(PAYMENT);
  await expect(shop.page).toHaveURL(SUMMARY);
});

test('lets nobody skip a step: each address leads back to the first step that is not done (GUARD-11)', async ({ enter, shop }) => {
  const { page, basket, checkoutLogin, shipping, payment, summary, confirmation } = shop;
  const leads = async (asked: string, to: string): Promise<void> => {
    await page.goto(asked);
    await expect(page).toHaveURL(to);
  };
  await enter('guest-3-items');
  for (const step of [SHIPPING, PAYMENT]) await leads(step, LOGIN);
  await basket.open();
  await basket.checkOut.click();
  await checkoutLogin.asGuest.click();
  await expect(shipping.title).toBeVisible();
  await leads(PAYMENT, SHIPPING);
  await shipping.email.fill(GUEST_EMAIL);
  await shipping.billing.type(ADDRESSES.DE);
  await shipping.goOn.click();
  await expect(payment.title).toBeVisible();
  await leads(SUMMARY, PAYMENT);
  await choosePayment(shop, 'RECHNUNG');
  await leads(PAYMENT, PAYMENT);
  await leads(SUMMARY, SUMMARY);
  await summary.order.click();
  await confirmation.seeOrder();
});

test('adds the number of the order to the address of its confirmation (GUARD-13)', async ({ enter, shop: { page, summary, confirmation } }) => {
  await enter('ready-to-order');
  await page.route('**/api/confirmation-cleanup/', () => undefined);
  await summary.order.click();
  const orderId = await confirmation.seeOrder();
  await page.goto(CONFIRMATION);
  expect(await confirmation.seeOrder()).toBe(orderId);
});

test('shows editors a preview of the confirmation (GUARD-14)', async ({ enter, shop: { page, t } }) => {
  await enter();
  await page.goto(`${CONFIRMATION}?preview=1`);
  await expect(page.getByText(t('orders:preview'))).toBeVisible();
});
