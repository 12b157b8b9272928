import type { ItemId } from '@shop/domain/catalogue/product';
import type { StockedItem } from '../goods/catalogue-context.ts';
import type { Assortment, GoodsItem } from '../goods/goods.ts';
import { lookUp, type PersistentMap } from '../worlds/persistent-map.ts';
import { put, type Transaction, type View } from '../worlds/transaction.ts';

type StockOf = (item: StockedItem) => number;

const lookups = new WeakMap<PersistentMap<number>, WeakMap<Assortment, StockOf>>();

/** Looks up stock. The same function until some stock changes, so that callers can cache by it. */
export const stockLookup = ({ state: { stock }, goods }: Pick<View, 'state' | 'goods'>): StockOf => {
  const known = lookups.get(stock) ?? new WeakMap<Assortment, StockOf>();
  lookups.set(stock, known);
  const found =
    known.get(goods) ?? (({ itemId, stock: pieces }: StockedItem): number => lookUp(stock, itemId) ?? pieces);
  known.set(goods, found);
  return found;
};

/** Pieces in stock in this world. */
export const stockOf = ({ state, goods }: View, itemId: ItemId): number =>
  lookUp(state.stock, itemId) ?? goods.item(itemId)?.stock ?? 0;

export const setStock = (tx: Transaction, itemId: ItemId, pieces: number): void => {
  put(tx, 'stock', itemId, pieces);
};

/** The most pieces of an item that a cart may contain now; 0 if it is sold out. */
export const maxQuantityOf = (view: View, item: GoodsItem): number => {
  const most = item.onOrder ? item.maxQuantity : Math.min(item.maxQuantity, stockOf(view, item.itemId));
  return most < item.minimumOrderQuantity ? 0 : most;
};
