import type { Tab } from '../tab.ts';

/** A category's list of products. */
export const categoryScreen = ({ page, t }: Tab) => {
  const products = page.getByRole('list', { name: t('catalogue:listing.products') });
  return {
    title: page.getByRole('heading', { level: 1 }),
    products,
    children: page.getByRole('navigation', { name: t('catalogue:listing.children') }),
    nextPage: page.getByRole('link', { name: t('shell:pagination.next') }),
    /** The link of a product is its heading's. */
    productLinks: products.getByRole('heading').getByRole('link'),
    /** A product that goes into the basket as it is, without a choice of variants. */
    simpleProduct: products.getByRole('article').filter({ hasNotText: t('catalogue:tile.moreVariants') }).filter({ hasNotText: t('catalogue:delivery.sold-out') }).getByRole('link').first(),
    sort: page.getByLabel(t('catalogue:listing.sort')),
  };
};
