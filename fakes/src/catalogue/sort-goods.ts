import type { CategorySort } from '@shop/domain/catalogue/category';
import type { SearchSort } from '@shop/domain/search/search-query';

import { bestItemOf } from '../goods/best-item.ts';
import type { CatalogueContext } from '../goods/catalogue-context.ts';
import type { GoodsItem, GoodsProduct } from '../goods/goods.ts';
import { priceOf } from '../goods/project-price.ts';

type ItemsOf = (product: GoodsProduct) => readonly GoodsItem[];

const byNumber = (
  products: readonly GoodsProduct[],
  rank: (product: GoodsProduct) => number,
): readonly GoodsProduct[] =>
  products
    .map((product) => ({ product, place: rank(product) }))
    .sort((a, b) => a.place - b.place)
    .map(({ product }) => product);

/** Whether a sort goes by the price of the item that a tile shows, which filters may change. */
export const isByPrice = (sort: CategorySort | SearchSort): boolean => sort === 'price-asc' || sort === 'price-desc';

/** Products in the requested order; equals stay in the order in which they came. Prices are those of the items that tiles show. */
export const sortGoods = (
  products: readonly GoodsProduct[],
  sort: CategorySort | SearchSort,
  { storefront, stockOf }: CatalogueContext,
  itemsOf: ItemsOf = ({ items }) => items,
): readonly GoodsProduct[] => {
  const shownPrice = (product: GoodsProduct): number =>
    priceOf(bestItemOf({ productId: product.productId, items: itemsOf(product) }, stockOf), storefront).current.minor;
  switch (sort) {
    case 'price-asc':
      return byNumber(products, shownPrice);
    case 'price-desc':
      return byNumber(products, (product) => -shownPrice(product));
    case 'rating':
      return byNumber(products, ({ rating }) => -rating);
    case 'new':
      return byNumber(products, ({ isNew }) => (isNew ? 0 : 1));
    case 'si':
    case 'relevance':
      return products;
  }
};
