import type { GoodsItem, GoodsProduct } from './goods.ts';
import type { CatalogueContext } from './catalogue-context.ts';

const isAvailable = (item: GoodsItem, stockOf: CatalogueContext['stockOf']): boolean =>
  stockOf(item) > 0 || item.onOrder;

/** A product, or those of its items that a listing is about. */
type ItemsOfProduct = Pick<GoodsProduct, 'productId' | 'items'>;

export const isProductAvailable = ({ items }: ItemsOfProduct, stockOf: CatalogueContext['stockOf']): boolean =>
  items.some((item) => isAvailable(item, stockOf));

/** The item that represents a product in a list: the cheapest available one, or else the cheapest. */
export const bestItemOf = (product: ItemsOfProduct, stockOf: CatalogueContext['stockOf']): GoodsItem => {
  const cheapest = (best: GoodsItem, item: GoodsItem): GoodsItem =>
    item.price.eurGross < best.price.eurGross ? item : best;
  const [first, ...rest] = product.items;
  const candidates = product.items.filter((item) => isAvailable(item, stockOf));
  if (first === undefined) throw new ProductWithoutItems(product.productId);
  return candidates.length > 0 ? candidates.reduce(cheapest) : rest.reduce(cheapest, first);
};

export const hasSamePrices = ({ items }: ItemsOfProduct): boolean =>
  items.every(({ price }) => price.eurGross === items[0]?.price.eurGross && price.chfGross === items[0].price.chfGross);

/** A programming error: a product without items. */
class ProductWithoutItems extends Error {
  override readonly name = 'ProductWithoutItems';
}
