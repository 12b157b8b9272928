import { violationsOn } from './accessibility.ts';
import { expect, MANY_SCREENS_MS, test } from './checked-screens.ts';

/** Paths by what they show. */
type Pages = Readonly<Record<string, string>>;

/** Pages of one scenario's shopper. */
interface Shopper {
  readonly scenario: string;
  /** Without accessibility violations. */
  readonly accessible?: Pages;
  /** Without scrolling sideways. */
  readonly fitting?: Pages;
  /** Without either. */
  readonly usable?: Pages;
}

const PARTS: Readonly<Record<string, readonly Shopper[]>> = {
  'the home page and categories': [
    {
      scenario: 'empty',
      usable: { 'the home page': '/' },
      fitting: { 'a category of categories': '/cat/1011/' },
      accessible: {
        'a top-level category': '/cat/10/',
        'a category with products': '/cat/1012/',
        'a category narrowed down to nothing': '/cat/10/?filter.colour=red&filter.PRICE.price=90000-',
      },
    },
    { scenario: 'deal-running', accessible: { 'a category with lightning deals': '/cat/1012/' } },
  ],
  'searches, content and look-ups of orders': [
    {
      scenario: 'empty',
      usable: { 'the look-up of an order': '/service/bestellstatus/' },
      fitting: { 'a content page': '/service/versand/', 'the look-up for a return': '/myaccount/returns/' },
      accessible: {
        'a search that was corrected': '/search/?q=Bleistfit',
        'a search that is narrowed down': '/search/?q=heft&filter.colour=red&searchInCategoryId=11',
        'a search that finds nothing': '/search/?q=qqxxzz',
      },
    },
  ],
  products: [
    {
      scenario: 'empty',
      usable: { 'a product': '/prod/1031030/' },
      accessible: {
        'a product in colours and sizes, of which none is chosen': '/prod/1841007/',
        'a product in a colour and a size, sold by the dozen': '/prod/1841007/?varid=1841007-01',
        'a product that is sold out, with an energy label': '/prod/1722007/',
        'a product that can be heard': '/prod/1743003/',
        'a product with a film': '/prod/1752017/',
        'a product that nobody has reviewed': '/prod/1831004/',
      },
    },
  ],
  'reviews and Prime': [
    {
      scenario: 'review-pending',
      accessible: { 'the reviews of an article, one of them pending': '/prod/1013017/?stars=5' },
    },
    { scenario: 'review-form', accessible: { 'the form of a review': '/myaccount/review/?product=1013017' } },
    { scenario: 'prime-offer', accessible: { 'the plans of Prime': '/prime/?fromPrimeCheckout=true' } },
    { scenario: 'prime-member', accessible: { 'a membership of Prime': '/prime/' } },
    { scenario: 'prime-waiting-list', accessible: { 'the waiting list of Prime': '/prime/' } },
  ],
  'login, registration and passwords': [
    {
      scenario: 'empty',
      usable: {
        'the login page': '/login/',
        'the registration page': '/myaccount/register/',
        'the request for a new password': '/myaccount/resetpassword/',
        'the page of a link that does not work': '/myaccount/newpassword/?token=invented',
      },
    },
    {
      scenario: 'password-forgotten',
      accessible: { 'the page after a new password is requested': '/myaccount/resetpassword/?sent=true' },
    },
    { scenario: 'account', usable: { 'the password page': '/myaccount/password/' } },
  ],
  'the account': [
    {
      scenario: 'returning-with-basket',
      usable: {
        'the account page': '/myaccount/contact-details/',
        'the withdrawal form of a customer with orders': '/service/vertrag-widerrufen/',
        'the shipping step of a signed-in customer': '/checkout/shipping/',
      },
      accessible: {
        'the billing addresses': '/myaccount/addresses/billing/',
        'the packstations': '/myaccount/addresses/packing-station/',
      },
    },
  ],
  orders: [
    {
      scenario: 'order-list',
      fitting: { 'the list of all orders': '/myaccount/orders/?filter=all' },
      accessible: {
        'the list of orders': '/myaccount/orders/',
        'a list of orders that is empty': '/myaccount/orders/?q=Gibtesnicht',
      },
    },
    {
      scenario: 'order-partly-shipped',
      accessible: { 'an order with two deliveries': '/myaccount/orders/orderdetail/?orderId=399000106' },
    },
    { scenario: 'order-shipped', fitting: { 'a shipped order': '/myaccount/orders/orderdetail/?orderId=399000107' } },
    {
      scenario: 'order-delivered',
      accessible: { 'a delivered order': '/myaccount/orders/orderdetail/?orderId=399000105' },
    },
    {
      scenario: 'order-cancelled',
      accessible: { 'a cancelled order': '/myaccount/orders/orderdetail/?orderId=399000104' },
    },
  ],
  baskets: [
    { scenario: 'empty', accessible: { 'the empty basket': '/checkout/basket/' } },
    { scenario: 'basket-mixed', usable: { 'the basket with every kind of line': '/checkout/basket/' } },
    { scenario: 'sold-out-in-basket', accessible: { 'the basket with a sold-out article': '/checkout/basket/' } },
    { scenario: 'lightning-split', accessible: { 'the basket with pieces of a lightning deal': '/checkout/basket/' } },
    {
      scenario: 'lightning-expired',
      accessible: { 'the basket after a reservation has expired': '/checkout/basket/' },
    },
  ],
  lists: [
    { scenario: 'empty', accessible: { 'the lists of a visitor without any': '/myaccount/wishlist/' } },
    { scenario: 'wishlist', usable: { 'the Merkzettel': '/myaccount/wishlist/' } },
    { scenario: 'wishlist-school', accessible: { 'the lists of a school': '/myaccount/wishlist/' } },
  ],
  'steps of the checkout': [
    { scenario: 'guest-3-items', usable: { 'the login step': '/checkout/login/' } },
    {
      scenario: 'lightning-reduced',
      accessible: { 'the payment step with a reduced reservation': '/checkout/payment/' },
    },
    {
      scenario: 'invoice-too-high',
      accessible: { 'the payment step with an unavailable payment method': '/checkout/payment/' },
    },
    {
      scenario: 'card-declined',
      accessible: { 'the payment step after a declined payment': '/checkout/payment/?errorCode=declined' },
    },
    {
      scenario: 'ready-to-order',
      fitting: { 'the payment step': '/checkout/payment/' },
      usable: { 'the summary': '/checkout/summary/' },
    },
    {
      scenario: 'lightning-on-summary',
      accessible: { 'the summary with a reservation that cannot be extended': '/checkout/summary/' },
    },
  ],
};

