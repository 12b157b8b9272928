import { allLinesOf } from './cart-rules.ts';
import type { Cart } from './cart.ts';
import { type CartOperation, EMPTY_CART_REPORT, type UpdatedCart } from './carts.port.ts';

type Lines = Pick<Cart, 'positions' | 'freeArticles' | 'catalogs'>;

const EMPTY: Lines = { positions: [], freeArticles: [], catalogs: [] };

const piecesOf = (cart: Lines, itemId: string): number =>
  allLinesOf(cart).reduce((pieces, line) => (line.itemId === itemId ? pieces + line.quantity : pieces), 0);

const isSameCode = (one: string, other: string): boolean => one.trim().toUpperCase() === other.trim().toUpperCase();

const isFound = (operation: CartOperation, before: Lines, after: Cart): boolean => {
  switch (operation.do) {
    case 'add-position':
      return piecesOf(after, operation.itemId) > piecesOf(before, operation.itemId);
    case 'change-quantity':
      return (allLinesOf(after).find(({ id }) => id === operation.positionId)?.quantity ?? 0) === operation.quantity;
    case 'remove-position':
      return !allLinesOf(after).some(({ id }) => id === operation.positionId);
    case 'add-voucher':
      return after.vouchers.some(({ code }) => isSameCode(code, operation.code));
    case 'remove-voucher':
      return !after.vouchers.some(({ code }) => isSameCode(code, operation.code));
  }
};

/**
 * Determines the result of an update whose reply was lost, from the cart as it is now; undefined if the cart does not contain
 * the update. `before` is the cart before the update.
 */
export const reconcileUpdate = (operations: readonly CartOperation[], before: Lines | undefined, after: Cart): UpdatedCart | undefined => {
  const earlier = before ?? EMPTY;
  if (!operations.every((operation) => isFound(operation, earlier, after))) return undefined;
  const added = operations.flatMap((operation) => {
    const line = operation.do === 'add-position' ? allLinesOf(after).find(({ itemId }) => itemId === operation.itemId) : undefined;
    return line === undefined ? [] : [{ itemId: line.itemId, name: line.name, quantity: piecesOf(after, line.itemId) - piecesOf(earlier, line.itemId) }];
  });
  return { cart: after, report: { ...EMPTY_CART_REPORT, added } };
};
