import { expect } from '@playwright/test';
import type { Tab } from '../tab.ts';

/** The header of every page outside the checkout. */
export const header = ({ page, t }: Tab) => {
  const shortcuts = page.getByRole('navigation', { name: t('shell:header.account') });
  const basket = (articles: number) =>
    shortcuts.getByRole('link', { name: t('shell:header.basketCount', { count: articles }), exact: true });
  const basketLink = shortcuts.getByRole('link', { name: new RegExp(`^${t('shell:header.basket')}`, 'u') });
  const row = page.getByRole('navigation', { name: t('shell:nav.categories') });
  const categories = row.getByRole('link');
  const form = page.getByRole('banner').getByRole('search');
  const search = form
    .getByRole('searchbox', { name: t('shell:search.label') })
    .or(form.getByRole('combobox', { name: t('shell:search.label') }));
  const menu = page.getByRole('dialog', { name: t('shell:nav.categories') });
  return {
    basket,
    basketLink,
    /** What is in the basket, in short. On screens that hover. */
    miniCart: shortcuts.getByRole('region', { name: t('carts:basket.title') }),
    toggleMiniCart: shortcuts.getByRole('button', { name: t('carts:mini.toggle') }),
    login: shortcuts.getByRole('link', { name: t('shell:header.login') }),
    account: (name: string) => shortcuts.getByRole('link', { name }),
    /** The top-level categories. */
    categories,
    /** Opens the categories that do not fit into the row. */
    more: row.getByRole('button', { name: t('shell:nav.more'), exact: true }),
    openMenu: page.getByRole('button', { name: t('shell:header.menu'), exact: true }),
    menu,
    menuCategories: menu.getByRole('link'),
    search,
    suggestions: page.getByRole('listbox', { name: t('suggestions:list.label') }),
    /** Sends the form of the header with this text. */
    searchFor: async (text: string) => {
      await search.evaluate((field: HTMLInputElement, typed) => {
        field.value = typed;
        field.form?.requestSubmit();
      }, text);
    },
    openFirstCategory: async () => {
      const name = (await categories.first().innerText()).trim();
      await categories.first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    },
    openBasket: () => basketLink.click(),
    /** The page's scripts have taken over. */
    seeStarted: () => page.waitForFunction(() => 'started' in document.documentElement.dataset).then(() => undefined),
    seeArticles: (count: number) => expect(basket(count)).toBeVisible(),
  };
};
