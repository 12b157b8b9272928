import { expect } from '@playwright/test';
import type { Screens } from '../screens/screens.ts';

/** From any page outside the checkout to the second shelf of the first aisle: coloured pencils, which have no variants. */
export const goToShelf = async ({ header, category }: Screens): Promise<void> => {
  await header.openFirstCategory();
  await category.openChild(0);
  await category.openChild(1);
};

/** Opens a product through its category, adds it to the basket and opens the basket. */
export const fillBasket = async (shop: Screens): Promise<void> => {
  const { header, category, product, basket } = shop;
  await goToShelf(shop);
  await category.simpleProduct.click();
  await product.addToBasket();
  await header.seeArticles(1);
  await product.openBasket();
  await expect(basket.lines).toHaveCount(1);
};
