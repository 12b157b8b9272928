import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** What screen readers announce. It is outside the app root, whose markup must not change before hydration. */
const announced = (page: Page): Promise<string | undefined> => page.evaluate(() => document.querySelector('body > [role="status"]')?.textContent);

test('moves the focus to the heading, changes the title and announces it after each navigation', { tag: '@phone' }, async ({ enter, shop: { page, header, category, product } }) => {
  await enter();
  await header.seeArticles(0);
  const seen = new Set([await page.title()]);
  const seeNewPage = async (): Promise<void> => {
    await expect(category.title).toBeFocused();
    const title = await page.title();
    expect(seen).not.toContain(title);
    seen.add(title);
    await expect.poll(() => announced(page)).toBe(title);
  };
  await header.openFirstCategory();
  await seeNewPage();
  await category.openChild(0);
  await seeNewPage();
  await category.openChild(1);
  await seeNewPage();
  await category.simpleProduct.click();
  await expect(product.add).toBeVisible();
  await seeNewPage();
});

test('jumps to the content without announcing a new page', async ({ enter, shop: { page, t, header } }) => {
  await enter();
  await header.seeArticles(0);
  await page.getByRole('link', { name: t('shell:skip.content') }).press('Enter');
  await expect(page).toHaveURL('/#main');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await announced(page)).toBe('');
});

test('returns to the same position in a list', async ({ resume, shop: { page, category, product } }) => {
  await resume();
  await page.goto('/cat/1012/');
  const far = category.productLinks.nth(20);
  await far.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await far.click();
  await expect(product.add).toBeVisible();
  await page.goBack();
  await expect(far).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(200);
});

for (const { from, link } of [
  { from: '/cat/1012/', link: 'a[href^="/cat/1012/?"]' },
  { from: '/search/?q=heft', link: 'a[href*="searchInCategoryId"]' },
  { from: '/beratung/', link: 'a[href="/beratung/klassenliste/"]' },
]) {
  test(`shows the whole page again on the way back to ${from}`, async ({ resume, shop: { page } }) => {
    await resume();
    await page.goto(from);
    const main = page.getByRole('main');
    const headings = main.getByRole('heading');
    const before = await headings.allTextContents();
    await main.locator(link).first().click();
    await expect(headings).not.toHaveText(before);
    await page.goBack();
    await expect(headings).toHaveText(before);
  });
}

test('shows the error page with a link home for an unknown URL', { tag: '@phone' }, async ({ resume, shop: { page, t }, consoleErrors }) => {
  consoleErrors.expect(/status of 404/u);
  await resume();
  const reply = await page.goto('/gibt-es-nicht/');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: t('vue.statuscode.headline') })).toBeVisible();
  await page.getByRole('link', { name: t('vue.statuscode.button'), exact: true }).click();
  await expect(page).toHaveURL('/');
});
