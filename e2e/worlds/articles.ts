import { assortment } from '@shop/fakes/goods/assortment';

/** The shop shows an order number that no article has. */
export class NoMatchingItem extends Error {
  override readonly name = 'NoMatchingItem';
}

/** Finds the item id for the order number that shoppers read. */
export const itemWithNumber = (orderNumber: string): string => {
  const item = assortment()
    .products.flatMap(({ items }) => items)
    .find((one) => one.orderNumber === orderNumber);
  if (item === undefined) throw new NoMatchingItem(orderNumber);
  return item.itemId;
};
