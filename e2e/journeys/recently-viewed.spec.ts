import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

test('remembers what was looked at on this device, and says what is in the basket already', { tag: '@phone' }, async ({ resume, shop: { page, category, product, header, basket, recentlyViewed } }) => {
  await resume();
  await page.goto('/cat/1012/');
  const name = await category.simpleProduct.innerText();
  await category.simpleProduct.click();
  await product.addToBasket();
  await page.reload();
  await expect(product.inBasket(1)).toBeVisible();
  await page.goto('/');
  await recentlyViewed.comeNear();
  await expect(recentlyViewed.names).toHaveText([name]);
  await expectAccessible(page);
  await header.openBasket();
  await basket.removeFirst.click();
  await expect(basket.empty).toBeVisible();
  await expect(recentlyViewed.names).toHaveText([name]);
  await recentlyViewed.forgetAll.click();
  await expect(recentlyViewed.row).toBeHidden();
  await page.reload();
  await expect(basket.empty).toBeVisible();
  await expect(recentlyViewed.row).toBeHidden();
});
