import type { ItemId } from '@shop/domain/catalogue/product';
import type { Assortment } from '../goods/goods.ts';
import { ORDINARY, selectItem, selectItems } from '../goods/select-items.ts';

/** A place on the shelf of the past orders: an everyday article by its number, a bulky one, or one that the manufacturer sends on order. */
export type ShelfPlace = number | 'bulky' | 'on-order';

/** The article at a place. */
export type Shelf = (place: ShelfPlace) => ItemId;

/** How many everyday articles the past orders draw from. */
const EVERYDAY_ARTICLES = 12;

export const shelfOf = (goods: Assortment): Shelf => {
  const everyday = selectItems(goods, EVERYDAY_ARTICLES, ORDINARY);
  const bulky = selectItem(goods, { bulky: true, severalItems: false, stock: 5 });
  const onOrder = selectItem(goods, { ...ORDINARY, stock: 0, onOrder: true });
  return (place) => (place === 'bulky' ? bulky : place === 'on-order' ? onOrder : (everyday[place] ?? ''));
};
