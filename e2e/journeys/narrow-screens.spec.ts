import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { enterAsGuest } from '../flows/enter-checkout.ts';
import { choosePayment, placeOrder } from '../flows/pay-and-order.ts';
import { PHOTO } from '../screens/returns.ts';
import { ADDRESSES } from '../shoppers/addresses.ts';

/** The longest street that the domain allows (`FIELD_LIMITS`). */
const LONGEST_STREET = 60;
/** Default font size of browsers, in pixels. */
const USUAL_FONT = 16;

/** Screen and font sizes at which no page may scroll sideways (WCAG 1.4.4, 1.4.10). */
const VIEWS = [
  // 1280 px zoomed to 400 %, and to 200 %.
  { view: '320 px', width: 320, height: 640, font: USUAL_FONT },
  { view: '200 %', width: 640, height: 450, font: USUAL_FONT },
  // The browser is set to a larger font size.
  { view: 'a font of 20 px at 1280 px', width: 1280, height: 900, font: 20 },
  { view: 'a font of 24 px at 1280 px', width: 1280, height: 900, font: 24 },
  { view: 'a font of 32 px at 1280 px', width: 1280, height: 900, font: 32 },
  { view: 'a font of 24 px at 390 px', width: 390, height: 844, font: 24 },
  { view: 'a font of 32 px at 390 px', width: 390, height: 844, font: 32 },
  { view: 'a font of 32 px at 320 px', width: 320, height: 640, font: 32 },
] as const;

const PAGES = [
  { path: '/', scenario: 'empty' },
  { path: '/cat/1011/', scenario: 'empty' },
  { path: '/prod/1031030/', scenario: 'empty' },
  { path: '/service/versand/', scenario: 'empty' },
  { path: '/login/', scenario: 'empty' },
  { path: '/service/vertrag-widerrufen/', scenario: 'returning-with-basket' },
  { path: '/myaccount/register/', scenario: 'empty' },
  { path: '/myaccount/contact-details/', scenario: 'returning-with-basket' },
  { path: '/myaccount/orders/?filter=all', scenario: 'order-list' },
  { path: '/myaccount/orders/orderdetail/?orderId=399000107', scenario: 'order-shipped' },
  { path: '/service/bestellstatus/', scenario: 'empty' },
  { path: '/myaccount/returns/', scenario: 'empty' },
  { path: '/myaccount/password/', scenario: 'account' },
  { path: '/myaccount/resetpassword/', scenario: 'empty' },
  { path: '/myaccount/newpassword/?token=invented', scenario: 'empty' },
  { path: '/checkout/basket/', scenario: 'basket-mixed' },
  { path: '/checkout/login/', scenario: 'guest-3-items' },
  { path: '/checkout/shipping/', scenario: 'returning-with-basket' },
  { path: '/checkout/payment/', scenario: 'ready-to-order' },
  { path: '/checkout/summary/', scenario: 'ready-to-order' },
] as const;

type Fonts = Pick<CDPSession, 'send'>;

/** Sets the browser's default font size, as its settings do. */
const setFont = async (browser: Fonts, standard: number): Promise<void> => {
  await browser.send('Page.setFontSizes', { fontSizes: { standard } });
};

const sidewaysBy = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The header's links and buttons that overflow its background; a row with its own scrolling counts as one. */
const outsideHeader = (page: Page): Promise<readonly string[]> =>
  page.getByRole('banner').evaluate((header) => {
    const bounds = header.getBoundingClientRect();
    const scrollerOf = (element: Element): Element | undefined => {
      const { overflowX } = getComputedStyle(element);
      if (overflowX === 'auto' || overflowX === 'scroll') return element;
      return element.parentElement === null || element === header ? undefined : scrollerOf(element.parentElement);
    };
    return [...header.querySelectorAll('a, button')].flatMap((control) => {
      const { width, left, right, top, bottom } = (scrollerOf(control) ?? control).getBoundingClientRect();
      const isInside = left >= bounds.left && right <= bounds.right && top >= bounds.top && bottom <= bounds.bottom;
      return width === 0 || isInside ? [] : [control.textContent];
    });
  });

