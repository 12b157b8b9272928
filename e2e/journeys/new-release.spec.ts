import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** The scripts of a product page and of the basket. */
const PRODUCT_SCRIPT = /\/assets\/product-[\w-]{8}\.js$/u;
const BASKET_SCRIPT = /\/assets\/basket-[\w-]{8}\.js$/u;
/** What the console says about a missing script. */
const MISSING = /net::ERR_FAILED|Failed to fetch dynamically imported module/u;

/**
 * Makes a script unavailable, as if a new release had replaced it: for good, or while this holds. Never for one request: the
 * browser may ask twice for a module, once to preload it and once to import it.
 */
const removeScript = (page: Page, script: RegExp, isMissing: () => boolean = () => true): Promise<unknown> =>
  page.route(script, (route) => (isMissing() ? route.abort() : route.continue()));

const HOUR_MS = 60 * 60_000;

/** Fulfilled once a page runs something every hour: the code that does so comes after the start, on a slow machine long after. */
const watchHourlyTimer = async (page: Page): Promise<() => Promise<unknown>> => {
  await page.addInitScript((hourMs) => {
    const { setInterval } = window;
    window.setInterval = Object.assign((...timer: Parameters<typeof setInterval>) => {
      if (timer[1] === hourMs) document.documentElement.dataset['hourly'] = '';
      return setInterval(...timer);
    }, setInterval);
  }, HOUR_MS);
  return () => page.waitForFunction(() => 'hourly' in document.documentElement.dataset);
};

/** Counts full page loads from now on. */
const countPageLoads = (page: Page): (() => number) => {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
};

test('loads the clicked URL from the server once when its script has been replaced (UPSTREAM-14)', async ({
  resume,
  consoleErrors,
  shop: { page, header, category, product },
}) => {
  consoleErrors.expect(MISSING);
  await resume();
  await page.goto('/cat/1012/');
  await header.seeArticles(0);
  const loaded = countPageLoads(page);
  await removeScript(page, PRODUCT_SCRIPT, () => loaded() === 0);
  const url = (await category.simpleProduct.getAttribute('href')) ?? '';
  await category.simpleProduct.dispatchEvent('click');
  await expect(page).toHaveURL(url);
  await expect(product.add).toBeVisible();
  await header.seeArticles(0);
  await product.addToBasket();
  expect(loaded()).toBe(1);
});

test('keeps the page as the server rendered it, which works, when its script is still missing after a reload (UPSTREAM-14)', async ({
  resume,
  consoleErrors,
  shop: { page, header, category, product, basket },
}) => {
  consoleErrors.expect(MISSING);
  await resume();
  await page.goto('/cat/1012/');
  await header.seeArticles(0);
  await removeScript(page, PRODUCT_SCRIPT);
  const loaded = countPageLoads(page);
  const missedAgain = page.waitForEvent(
    'console',
    (message) => loaded() === 1 && message.text().includes('Failed to fetch dynamically imported module'),
  );
  await category.simpleProduct.dispatchEvent('click');
  await missedAgain;
  await product.add.click();
  await basket.open();
  await expect(basket.lines).toHaveCount(1);
});

test('does not reload by itself twice within 10 seconds, but shows an error page with links to go on (UPSTREAM-14)', async ({
  resume,
  consoleErrors,
  shop: { page, header, category, product, basket, t },
}) => {
  consoleErrors.expect(MISSING);
  await resume();
  await page.goto('/cat/1012/');
  await header.seeArticles(0);
  const loaded = countPageLoads(page);
  await removeScript(page, PRODUCT_SCRIPT, () => loaded() === 0);
  await removeScript(page, BASKET_SCRIPT, () => loaded() < 2);
  await category.simpleProduct.dispatchEvent('click');
  await expect(product.add).toBeVisible();
  await header.seeArticles(0);
  await header.basket(0).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: t('vue.statuscode.headline') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('vue.statuscode.button'), exact: true })).toBeVisible();
  expect(loaded()).toBe(1);
  await page.getByRole('button', { name: t('shell:error.retry') }).click();
  await expect(basket.empty).toBeVisible();
});

test('takes a moment without a connection for no new release: the next page comes without a full load', async ({
  resume,
  consoleErrors,
  shop: { page, header, toasts, t },
}) => {
  consoleErrors.expect(/Failed to load resource|net::ERR/u);
  await resume();
  const seeHourlyTimer = await watchHourlyTimer(page);
  // A page that fetches nothing else once it has started.
  await page.goto('/login/');
  await seeHourlyTimer();
  const loaded = countPageLoads(page);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(toasts.region.getByText(t('messages:shop.connection.lost'))).toBeHidden();
  await header.openFirstCategory();
  expect(loaded()).toBe(0);
});

test('checks for a new build once an hour, and then loads the next page in full (CLIENTOP-11)', async ({
  enter,
  shop: { page, header, login },
}) => {
  const passAnHour = async (): Promise<void> => {
    const response = page.waitForResponse('/builds/latest.json');
    await page.clock.fastForward(HOUR_MS);
    await (await response).finished();
  };
  await page.clock.install();
  const seeHourlyTimer = await watchHourlyTimer(page);
  await enter();
  await seeHourlyTimer();
  const loaded = countPageLoads(page);
  await passAnHour();
  await header.openFirstCategory();
  expect(loaded()).toBe(0);
  await page.route('/builds/latest.json', (route) => route.fulfill({ json: { id: 'the-next-build' } }));
  await passAnHour();
  await header.login.click();
  await expect(login.password).toBeVisible();
  expect(loaded()).toBe(1);
});
