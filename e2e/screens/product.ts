import { expect } from '@playwright/test';
import type { Tab } from '../tab.ts';
import { header } from './header.ts';

export const productScreen = (tab: Tab) => {
  const { page, t } = tab;
  const add = page.getByRole('button', { name: t('catalogue:product.addToCart') });
  return {
    title: page.getByRole('heading', { level: 1 }),
    add,
    quantity: page.getByRole('textbox', { name: t('catalogue:product.quantity') }),
    picture: (number: number) => page.getByRole('link', { name: t('catalogue:zoom.open', { number }) }),
    zoom: {
      dialog: page.getByRole('dialog'),
      in: page
        .getByRole('dialog')
        .getByRole('button', { name: t('catalogue:zoom.in') })
        .last(),
      at: (number: number, percent: number) =>
        page.getByRole('dialog').getByText(t.like('catalogue:zoom.position', { number, percent })),
    },
    /** Adds the chosen article to the basket and waits for the page's confirmation. Without scripts that is on the next page, in other words. */
    addToBasket: async (quantity = 1) => {
      await header(tab).seeStarted();
      await add.click();
      await expect(page.getByText(t('catalogue:product.added', { count: quantity }))).toBeVisible();
    },
    express: page.getByRole('button', { name: t('catalogue:product.express') }),
    compare: page.getByRole('link', { name: t('catalogue:product.compare') }),
    /** How many pieces of the article are in the basket already. */
    inBasket: (count: number) => page.getByText(t('catalogue:product.inBasket', { count })),
    openBasket: () => page.getByRole('link', { name: t('catalogue:product.toBasket') }).click(),
  };
};
