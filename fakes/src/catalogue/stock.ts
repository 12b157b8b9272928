import type { ItemId } from '@shop/domain/catalogue/product';
import type { Assortment, GoodsItem } from '../goods/goods.ts';
import { lookUp, type PersistentMap, emptyMap } from '../worlds/persistent-map.ts';
import { put, type Transaction, type View } from '../worlds/transaction.ts';

/** Pieces on the shelf of items that have fewer or more than the assortment says. */
export const STOCK_TABLES = { stock: emptyMap<number>() };

type StockOf = (itemId: ItemId) => number;

const lookups = new WeakMap<PersistentMap<number>, WeakMap<Assortment, StockOf>>();

/** The shelves of this world: the same function as long as nothing on them has changed. */
export const stockLookup = ({ state: { stock }, goods }: Pick<View, 'state' | 'goods'>): StockOf => {
  const known = lookups.get(stock) ?? new WeakMap<Assortment, StockOf>();
  lookups.set(stock, known);
  const found = known.get(goods) ?? ((itemId: ItemId): number => lookUp(stock, itemId) ?? goods.item(itemId)?.stock ?? 0);
  known.set(goods, found);
  return found;
};

/** Pieces on the shelf of this world. */
export const stockOf = (view: View, itemId: ItemId): number => stockLookup(view)(itemId);

export const setStock = (tx: Transaction, itemId: ItemId, pieces: number): void => {
  put(tx, 'stock', itemId, pieces);
};

/** Largest quantity of an item that one cart may hold now; nothing where it is sold out. */
export const maxQuantityOf = (view: View, item: GoodsItem): number => {
  const most = item.onOrder ? item.maxQuantity : Math.min(item.maxQuantity, stockOf(view, item.itemId));
  return most < item.minimumOrderQuantity ? 0 : most;
};
