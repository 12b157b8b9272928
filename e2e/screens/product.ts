import { expect } from '@playwright/test';
import type { Tab } from '../tab.ts';

export const productScreen = ({ page, t }: Tab) => {
  const add = page.getByRole('button', { name: t('catalogue:product.addToCart') });
  return {
    title: page.getByRole('heading', { level: 1 }),
    add,
    quantity: page.getByRole('textbox', { name: t('catalogue:product.quantity') }),
    /** Puts what is chosen into the basket and waits until the page says so: without scripts the next page would, in other words. */
    addToBasket: async (quantity = 1) => {
      await expect(page.getByRole('button', { name: t('shell:header.menu'), exact: true })).toBeEnabled();
      await add.click();
      await expect(page.getByText(t('catalogue:product.added', { count: quantity }))).toBeVisible();
    },
    openBasket: () => page.getByRole('link', { name: t('catalogue:product.toBasket') }).click(),
  };
};
