import { expect, test } from '../fixtures.ts';

test('finds what was meant, can be taken literally, and is narrowed down and sorted', { tag: '@phone' }, async ({ enter, shop: { page, category, t } }) => {
  await enter();
  await page.goto('/search/?q=Bleistfit');
  await expect(category.title).toHaveText(t('search:title', { term: 'Bleistift' }));
  await expect(category.productLinks.first()).toHaveText(/leistift/u);
  await category.sort.selectOption('price-asc');
  await expect(page).toHaveURL(/[?&]sort=price-asc/u);
  await expect(category.productLinks.first()).toHaveText(/leistift/u);
  await page.getByRole('link', { name: t('search:asTyped', { term: 'Bleistfit' }) }).click();
  await expect(page).toHaveURL(/\?q=Bleistfit&oq=Bleistfit/u);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('leads from a search to a page of the shop, to an article or home', async ({ enter, shop: { page } }) => {
    await enter();
    await page.goto('/search/?q=versand');
    await expect(page).toHaveURL(/\/service\/versand\/$/u);
    await page.goto('/search/?q=101101901');
    await expect(page).toHaveURL(/\/prod\/1011019\//u);
    await page.goto('/search/?q=');
    await expect(page).toHaveURL(/:\d+\/$/u);
  });
});
