import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** What screen readers announce. It is outside the app root, whose markup must not change before hydration. */
const announced = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector('body > [role="status"]')?.textContent);

test('moves the focus to the heading, changes the title and announces it after each navigation', {
  tag: '@phone',
}, async ({ enter, shop: { page, header, category, product } }) => {
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

test('skips past the header to the content, without announcing a new page', async ({
  enter,
  shop: { page, t, header },
}) => {
  await enter();
  await header.seeArticles(0);
  const skip = page.getByRole('link', { name: t('shell:skip.content') });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#main');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(skip).not.toBeFocused();
  expect(await announced(page)).toBe('');
});

test('shows the whole page again on the way back, and the same position in a list', async ({
  resume,
  shop: { page, category, product },
}) => {
  await resume();
  const headings = page.getByRole('main').getByRole('heading');
  for (const { from, link } of [
    { from: '/search/?q=heft', link: 'a[href*="searchInCategoryId"]' },
    { from: '/beratung/', link: 'a[href="/beratung/klassenliste/"]' },
    { from: '/cat/1012/', link: 'a[href^="/cat/1012/?"]' },
  ]) {
    await test.step(from, async () => {
      await page.goto(from);
      const before = await headings.allTextContents();
      await page.getByRole('main').locator(link).first().click();
      await expect(headings).not.toHaveText(before);
      await page.goBack();
      await expect(headings).toHaveText(before);
    });
  }

  const far = category.productLinks.nth(20);
  await far.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await far.click();
  await expect(product.add).toBeVisible();
  await page.goBack();
  await expect(far).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(200);
});
