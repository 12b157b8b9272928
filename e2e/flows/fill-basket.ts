import { expect } from '@playwright/test';
import type { Screens } from '../screens/screens.ts';

/** From any page outside the checkout through a category to a product, and with it into the basket. */
export const fillBasket = async (shop: Screens): Promise<void> => {
  const { header, category, product, basket } = shop;
  await header.categories.getByRole('link').first().click();
  await category.children.getByRole('link').first().click();
  await category.children.getByRole('link').first().click();
  await category.simpleProduct.click();
  await expect(product.add).toBeVisible();
  await product.addToBasket();
  await header.seeArticles(1);
  await product.openBasket();
  await expect(basket.lines).toHaveCount(1);
};
