import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** The code of a product page, and of the login page. */
const PRODUCT_CODE = /\/assets\/_default\.prod\._id-[\w-]+\.js$/u;
const LOGIN_CODE = /\/assets\/_default\.login-[\w-]+\.js$/u;
/** What the console says of code that is not there. */
const MISSING = /net::ERR_FAILED|Failed to fetch dynamically imported module/u;

/** A new release has replaced that code: it is no longer to be had, or not by the pages that are open. */
const replace = (page: Page, code: RegExp, options?: { readonly times: number }): Promise<unknown> => page.route(code, (route) => route.abort(), options);

/** Counts the pages that come whole from the server, from now on. */
const wholePages = (page: Page): (() => number) => {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
};

test('loads a page once by itself, at the address that was clicked, when its code was replaced (UPSTREAM-14)', async ({ enter, consoleErrors, shop: { page, header, category, product } }) => {
  consoleErrors.expect(MISSING);
  await enter();
  await page.goto('/cat/1012/');
  await header.seeArticles(0);
  await replace(page, PRODUCT_CODE, { times: 1 });
  const loaded = wholePages(page);
  const address = (await category.simpleProduct.getAttribute('href')) ?? '';
  await category.simpleProduct.dispatchEvent('click');
  await expect(page).toHaveURL(address);
  await expect(product.add).toBeVisible();
  await header.seeArticles(0);
  await product.addToBasket();
  expect(loaded()).toBe(1);
});

test('keeps the page as the server sent it, which works, when not even loading it anew brings its code (UPSTREAM-14)', async ({ enter, consoleErrors, shop: { page, header, category, product, basket } }) => {
  consoleErrors.expect(MISSING);
  await enter();
  await page.goto('/cat/1012/');
  await header.seeArticles(0);
  await replace(page, PRODUCT_CODE);
  const loaded = wholePages(page);
  const missedAgain = page.waitForEvent('console', (message) => loaded() === 1 && message.text().includes('Failed to fetch dynamically imported module'));
  await category.simpleProduct.dispatchEvent('click');
  await missedAgain;
  await product.add.click();
  await basket.open();
  await expect(basket.lines).toHaveCount(1);
});

test('does not load a page by itself twice within 10 seconds, but says so and offers a way on (UPSTREAM-14)', async ({ enter, consoleErrors, shop: { page, header, category, product, login, t } }) => {
  consoleErrors.expect(MISSING);
  await enter();
  await page.goto('/cat/1012/');
  await header.seeArticles(0);
  await replace(page, PRODUCT_CODE, { times: 1 });
  await replace(page, LOGIN_CODE, { times: 1 });
  const loaded = wholePages(page);
  await category.simpleProduct.dispatchEvent('click');
  await expect(product.add).toBeVisible();
  await header.seeArticles(0);
  await header.login.dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: t('vue.statuscode.headline') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('vue.statuscode.button'), exact: true })).toBeVisible();
  expect(loaded()).toBe(1);
  await page.getByRole('button', { name: t('shell:error.retry') }).click();
  await expect(login.password).toBeVisible();
});

test('asks once an hour whether another build is out, and then gets the next page whole (CLIENTOP-11)', async ({ enter, shop: { page, header, login } }) => {
  const anHour = async (): Promise<void> => {
    const asked = page.waitForResponse('/builds/latest.json');
    await page.clock.fastForward('01:00:00');
    await (await asked).finished();
  };
  await page.clock.install();
  await enter();
  await header.seeArticles(0);
  const loaded = wholePages(page);
  await anHour();
  await header.openFirstCategory();
  expect(loaded()).toBe(0);
  await page.route('/builds/latest.json', (route) => route.fulfill({ json: { id: 'the-next-build' } }));
  await anHour();
  await header.login.click();
  await expect(login.password).toBeVisible();
  expect(loaded()).toBe(1);
});
