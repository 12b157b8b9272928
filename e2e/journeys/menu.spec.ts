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

test('goes down a level in the phone menu, back up, and into a category', { tag: ['@phone', '@phone-only'] }, async ({ enter, shop: { page, header, category, t } }) => {
  await enter();
  await header.openMenu.click();
  const name = (await header.menuCategories.first().innerText()).trim();
  await header.menu.getByRole('button', { name: t('shell:nav.open', { category: name }), exact: true }).click();
  await expect(header.menu.getByRole('link', { name: t('shell:nav.all', { category: name }), exact: true })).toBeVisible();
  await header.menu.getByRole('button', { name: t('shell:nav.back'), exact: true }).click();
  await header.menuCategories.first().click();
  await expect(header.menu).toBeHidden();
  await expect(category.title).toHaveText(name);
  await expect(page).toHaveURL(/\/cat\/\d+\/$/u);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows every category in the header because no menu can open', async ({ enter, shop: { page, header } }) => {
    await enter();
    await expect(header.more).toBeHidden();
    const last = header.categories.last();
    await last.click();
    await expect(page).toHaveURL(/\/cat\/\d+\/$/u);
  });
});
