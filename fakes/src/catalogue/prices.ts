import type { ItemId } from '@shop/domain/catalogue/product';
import type { Assortment, GoodsItem, GoodsProduct } from '../goods/goods.ts';
import { lookUp, type PersistentMap } from '../worlds/persistent-map.ts';
import { put, type Transaction } from '../worlds/transaction.ts';

/** Sets the gross price of an item in this world, in minor units of any currency. */
export const setPrice = (tx: Transaction, itemId: ItemId, gross: number): void => {
  put(tx, 'prices', itemId, gross);
};

const labelled = new WeakMap<PersistentMap<number>, Assortment>();

const relabel = (goods: Assortment, prices: PersistentMap<number>): Assortment => {
  const item = (sold: GoodsItem): GoodsItem => {
    const gross = lookUp(prices, sold.itemId);
    return gross === undefined ? sold : { ...sold, price: { ...sold.price, eurGross: gross, chfGross: gross } };
  };
  const product = (sold: GoodsProduct): GoodsProduct =>
    sold.items.some(({ itemId }) => lookUp(prices, itemId) !== undefined)
      ? { ...sold, items: sold.items.map(item) }
      : sold;
  return {
    ...goods,
    products: goods.products.map(product),
    productsIn: (categoryId) => goods.productsIn(categoryId).map(product),
    product: (id) => {
      const found = goods.product(id);
      return found === undefined ? undefined : product(found);
    },
    item: (id) => {
      const found = goods.item(id);
      return found === undefined ? undefined : item(found);
    },
  };
};

/** The assortment with the prices that testers set in a world. */
export const goodsAt = (goods: Assortment, prices: PersistentMap<number>): Assortment => {
  if (prices.size === 0) return goods;
  const found = labelled.get(prices) ?? relabel(goods, prices);
  labelled.set(prices, found);
  return found;
};
