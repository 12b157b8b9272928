import { expect, MANY_SCREENS_MS, test } from './checked-screens.ts';
import { choosePayment, placeOrder } from './flows/pay-and-order.ts';
import { ADDRESSES } from './shoppers/addresses.ts';

/** The longest street that the domain allows (`FIELD_LIMITS`). */
const LONGEST_STREET = 60;
const LONG_STREET = `${'Donaudampfschifffahrts'.padEnd(LONGEST_STREET - 3, 'gesellschafts')} 12`;

test('shows the forms of the checkout, whether empty, invalid or filled in, and the longest allowed street without accessibility violations or scrolling sideways', {
  tag: '@phone-too',
}, async ({ enter, expectAccessible, expectUsable, shop }) => {
  test.setTimeout(MANY_SCREENS_MS);
  const { basket, checkoutLogin, shipping, payment, errors } = shop;
  await enter('guest-3-items');
  await basket.checkOut.click();
  await checkoutLogin.register.click();
  await expect(shipping.title).toBeVisible();
  await expectAccessible('the shipping step');
  await shipping.goOn.click();
  await expect(errors.summary).toBeVisible();
  await expectAccessible('the shipping step with errors');
  await shipping.deliverTo('packstation');
  await shipping.goOn.click();
  await expect(errors.summary).toBeVisible();
  await expectUsable('the packstation with errors');
  await shipping.email.fill('neele.neuling@pausenhof.example');
  await shipping.password.fill('Tintenklecks7');
  await shipping.passwordRepeat.fill('Tintenklecks7');
  await shipping.billing.type({ ...ADDRESSES.DE, street: LONG_STREET });
  await shipping.deliverTo('shippingAddress');
  await expectAccessible('another address');
  await shipping.deliverTo('packstation');
  await expectAccessible('a packstation');
  await shipping.deliverTo('sameAsBilling');
  await shipping.goOn.click();
  await expect(payment.title).toBeVisible();
  await payment.goOn.click();
  await errors.see('vue.checkout.paymentStep.errorNoPaymentSelected');
  await expectAccessible('the payment step with errors');
  await choosePayment(shop, 'VORKASSE');
  await expectUsable('the longest allowed street');
});

test('shows the confirmation without accessibility violations or scrolling sideways', { tag: '@phone-too' }, async ({
  enter,
  expectUsable,
  shop,
}) => {
  await enter('ready-to-order');
  await placeOrder(shop);
  await expectUsable('the confirmation');
});

test('shows the shipping step with bulky goods, and its errors, without accessibility violations or scrolling sideways', {
  tag: '@phone-too',
}, async ({ resume, expectAccessible, expectUsable, shop: { page, checkoutLogin, shipping, errors } }) => {
  await resume('bulky');
  await page.goto('/checkout/login/');
  await checkoutLogin.asGuest.click();
  await expect(shipping.speditionPhone).toBeVisible();
  await expectAccessible('the shipping step');
  await shipping.goOn.click();
  await expect(errors.summary).toBeVisible();
  await expectUsable('the shipping step with errors');
});
