import { expect, test } from '../fixtures.ts';

test('opens the whole assortment behind "more", and returns the focus', async ({ enter, shop: { page, header } }) => {
  await enter();
  const inTheRow = await header.categories.filter({ visible: true }).count();
  await header.more.click();
  await expect(header.menuCategories.nth(inTheRow)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header.menu).toBeHidden();
  await expect(header.more).toBeFocused();
});

test('locks the page while the phone menu is open, is left level by level, and goes into a category (HEADER-06, HEADER-08)', {
  tag: ['@phone', '@phone-only'],
}, async ({ enter, shop: { page, header, category, t } }) => {
  await enter();
  await header.openMenu.click();
  const name = (await header.menuCategories.first().innerText()).trim();
  const goDown = header.menu.getByRole('button', { name: t('shell:nav.open', { category: name }), exact: true });
  await goDown.click();
  await expect(
    header.menu.getByRole('link', { name: t('shell:nav.all', { category: name }), exact: true }),
  ).toBeVisible();
  await page.mouse.wheel(0, 500);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(header.menuCategories.first()).toHaveText(name);
  await page.keyboard.press('Escape');
  await expect(header.menu).toBeHidden();

  await header.openMenu.click();
  await goDown.click();
  await header.menu.getByRole('button', { name: t('shell:nav.back'), exact: true }).click();
  await header.menuCategories.first().click();
  await expect(header.menu).toBeHidden();
  await expect(category.title).toHaveText(name);
  await expect(page).toHaveURL(/\/cat\/\d+\/$/u);
});
