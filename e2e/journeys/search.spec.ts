import { expect, test } from '../fixtures.ts';

const countOf = (text: string): number => Number(/\d+/u.exec(text)?.[0]);

test('finds what was meant, is narrowed down by category, filters and price without reloading, and can be taken literally (SEARCH-02, SEARCH-09, SEARCH-10)', async ({
  resume,
  shop: { page, category, header, t },
}) => {
  await resume();
  await page.goto('/search/?q=Schulhefft');
  await expect(category.title).toHaveText(t('search:title', { term: 'Schulheft' }));
  await expect(category.productLinks.first()).toHaveText(/[Hh]eft/u);
  await header.seeArticles(0);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

  await page
    .getByRole('navigation', { name: t('search:categories') })
    .getByRole('link')
    .nth(1)
    .click();
  await expect(category.chips).toHaveCount(1);
  const value = category.filters.getByRole('list', { name: 'Marke' }).getByRole('link').first();
  const promised = countOf((await value.innerText()).split('\n').at(-1) ?? '');
  await value.click();
  await expect(category.chips).toHaveCount(2);
  await expect(value).toBeFocused();
  await expect(category.productLinks).toHaveCount(promised);
  await page
    .getByLabel(t('catalogue:filters.price.to', { currency: 'EUR' }))
    .first()
    .fill('9,50');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/filter\.PRICE\.price=-9\.5$/u);
  await expect(category.chips).toHaveCount(3);
  await category.sort.selectOption('price-asc');
  await expect(page).toHaveURL(/[?&]sort=price-asc/u);
  await expect(category.chips).toHaveCount(3);
  await category.clearFilters.click();
  await expect(page).toHaveURL('/search/?q=Schulheft&oq=Schulhefft');
  await page.getByRole('link', { name: t('search:asTyped', { term: 'Schulhefft' }) }).click();
  await expect(page).toHaveURL('/search/?q=Schulhefft&oq=Schulhefft');
  await expect(category.title).toHaveText(t('search:title', { term: 'Schulhefft' }));
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
});
