import { expect, test } from '../fixtures.ts';
import { goToShelf } from '../flows/fill-basket.ts';

test.use({ javaScriptEnabled: false });

test('finds a product, adds it to the basket, changes its quantity and removes it without scripts', {
  tag: '@phone',
}, async ({ enter, shop }) => {
  await enter();
  await goToShelf(shop);
  await shop.category.simpleProduct.click();
  await shop.product.add.click();
  await shop.basket.open();
  await expect(shop.basket.lines).toHaveCount(1);
  await shop.basket.quantity.fill('3');
  await shop.basket.changeQuantity.click();
  await expect(shop.basket.quantity).toHaveValue('3');
  await shop.basket.removeFirst.click();
  await expect(shop.basket.empty).toBeVisible();
});

test('shows every category in the header because no menu can open, and compares products that were ticked in a listing', async ({
  enter,
  shop: { page, header, comparison },
}) => {
  await enter();
  await expect(header.more).toBeHidden();
  await header.categories.last().click();
  await expect(page).toHaveURL(/\/cat\/\d+\/$/u);
  await page.goto('/cat/1012/');
  await expect(comparison.compare).toBeHidden();
  await comparison.choices.nth(0).check();
  await comparison.choices.nth(2).check();
  await comparison.compare.click();
  await expect(comparison.products).toHaveCount(2);
  await expect(page).toHaveURL(/\/vergleich\/\?ids=\w+,\w+$/u);
});
