import { expect, test } from '../fixtures.ts';

test('moves the focus to the heading, changes the title and says so after each navigation', { tag: '@phone' }, async ({ enter, shop: { page, header, category, product } }) => {
  await enter();
  const seen = new Set([await page.title()]);
  const seeNewPage = async (): Promise<void> => {
    await expect(category.title).toBeFocused();
    const title = await page.title();
    expect(seen).not.toContain(title);
    seen.add(title);
    await expect(page.getByRole('status').getByText(title, { exact: true })).toBeAttached();
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

test('comes back to the same place of a list', async ({ enter, shop: { page, category, product } }) => {
  await enter();
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

test('answers an address that leads nowhere with the error page and a way home', { tag: '@phone' }, async ({ enter, shop: { page, t }, complaints }) => {
  complaints.expect(/status of 404/u);
  await enter();
  const reply = await page.goto('/gibt-es-nicht/');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: t('vue.statuscode.headline') })).toBeVisible();
  await page.getByRole('link', { name: t('vue.statuscode.button'), exact: true }).click();
  await expect(page).toHaveURL('/');
});
