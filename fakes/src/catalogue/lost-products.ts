import type { ItemId, ProductId } from '@shop/domain/catalogue/product';
import type { Assortment, GoodsItem } from '../goods/goods.ts';
import { lookUp, type PersistentMap } from '../worlds/persistent-map.ts';
import { put, type Transaction } from '../worlds/transaction.ts';

/** The shop no longer has a product in this world. */
export const loseProduct = (tx: Transaction, productId: ProductId): void => put(tx, 'lostProducts', productId, true);

const without = (goods: Assortment, lost: PersistentMap<true>): Assortment => {
  const isSold = ({ productId }: { readonly productId: ProductId }): boolean => lookUp(lost, productId) === undefined;
  return {
    ...goods,
    products: goods.products.filter(isSold),
    productsIn: (categoryId) => goods.productsIn(categoryId).filter(isSold),
    product: (id) => {
      const product = goods.product(id);
      return product !== undefined && isSold(product) ? product : undefined;
    },
    item: (id: ItemId): GoodsItem | undefined => {
      const item = goods.item(id);
      return item !== undefined && isSold(item) ? item : undefined;
    },
  };
};

const known = new WeakMap<PersistentMap<true>, WeakMap<Assortment, Assortment>>();

/** The assortment without the products that a world has lost. */
export const goodsWithout = (goods: Assortment, lost: PersistentMap<true>): Assortment => {
  if (lost.size === 0) return goods;
  const ofGoods = known.get(lost) ?? new WeakMap<Assortment, Assortment>();
  known.set(lost, ofGoods);
  const found = ofGoods.get(goods) ?? without(goods, lost);
  ofGoods.set(goods, found);
  return found;
};