for (const [part, shoppers] of Object.entries(PARTS)) {
  test(`shows ${part} without accessibility violations or scrolling sideways`, { tag: '@phone-too' }, async ({
    context,
    resume,
    expectAccessible,
    expectToFit,
    expectUsable,
    shop: { page },
  }) => {
    test.setTimeout(MANY_SCREENS_MS);
    const expectOf = async (pages: Pages, expectation: (what: string) => Promise<void>): Promise<void> => {
      for (const [what, path] of Object.entries(pages)) {
        await page.goto(path);
        await expect(page, what).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1 }), what).toBeVisible();
        await expectation(what);
      }
    };
    for (const { scenario, accessible = {}, fitting = {}, usable = {} } of shoppers) {
      await context.clearCookies();
      await resume(scenario);
      await expectOf(accessible, expectAccessible);
      await expectOf(fitting, expectToFit);
      await expectOf(usable, expectUsable);
    }
  });
}

test('does not wait for what moves where the browser skips it', async ({ page }) => {
  await page.setContent(`
    <html lang="de"><title>Regal</title>
    <style>
      p { content-visibility: auto; margin-block-start: 9000px }
      b { transition: opacity 1s }
    </style>
    <main><h1>Regal</h1><p><b>Heft</b></p></main></html>
  `);
  await page.getByText('Heft').evaluate((moving) => {
    const opacities = [getComputedStyle(moving).opacity];
    moving.style.opacity = '0.9';
    opacities.push(getComputedStyle(moving).opacity);
    return opacities;
  });
  expect(await violationsOn(page)).toEqual([]);
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('runs no animation for a shopper who prefers reduced motion', async ({
    enter,
    shop: { page, header, basket },
  }) => {
    await enter('guest-3-items');
    await header.seeArticles(6);
    await basket.removeFirst.click();
    await expect(basket.undo).toBeVisible();
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(moving).toBe(0);
  });
});
