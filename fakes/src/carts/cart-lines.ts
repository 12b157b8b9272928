import type { ItemId } from '@shop/domain/catalogue/product';
import { quantityWithin } from '@shop/domain/carts/quantity';
import { maxQuantityOf } from '../catalogue/stock.ts';
import { nextNumber, type Transaction, type View } from '../worlds/transaction.ts';
import type { CartLine } from './cart-record.ts';

/** The quantity that a line may have now; nothing where its item is sold out or gone. */
export const orderableQuantity = (view: View, { itemId, quantity }: CartLine): number => {
  const item = view.goods.item(itemId);
  if (item === undefined) return 0;
  const most = maxQuantityOf(view, item);
  return most === 0 ? 0 : quantityWithin(quantity, { min: item.minimumOrderQuantity, max: most }).quantity;
};

/** The lines with so much more of an item: on its line, or on a new one at the end. */
export const addToLines = (tx: Transaction, lines: readonly CartLine[], itemId: ItemId, quantity: number): readonly CartLine[] => {
  const at = lines.findIndex((line) => line.itemId === itemId);
  const line = lines[at];
  if (line !== undefined) return lines.with(at, { ...line, quantity: line.quantity + quantity });
  return [...lines, { id: `position-${nextNumber(tx, 'position')}`, itemId, quantity }];
};

/** The lines of two carts in one: equal items on one line, none above what may be ordered. */
export const mergeLines = (tx: Transaction, lines: readonly CartLine[], more: readonly CartLine[]): readonly CartLine[] =>
  more
    .reduce((merged, { itemId, quantity }) => addToLines(tx, merged, itemId, quantity), lines)
    .map((line) => {
      const quantity = orderableQuantity(tx, line);
      return quantity === 0 ? line : { ...line, quantity };
    });
