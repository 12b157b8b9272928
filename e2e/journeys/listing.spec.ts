import { expect, test } from '../fixtures.ts';

const COLOURED_PENCILS = '/cat/1012/';
const valueOf = (text: string | null): number => Number(/\d+/u.exec(text ?? '')?.[0]);

test('narrows a listing down by value, typed and dragged price, without reloading or scrolling, and back (LIST-03, LIST-04)', async ({
  resume,
  shop: { page, category, header, t },
}) => {
  await resume();
  await page.goto(COLOURED_PENCILS);
  await header.seeStarted();
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const value = category.filters.getByRole('list', { name: 'Marke' }).getByRole('link').nth(1);
  const promised = valueOf(await value.innerText().then((text) => text.split('\n').at(-1) ?? ''));
  await value.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await value.click();
  await expect(category.chips).toHaveCount(1);
  await expect(category.productLinks).toHaveCount(promised);
  await expect(value).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await expect(
    page.getByRole('status').filter({ hasText: t('catalogue:listing.count', { count: promised }) }),
  ).toHaveCount(1);

  await page
    .getByLabel(t('catalogue:filters.price.from', { currency: 'EUR' }))
    .first()
    .fill('5,50');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/filter\.PRICE\.price=5\.5-$/u);
  await expect(category.chips).toHaveCount(2);
  await page.getByRole('slider').last().press('ArrowLeft');
  await expect(page).toHaveURL(/filter\.PRICE\.price=5\.5-\d+$/u);

  await category.chips.first().click();
  await expect(category.chips).toHaveCount(1);
  await page.goBack();
  await expect(category.chips).toHaveCount(2);
  await category.clearFilters.click();
  await expect(page).toHaveURL(COLOURED_PENCILS);
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('narrows a listing and a search down in a sheet that says how many articles are left (SEARCH-09)', {
    tag: '@phone',
  }, async ({ resume, shop: { page, category, header, t } }) => {
    await resume();
    const chooseBrand = async (): Promise<void> => {
      const value = category.sheet.getByRole('list', { name: 'Marke' }).getByRole('link').first();
      const promised = valueOf(await value.innerText().then((text) => text.split('\n').at(-1) ?? ''));
      await value.click();
      await category.sheet.getByRole('button', { name: t('catalogue:filters.show', { count: promised }) }).click();
      await expect(category.sheet).toBeHidden();
      await expect(category.productLinks).toHaveCount(promised);
    };
    await page.goto(COLOURED_PENCILS);
    await header.seeArticles(0);
    await category.openFilters.click();
    await chooseBrand();

    await page.goto('/search/?q=schulheft');
    await header.seeArticles(0);
    await category.openFilters.click();
    await category.sheet
      .getByRole('navigation', { name: t('search:categories') })
      .getByRole('link')
      .nth(1)
      .click();
    await expect(
      category.sheet.getByRole('list', { name: t('catalogue:filters.chosen') }).getByRole('link'),
    ).toHaveCount(1);
    await chooseBrand();
  });
});
