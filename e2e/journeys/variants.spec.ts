import { expect, test } from '../fixtures.ts';

/** Pencils in four grades, chosen from a list; rulers in four colours, chosen by a tile. */
const PENCILS = '/prod/1011019/';
const RULERS = '/prod/1041027/';

test('adds the grade that was chosen from a list to the basket', { tag: '@phone' }, async ({ resume, shop: { page, product, basket } }) => {
  await resume();
  await page.goto(PENCILS);
  await expect(product.add).toBeHidden();
  await page.getByLabel('Härtegrad').selectOption('hb');
  await product.addToBasket();
  await product.openBasket();
  await expect(basket.lines.first()).toContainText('HB (mittel)');
});

test('adds the colour that was chosen by its tile to the basket', async ({ resume, shop: { page, product, basket } }) => {
  await resume();
  await page.goto(RULERS);
  await page.getByRole('region', { name: 'Farbe' }).getByRole('link', { name: 'Pink' }).click();
  await product.addToBasket();
  await product.openBasket();
  await expect(basket.lines.first()).toContainText('Pink');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('adds the chosen grade and colour to the basket without scripts', async ({ resume, shop: { page, product, basket, t } }) => {
    await resume();
    await page.goto(PENCILS);
    await page.getByLabel('Härtegrad').selectOption('hb');
    await page.getByRole('button', { name: t('catalogue:product.show') }).click();
    await product.add.click();
    await page.goto(RULERS);
    await page.getByRole('region', { name: 'Farbe' }).getByRole('link', { name: 'Pink' }).click();
    await product.add.click();
    await basket.open();
    await expect(basket.lines).toHaveCount(2);
    await expect(basket.lines.first()).toContainText('HB (mittel)');
    await expect(basket.lines.nth(1)).toContainText('Pink');
  });
});
