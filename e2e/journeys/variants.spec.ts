import { expect, test } from '../fixtures.ts';

test('adds the grade that was chosen from a list and the colour that was chosen by its tile to the basket', {
  tag: '@phone',
}, async ({ resume, shop: { page, product, basket } }) => {
  await resume();
  await page.goto('/prod/1011019/');
  await expect(product.add).toBeHidden();
  await page.getByLabel('Härtegrad').selectOption('hb');
  await product.addToBasket();
  await page.goto('/prod/1041027/');
  await page.getByRole('region', { name: 'Farbe' }).getByRole('link', { name: 'Pink' }).click();
  await product.addToBasket();
  await product.openBasket();
  await expect(basket.lines.first()).toContainText('HB (mittel)');
  await expect(basket.lines.nth(1)).toContainText('Pink');
});
