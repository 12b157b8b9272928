import { expect } from '@playwright/test';
import type { Tab } from '../tab.ts';

/** A category's list of products. */
export const categoryScreen = ({ page, t }: Tab) => {
  const products = page.getByRole('list', { name: t('catalogue:listing.products') });
  const title = page.getByRole('heading', { level: 1 });
  const children = page.getByRole('navigation', { name: t('catalogue:listing.children') }).getByRole('link');
  return {
    title,
    products,
    /** Goes down one level and waits until that page is shown. */
    openChild: async (at: number) => {
      const name = (await children.nth(at).innerText()).trim();
      await children.nth(at).click();
      await expect(title).toHaveText(name);
    },
    children,
    nextPage: page.getByRole('link', { name: t('shell:pagination.next') }),
    /** The link of a product is in its heading. */
    productLinks: products.getByRole('heading').getByRole('link'),
    /** A product without variants. */
    simpleProduct: products
      .getByRole('article')
      .filter({ hasNotText: t('catalogue:tile.moreVariants') })
      .filter({ hasNotText: t('catalogue:delivery.sold-out') })
      .getByRole('link')
      .first(),
    sort: page.getByLabel(t('catalogue:listing.sort')),
    filters: page.getByRole('complementary', { name: t('catalogue:filters.title') }),
    openFilters: page.getByRole('link', { name: t('catalogue:filters.title'), exact: true }),
    sheet: page.getByRole('dialog', { name: t('catalogue:filters.title') }),
    /** The chosen values, as links that remove them. */
    chips: page
      .getByRole('main')
      .getByRole('list', { name: t('catalogue:filters.chosen') })
      .getByRole('link'),
    clearFilters: page
      .getByRole('main')
      .getByRole('link', { name: t('catalogue:filters.clear') })
      .first(),
  };
};
