import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

test('compares products that were ticked in a listing, removes one, and scrolls inside the table', {
  tag: '@phone',
}, async ({ resume, shop: { page, category, product, comparison } }) => {
  await resume();
  await page.goto('/cat/1012/');
  const name = await category.simpleProduct.innerText();
  for (const at of [0, 1, 2, 3, 4]) await comparison.choices.nth(at).check();
  await comparison.compare.click();
  await expect(comparison.title).toBeVisible();
  await expect(comparison.products).toHaveCount(4);
  await expect(comparison.tooMany).toBeVisible();
  await expectAccessible(page);
  await comparison.remove.first().click();
  await expect(comparison.tooMany).toBeHidden();
  await comparison.remove.first().click();
  await expect(comparison.products).toHaveCount(3);
  await page.goto('/cat/1012/');
  await category.simpleProduct.click();
  await product.compare.click();
  await expect(comparison.products.first()).toHaveText(name);
  await expect(comparison.products).toHaveCount(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
