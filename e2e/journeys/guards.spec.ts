import { expect, test } from '../fixtures.ts';
import { choosePayment } from '../flows/pay-and-order.ts';
import { ADDRESSES, GUEST_EMAIL } from '../shoppers/addresses.ts';

const LOGIN = '/checkout/login/';
const SHIPPING = '/checkout/shipping/';
const PAYMENT = '/checkout/payment/';
const SUMMARY = '/checkout/summary/';

test('leads a visitor home who opens the summary without a delivery address, and says why, once (GUARD-09)', async ({
  resume,
  shop: { page, toasts },
}) => {
  await resume('guest-3-items');
  await page.goto(SUMMARY);
  await expect(page).toHaveURL('/');
  await toasts.see('shop.error.sessionExpired');
  await expect(toasts.region.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(toasts.region.getByRole('listitem')).toHaveCount(0);
});

test('does not let a shopper skip a step: each URL redirects to the first incomplete step (GUARD-11)', async ({
  enter,
  shop,
}) => {
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
