import { expect } from '@playwright/test';
import type { Tab } from '../tab.ts';

/** What stands above every page outside the checkout. */
export const header = ({ page, t }: Tab) => {
  const shortcuts = page.getByRole('navigation', { name: t('shell:header.account') });
  const basket = (articles: number) => shortcuts.getByRole('link', { name: t('shell:header.basketCount', { count: articles }), exact: true });
  return {
    login: shortcuts.getByRole('link', { name: t('shell:header.login') }),
    account: (name: string) => shortcuts.getByRole('link', { name }),
    categories: page.getByRole('navigation', { name: t('shell:nav.categories') }),
    openBasket: () => shortcuts.getByRole('link', { name: t('shell:header.basket') }).click(),
    seeArticles: (count: number) => expect(basket(count)).toBeVisible(),
  };
};
