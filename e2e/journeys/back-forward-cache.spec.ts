import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({
  startsScripts: false,
  launchOptions: {
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox'],
    executablePath: '/usr/bin/chromium',
  },
});

const CATEGORY = '/cat/1012/';

/** Outside of the testers' worlds, browsers may cache this page. */
const makeCacheable = (page: Page): Promise<unknown> =>
  page.route(CATEGORY, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'public, max-age=60' } });
  });

/** Marks the page, and returns a function that goes back to it and expects the same page, not one that was loaded anew. */
const rememberPage = async (page: Page): Promise<() => Promise<void>> => {
  const [url, depth] = [
    page.url(),
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }).history.length),
  ];
  return async () => {
    await page.evaluate((target) => history.go(target - history.length), depth);
    await expect(page).toHaveURL(url);
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  };
};

test('a page comes back alive from the browser’s cache, unused or used, with what is in the basket and who has signed in by now', {
  tag: '@full-browser',
}, async ({ resume, shop: { page, header, product, login } }) => {
  await resume();
  await makeCacheable(page);
  const buyOne = async (): Promise<void> => {
    await page.goto('/prod/1031030/');
    await product.add.click();
  };

  await page.goto(CATEGORY);
  await expect(header.basket(0)).toHaveCount(0);
  const backToUnused = await rememberPage(page);
  await buyOne();
  await header.seeArticles(1);
  await page.goto('/login/');
  await login.signIn('existing');
  await expect(header.account('Anna')).toBeVisible();
  await backToUnused();
  await header.seeArticles(1);
  await expect(header.account('Anna')).toBeVisible();
  await header.openMenu.dispatchEvent('click');
  await expect(header.menu).toBeVisible();

  await page.goto('/');
  await page.goto(CATEGORY);
  await page.keyboard.press('Shift');
  await header.seeArticles(1);
  const backToUsed = await rememberPage(page);
  await buyOne();
  await header.seeArticles(2);
  await backToUsed();
  await header.seeArticles(2);
  await header.openMenu.dispatchEvent('click');
  await expect(header.menu).toBeVisible();
});
