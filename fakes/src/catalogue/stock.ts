import type { ItemId } from '@shop/domain/catalogue/product';
import type { Assortment, GoodsItem } from '../goods/goods.ts';
import { rowOf, type Table } from '../worlds/table.ts';
import { put, type Turn, type View } from '../worlds/turn.ts';

type StockOf = (itemId: ItemId) => number;

const shelves = new WeakMap<Table<number>, WeakMap<Assortment, StockOf>>();

/** The shelves of this world: the same function as long as nothing on them has changed. */
export const shelvesOf = ({ state: { stock }, goods }: Pick<View, 'state' | 'goods'>): StockOf => {
  const known = shelves.get(stock) ?? new WeakMap<Assortment, StockOf>();
  shelves.set(stock, known);
  const found = known.get(goods) ?? ((itemId: ItemId): number => rowOf(stock, itemId) ?? goods.item(itemId)?.stock ?? 0);
  known.set(goods, found);
  return found;
};

/** Pieces on the shelf of this world. */
export const stockOf = (view: View, itemId: ItemId): number => shelvesOf(view)(itemId);

export const setStock = (turn: Turn, itemId: ItemId, pieces: number): void => {
  put(turn, 'stock', itemId, pieces);
};

/** Largest quantity of an item that one cart may hold now; nothing where it is sold out. */
export const mostOf = (view: View, item: GoodsItem): number => {
  const most = item.onOrder ? item.maxQuantity : Math.min(item.maxQuantity, stockOf(view, item.itemId));
  return most < item.minimumOrderQuantity ? 0 : most;
};
