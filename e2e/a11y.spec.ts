import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { ADDRESSES } from './shoppers/addresses.ts';

const SCREENS = [
  { what: 'the home page', scenario: 'empty', path: '/' },
  { what: 'a top-level category', scenario: 'empty', path: '/cat/10/' },
  { what: 'a category with products', scenario: 'empty', path: '/cat/1012/' },
  { what: 'a category narrowed down to nothing', scenario: 'empty', path: '/cat/10/?filter.colour=red&filter.PRICE.price=90000-' },
  { what: 'a category with lightning deals', scenario: 'deal-running', path: '/cat/1012/' },
  { what: 'a search that was corrected', scenario: 'empty', path: '/search/?q=Bleistfit' },
  { what: 'a search that is narrowed down', scenario: 'empty', path: '/search/?q=heft&filter.colour=red&searchInCategoryId=11' },
  { what: 'a search that finds nothing', scenario: 'empty', path: '/search/?q=qqxxzz' },
  { what: 'the empty basket', scenario: 'empty', path: '/checkout/basket/' },
  { what: 'the basket with every kind of line', scenario: 'basket-mixed', path: '/checkout/basket/' },
  { what: 'the basket with a sold-out article', scenario: 'sold-out-in-basket', path: '/checkout/basket/' },
  { what: 'the basket with pieces of a lightning deal', scenario: 'lightning-split', path: '/checkout/basket/' },
  { what: 'the basket after a reservation has expired', scenario: 'lightning-expired', path: '/checkout/basket/' },
  { what: 'the payment step with a reduced reservation', scenario: 'lightning-reduced', path: '/checkout/payment/' },
  { what: 'the summary with a reservation that cannot be extended', scenario: 'lightning-on-summary', path: '/checkout/summary/' },
  { what: 'the login step', scenario: 'guest-3-items', path: '/checkout/login/' },
  { what: 'the shipping step of a signed-in customer', scenario: 'returning-with-basket', path: '/checkout/shipping/' },
  { what: 'the payment step with an unavailable payment method', scenario: 'invoice-too-high', path: '/checkout/payment/' },
  { what: 'the payment step after a declined payment', scenario: 'card-declined', path: '/checkout/payment/?errorCode=declined' },
  { what: 'the summary', scenario: 'ready-to-order', path: '/checkout/summary/' },
] as const;

