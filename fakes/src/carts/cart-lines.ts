import type { PositionId } from '@shop/domain/carts/cart-position';
import { quantityWithin } from '@shop/domain/carts/quantity';
import type { ItemId } from '@shop/domain/catalogue/product';
import { joined } from '@shop/domain/shared/joined';
import { maxQuantityOf } from '../catalogue/stock.ts';
import { nextNumber, type Transaction, type View } from '../worlds/transaction.ts';
import type { CartLine } from './cart-record.ts';

/** Names a line to the operations that change it. Never the line's own id: they may differ at the upstream too. */
export const operationsIdOf = ({ id }: Pick<CartLine, 'id'>): PositionId => joined('operations-', id);

/** The line that operations call by this id. */
export const lineNamed = (lines: readonly CartLine[], positionId: PositionId): CartLine | undefined =>
  lines.find((line) => operationsIdOf(line) === positionId);

/** The quantity that can be ordered now; 0 if the item is sold out or no longer sold. */
export const orderableQuantity = (view: View, { itemId, quantity }: CartLine): number => {
  const item = view.goods.item(itemId);
  if (item === undefined) return 0;
  const most = maxQuantityOf(view, item);
  return most === 0 ? 0 : quantityWithin(quantity, { min: item.minimumOrderQuantity, max: most }).quantity;
};

/** Adds a quantity of an item to its line, or as a new line at the end. */
export const addToLines = (
  tx: Transaction,
  lines: readonly CartLine[],
  itemId: ItemId,
  quantity: number,
): readonly CartLine[] => {
  const at = lines.findIndex((line) => line.itemId === itemId);
  const line = lines[at];
  if (line !== undefined) return lines.with(at, { ...line, quantity: line.quantity + quantity });
  return [...lines, { id: `position-${nextNumber(tx, 'position')}`, itemId, quantity }];
};

/** Merges the lines of two carts: one line per item, limited to what can be ordered. */
export const mergeLines = (
  tx: Transaction,
  lines: readonly CartLine[],
  more: readonly CartLine[],
): readonly CartLine[] =>
  more
    .reduce((merged, { itemId, quantity }) => addToLines(tx, merged, itemId, quantity), lines)
    .map((line) => {
      const quantity = orderableQuantity(tx, line);
      return quantity === 0 ? line : { ...line, quantity };
    });
