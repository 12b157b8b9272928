import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ startsScripts: false, launchOptions: { ignoreDefaultArgs: ['--disable-back-forward-cache'], args: ['--no-sandbox'], executablePath: '/usr/bin/chromium' } });

const CATEGORY = '/cat/1012/';

/** Outside of the testers' worlds, browsers may cache this page. */
const makeCacheable = (page: Page): Promise<unknown> =>
  page.route(CATEGORY, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'public, max-age=60' } });
  });

/** Marks the page, and returns a function that goes back to it and expects the same page, not one that was loaded anew. */
const rememberPage = async (page: Page): Promise<() => Promise<void>> => {
  const [url, depth] = [page.url(), await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }).history.length)];
  return async () => {
    await page.evaluate((target) => history.go(target - history.length), depth);
    await expect(page).toHaveURL(url);
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  };
};

for (const { page: kind, keys } of [{ page: 'a page that was not used', keys: [] }, { page: 'a page that was used', keys: ['Shift'] }]) {
  test(`${kind} comes back alive from the browser’s cache, with what is in the basket by now`, { tag: '@full-browser' }, async ({ resume, shop: { page, header, product } }) => {
    await resume();
    await makeCacheable(page);
    await page.goto(CATEGORY);
    for (const key of keys) await page.keyboard.press(key);
    await expect(header.basket(0)).toHaveCount(keys.length);
    const goBack = await rememberPage(page);
    await page.goto('/prod/1031030/');
    await product.add.click();
    await header.seeArticles(1);
    await goBack();
    await header.seeArticles(1);
    await header.openMenu.dispatchEvent('click');
    await expect(header.menu).toBeVisible();
  });
}

test('a page comes back from the browser’s cache with the name of who has signed in by now', { tag: '@full-browser' }, async ({ resume, shop: { page, header, login } }) => {
  await resume();
  await makeCacheable(page);
  await page.goto(CATEGORY);
  const goBack = await rememberPage(page);
  await page.goto('/login/');
  await login.signIn('existing');
  await expect(header.account('Anna')).toBeVisible();
  await goBack();
  await expect(header.account('Anna')).toBeVisible();
});