for (const { what, scenario, path } of SCREENS) {
  test(`has no accessibility violations on ${what}`, { tag: '@phone' }, async ({ resume, shop: { page } }) => {
    await resume(scenario);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

for (const path of ['/cat/10/?filter.colour=red', '/search/?q=schulheft&searchInCategoryId=11']) {
  test(`has no accessibility violations in the open sheet of filters of ${path}`, { tag: '@phone' }, async ({ resume, shop: { page, category, header } }) => {
    await resume();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await header.seeArticles(0);
    await category.openFilters.click();
    await expect(category.sheet).toBeVisible();
    await expectAccessible(page);
  });
}

test('has no accessibility violations on the shipping step with bulky goods', { tag: '@phone' }, async ({ resume, shop: { page, checkoutLogin, shipping } }) => {
  await resume('bulky');
  await page.goto('/checkout/login/');
  await checkoutLogin.asGuest.click();
  await expect(shipping.speditionPhone).toBeVisible();
  await expectAccessible(page);
});

test.describe('the business shop', () => {
  test.use({ storefront: 'b2b-en' });

  test('has no accessibility violations in the business shop’s basket, shipping step, summary, login and login flyout', { tag: '@phone' }, async ({ enter, shop }) => {
    await enter('b2b-english-basket');
    await expect(shop.basket.title).toBeVisible();
    await expectAccessible(shop.page);
    await shop.basket.checkOut.click();
    await expect(shop.shipping.title).toBeVisible();
    await expectAccessible(shop.page);
    await shop.shipping.goOn.click();
    await expect(shop.summary.title).toBeVisible();
    await expectAccessible(shop.page);
    await shop.page.goto('/logout/');
    await shop.login.open();
    await expectAccessible(shop.page);
    await shop.page.goto('/');
    await shop.header.seeArticles(0);
    await shop.header.login.click();
    await expect(shop.loginFlyout.layer).toBeVisible();
    await expectAccessible(shop.page);
  });

  test('has no accessibility violations where the business shop asks for a login: the page with the reason, and the flyout', { tag: '@phone' }, async ({ resume, shop: { page, header, login, loginFlyout } }) => {
    await resume();
    await page.goto('/cat/1012/');
    await expect(login.password).toBeVisible();
    await expectAccessible(page);
    await page.goto('/service/kontakt/');
    await header.seeArticles(0);
    await header.openBasket();
    await expect(loginFlyout.layer).toBeVisible();
    await expectAccessible(page);
  });
});

test('has no accessibility violations on a product page, before and after the product is added to the basket', { tag: '@phone' }, async ({ resume, shop }) => {
  await resume();
  await shop.page.goto('/cat/1012/');
  await shop.category.simpleProduct.click();
  await expect(shop.product.add).toBeVisible();
  await expectAccessible(shop.page);
  await shop.product.addToBasket();
  await expectAccessible(shop.page);
});

test('has no accessibility violations in the mini cart', async ({ resume, shop: { page, header } }) => {
  await resume('basket-mixed');
  await page.goto('/');
  await header.seeArticles(8);
  await header.basketLink.hover();
  await expect(header.miniCart.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
});

test('has no accessibility violations on the error page', { tag: '@phone' }, async ({ resume, shop: { page }, consoleErrors }) => {
  consoleErrors.expect(/status of 404/u);
  await resume();
  await page.goto('/gibt-es-nicht/');
  await expectAccessible(page);
});

test('has no accessibility violations in the checkout forms, whether empty, invalid or filled in', { tag: '@phone' }, async ({ enter, shop }) => {
  await enter('guest-3-items');
  await shop.basket.checkOut.click();
  await shop.checkoutLogin.register.click();
  await expect(shop.shipping.title).toBeVisible();
  await expectAccessible(shop.page);
  await shop.shipping.goOn.click();
  await expect(shop.errors.summary).toBeVisible();
  await expectAccessible(shop.page);
  await shop.shipping.email.fill('neele.neuling@pausenhof.example');
  await shop.shipping.password.fill('Tintenklecks7');
  await shop.shipping.passwordRepeat.fill('Tintenklecks7');
  await shop.shipping.billing.type(ADDRESSES.DE);
  await shop.shipping.deliverTo('shippingAddress');
  await expectAccessible(shop.page);
  await shop.shipping.deliverTo('packstation');
  await expectAccessible(shop.page);
  await shop.shipping.deliverTo('sameAsBilling');
  await shop.shipping.goOn.click();
  await expect(shop.payment.title).toBeVisible();
  await shop.payment.goOn.click();
  await shop.errors.see('vue.checkout.paymentStep.errorNoPaymentSelected');
  await expectAccessible(shop.page);
});

test('has no accessibility violations on the order confirmation', { tag: '@phone' }, async ({ enter, shop }) => {
  await enter('ready-to-order');
  await shop.summary.order.click();
  await shop.confirmation.seeOrder();
  await expectAccessible(shop.page);
});

test('has no accessibility violations on the PayPal-style provider’s pages, and while a payment is checked', { tag: '@phone' }, async ({ enter, shop }) => {
  await enter('paypal');
  await shop.summary.order.click();
  await expect(shop.paypal.title).toBeVisible();
  await expectAccessible(shop.page);
  await shop.paypal.logIn();
  await expect(shop.paypal.approveTitle).toBeVisible();
  await expectAccessible(shop.page);
  await shop.page.goto('/computop/success/');
  await expect(shop.paymentCheck.title).toBeVisible();
  await expectAccessible(shop.page);
});

test.describe('in Switzerland', () => {
  test.use({ storefront: 'ch' });

  test('has no accessibility violations on the TWINT-style provider’s pages', { tag: '@phone' }, async ({ enter, shop }) => {
    await enter('twint');
    await shop.summary.order.click();
    await expect(shop.twint.title).toBeVisible();
    await expectAccessible(shop.page);
    await shop.twint.connect();
    await expect(shop.twint.confirmTitle).toBeVisible();
    await expectAccessible(shop.page);
  });
});

test('has no accessibility violations on the card provider’s pages', async ({ enter, shop }) => {
  await enter('card-declined');
  await shop.summary.order.click();
  await expect(shop.cardProvider.title).toBeVisible();
  await expectAccessible(shop.page);
  await shop.cardProvider.payWith('4111 1111 1111 1111');
  await expect(shop.cardProvider.secureTitle).toBeVisible();
  await expectAccessible(shop.page);
});

test('has no accessibility violations on the Amazon-style provider’s pages, and on the summary of an express checkout', async ({ enter, shop }) => {
  await enter('amazon-pay-basket');
  await shop.basket.express.click();
  await expect(shop.amazon.title).toBeVisible();
  await expectAccessible(shop.page);
  await shop.amazon.signIn();
  await expect(shop.amazon.addressTitle).toBeVisible();
  await expectAccessible(shop.page);
  await shop.amazon.chooseAddress('home');
  await expect(shop.amazon.sourceTitle).toBeVisible();
  await expectAccessible(shop.page);
  await shop.amazon.continueFrom('account');
  await expect(shop.summary.otherPayment).toBeVisible();
  await expectAccessible(shop.page);
  await shop.summary.order.click();
  await expect(shop.amazon.approveTitle).toBeVisible();
  await expectAccessible(shop.page);
});

test('has no accessibility violations in the phone menu', { tag: ['@phone', '@phone-only'] }, async ({ enter, shop: { page, t } }) => {
  await enter();
  await page.getByRole('button', { name: t('shell:header.menu') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('has no accessibility violations with open suggestions, on the search page, with recent searches and a tooltip', { tag: '@phone' }, async ({ resume, shop: { page, header, t } }) => {
  await resume();
  await page.goto('/search/?q=schere');
  await header.seeArticles(0);
  await expectAccessible(page);
  await header.search.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('heft');
  await expect(header.suggestions.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page);
  await header.searchFor('heft');
  await expect(page).toHaveURL('/search/?q=heft');
  await page.goto('/beratung/');
  await header.seeArticles(0);
  await header.search.click();
  await expect(page.getByRole('region', { name: t('suggestions:recent.label') })).toBeVisible();
  await expectAccessible(page);
});

test('has no accessibility violations while a benefit point is explained', async ({ enter, shop: { page, t } }) => {
  await enter();
  await page.getByRole('link', { name: t('layout:benefit.returns'), exact: true }).hover();
  await expect(page.getByRole('tooltip').filter({ hasText: t('layout:benefit.returns.text') })).toBeVisible();
  await expectAccessible(page);
});