const expectToFit = async (page: Page): Promise<void> => {
  const fonts = await page.context().newCDPSession(page);
  for (const { view, width, height, font } of VIEWS) {
    await page.setViewportSize({ width, height });
    await setFont(fonts, font);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${font}px`);
    expect.soft(await sidewaysBy(page), `${view}: pixels beyond the screen`).toBe(0);
    expect.soft(await outsideHeader(page), `${view}: outside of the header`).toEqual([]);
  }
};

for (const { path, scenario } of PAGES) {
  test(`shows ${path} without scrolling sideways, on narrow screens and with large fonts`, async ({ resume, shop: { page } }) => {
    await resume(scenario);
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectToFit(page);
  });
}

test.describe('the business shop', () => {
  test.use({ storefront: 'b2b-en' });

  for (const path of ['/', '/checkout/basket/'] as const) {
    test(`shows ${path} of the business shop without scrolling sideways, on narrow screens and with large fonts`, async ({ enter, shop: { page } }) => {
      await enter('b2b-english-basket');
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectToFit(page);
    });
  }
});

test('shows the longest allowed street without scrolling sideways', async ({ enter, shop }) => {
  await enter('guest-3-items');
  await enterAsGuest(shop, { ...ADDRESSES.DE, street: `${'Donaudampfschifffahrts'.padEnd(LONGEST_STREET - 3, 'gesellschafts')} 12` });
  await choosePayment(shop, 'VORKASSE');
  await expectToFit(shop.page);
});

test('shows the packstation form and its errors without scrolling sideways', async ({ resume, shop }) => {
  const { page, checkoutLogin, shipping, errors } = shop;
  await resume('guest-3-items');
  await page.goto('/checkout/login/');
  await checkoutLogin.asGuest.click();
  await shipping.deliverTo('packstation');
  await shipping.goOn.click();
  await expect(errors.summary).toBeVisible();
  await expectToFit(page);
});

test('shows each step of a return without scrolling sideways', async ({ enter, shop }) => {
  await enter('guest-order-returnable');
  const { page, errors, returns: { landing, articles, regulations, carrier, confirm, result } } = shop;
  await landing.find();
  await articles.line(3).tick.check();
  await articles.line(3).reason.selectOption('incomplete');
  await articles.line(3).photos.setInputFiles(PHOTO);
  await expect(articles.line(3).stored).toBeVisible();
  await articles.line(0).tick.check();
  await articles.goOn.click();
  await expect(errors.summary).toBeVisible();
  await expectToFit(page);
  await articles.line(0).reason.selectOption('damaged');
  await articles.goOn.click();
  await expect(regulations.title).toBeVisible();
  await expectToFit(page);
  await regulations.goOn.click();
  await expect(carrier.title).toBeVisible();
  await expectToFit(page);
  await carrier.goOn.click();
  await confirm.submit.click();
  await expect(errors.links).toHaveCount(4);
  await expectToFit(page);
  await confirm.fillIn();
  await confirm.submit.click();
  await result.seeNumber();
  await expectToFit(page);
});

for (const { storefront, scenario, what } of [
  { storefront: 'de', scenario: 'bulky', what: 'bulky goods' },
  { storefront: 'ch', scenario: 'swiss-basket', what: 'Swiss Post' },
] as const) {
  test.describe(`the shipping step with ${what}`, () => {
    test.use({ storefront });

    test(`shows ${what} and the errors of the shipping step without scrolling sideways`, async ({ resume, shop: { page, checkoutLogin, shipping, errors } }) => {
      await resume(scenario);
      await page.goto('/checkout/login/');
      await checkoutLogin.asGuest.click();
      await shipping.goOn.click();
      await expect(errors.summary).toBeVisible();
      await expectToFit(page);
    });
  });
}

test('shows a picture of an article in large without scrolling sideways', async ({ resume, shop: { page, header, product } }) => {
  await resume();
  await page.goto('/prod/1031030/');
  await header.seeStarted();
  await product.picture(1).click();
  await expect(product.zoom.at(1, 100)).toBeVisible();
  const fonts = await page.context().newCDPSession(page);
  for (const { view, width, height, font } of VIEWS) {
    await page.setViewportSize({ width, height });
    await setFont(fonts, font);
    expect.soft(await product.zoom.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth), `${view}: pixels beyond the dialog`).toBe(0);
  }
});

test('shows the confirmation without scrolling sideways', async ({ enter, shop }) => {
  await enter('ready-to-order');
  await placeOrder(shop);
  await expectToFit(shop.page);
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('runs no animation for a shopper who prefers reduced motion', async ({ enter, shop: { page, header, basket } }) => {
    await enter('guest-3-items');
    await header.seeArticles(6);
    await basket.removeFirst.click();
    await expect(basket.undo).toBeVisible();
    const moving = await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    expect(moving).toBe(0);
  });
});
