import type { GoodsItem, GoodsProduct } from './goods.ts';
import type { CatalogueContext } from './catalogue-context.ts';

const isAvailable = (item: GoodsItem, stockOf: CatalogueContext['stockOf']): boolean => stockOf(item.itemId) > 0 || item.onOrder;

export const isProductAvailable = (product: GoodsProduct, stockOf: CatalogueContext['stockOf']): boolean => product.items.some((item) => isAvailable(item, stockOf));

/** The item that represents a product in a list: the cheapest available one, or else the cheapest. */
export const bestItemOf = (product: GoodsProduct, stockOf: CatalogueContext['stockOf']): GoodsItem => {
  const cheapest = (best: GoodsItem, item: GoodsItem): GoodsItem => (item.price.eurGross < best.price.eurGross ? item : best);
  const [first, ...rest] = product.items;
  const candidates = product.items.filter((item) => isAvailable(item, stockOf));
  if (first === undefined) throw new ProductWithoutItems(product.productId);
  return candidates.length > 0 ? candidates.reduce(cheapest) : rest.reduce(cheapest, first);
};

export const hasSamePrices = ({ items }: GoodsProduct): boolean =>
  items.every(({ price }) => price.eurGross === items[0]?.price.eurGross && price.chfGross === items[0].price.chfGross);

/** A programming error: a product without items. */
class ProductWithoutItems extends Error {
  override readonly name = 'ProductWithoutItems';
}
