import type { ItemId } from '@shop/domain/catalogue/product';
import type { GoodsItem } from '../goods/goods.ts';
import { rowOf } from '../worlds/table.ts';
import { put, type Turn, type View } from '../worlds/turn.ts';

/** Pieces on the shelf of this world. */
export const stockOf = ({ state, goods }: View, itemId: ItemId): number => rowOf(state.stock, itemId) ?? goods.item(itemId)?.stock ?? 0;

export const setStock = (turn: Turn, itemId: ItemId, pieces: number): void => {
  put(turn, 'stock', itemId, pieces);
};

/** Largest quantity of an item that one cart may hold now; nothing where it is sold out. */
export const mostOf = (view: View, item: GoodsItem): number => {
  const most = item.onOrder ? item.maxQuantity : Math.min(item.maxQuantity, stockOf(view, item.itemId));
  return most < item.minimumOrderQuantity ? 0 : most;
};
