import { expect, test } from './checked-screens.ts';

test('has no accessibility violations on the pages of the PayPal-style and the card provider, and while a payment is checked', {
  tag: '@phone-too',
}, async ({ context, enter, expectAccessible, shop }) => {
  const { page, summary, paypal, paymentCheck, cardProvider } = shop;
  await enter('paypal');
  await summary.order.click();
  await expect(paypal.title).toBeVisible();
  await expectAccessible('the login of the PayPal-style provider');
  await paypal.logIn();
  await expect(paypal.approveTitle).toBeVisible();
  await expectAccessible('the approval of the PayPal-style provider');
  await page.goto('/computop/success/');
  await expect(paymentCheck.title).toBeVisible();
  await expectAccessible('a payment that is checked');
  // The page asks the shop until it is left, and would ask for a world that it no longer names.
  await page.goto('about:blank');
  await context.clearCookies();
  await enter('card-declined');
  await summary.order.click();
  await expect(cardProvider.title).toBeVisible();
  await expectAccessible('the card');
  await cardProvider.payWith('4111 1111 1111 1111');
  await expect(cardProvider.secureTitle).toBeVisible();
  await expectAccessible('the code of the card’s bank');
});

test('has no accessibility violations on the Amazon-style provider’s pages, and on the summary of an express checkout', {
  tag: '@phone-too',
}, async ({ enter, expectAccessible, shop: { basket, amazon, summary } }) => {
  await enter('amazon-pay-basket');
  await basket.express.click();
  await expect(amazon.title).toBeVisible();
  await expectAccessible('the login');
  await amazon.signIn();
  await expect(amazon.addressTitle).toBeVisible();
  await expectAccessible('the addresses');
  await amazon.chooseAddress('home');
  await expect(amazon.sourceTitle).toBeVisible();
  await expectAccessible('the accounts');
  await amazon.continueFrom('account');
  await expect(summary.otherPayment).toBeVisible();
  await expectAccessible('the summary of an express checkout');
  await summary.order.click();
  await expect(amazon.approveTitle).toBeVisible();
  await expectAccessible('the approval');
});

test.describe('in Switzerland', () => {
  test.use({ storefront: 'ch' });

  test('shows the errors of the shipping step and the TWINT-style provider’s pages without accessibility violations or scrolling sideways', {
    tag: '@phone-too',
  }, async ({ context, enter, resume, expectAccessible, expectUsable, shop }) => {
    const { page, checkoutLogin, shipping, errors, summary, twint } = shop;
    await resume('swiss-basket');
    await page.goto('/checkout/login/');
    await checkoutLogin.asGuest.click();
    await shipping.goOn.click();
    await expect(errors.summary).toBeVisible();
    await expectUsable('the shipping step with Swiss Post and errors');
    await context.clearCookies();
    await enter('twint');
    await summary.order.click();
    await expect(twint.title).toBeVisible();
    await expectAccessible('the code to connect');
    await twint.connect();
    await expect(twint.confirmTitle).toBeVisible();
    await expectAccessible('the approval');
  });
});
