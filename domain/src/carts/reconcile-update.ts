import type { ItemId } from '../catalogue/product.ts';
import { readDealItemId } from '../deals/deal-item-id.ts';
import { allLinesOf } from './cart-rules.ts';
import type { Cart } from './cart.ts';
import { isSameVoucherCode } from './voucher-code.ts';
import { quantityWithin } from './quantity.ts';
import type { SavedLineId } from './saved-line.ts';
import type { CartOperation } from './cart-operation.ts';
import { leftAfterTakingOut } from './take-out-of-cart.ts';
import { type CartReport, EMPTY_CART_REPORT, type UpdatedCart } from './carts.port.ts';

type Lines = Pick<Cart, 'positions' | 'freeArticles' | 'catalogs'>;

const EMPTY: Lines = { positions: [], freeArticles: [], catalogs: [] };

const piecesOf = (cart: Lines, itemId: string): number =>
  allLinesOf(cart).reduce((pieces, line) => (line.itemId === itemId ? pieces + line.quantity : pieces), 0);

const addedItem = ({ itemId }: Extract<CartOperation, { do: 'add-position' }>): ItemId => readDealItemId(itemId).itemId;

/** The shop may have taken fewer pieces, or more, than were asked for. */
const isAtQuantity = (
  after: Cart,
  { positionId, quantity }: Extract<CartOperation, { do: 'change-quantity' }>,
): boolean => {
  const line = allLinesOf(after).find(({ operationsId }) => operationsId === positionId);
  if (line === undefined || quantity === 0) return line === undefined && quantity === 0;
  const { minimumOrderQuantity: min, maxQuantity: max } = line;
  return line.quantity === quantityWithin(quantity, { min, max }).quantity;
};

/** Without the cart before, only a cart without the article tells. */
const isTakenOut = (
  before: Lines,
  after: Cart,
  { itemId, quantity }: Extract<CartOperation, { do: 'take-out' }>,
): boolean => {
  const line = before.positions.find((one) => one.itemId === itemId);
  const taken = line === undefined ? 0 : line.quantity - leftAfterTakingOut(line, quantity);
  return piecesOf(after, itemId) <= piecesOf(before, itemId) - taken;
};

/** What the cart could not take stays saved: then the cart holds as many pieces as it can. */
const isMoved = (after: Cart, savedId: SavedLineId): boolean => {
  const rest = after.savedLines.find(({ id }) => id === savedId);
  return (
    rest === undefined ||
    allLinesOf(after).some(({ itemId, quantity, maxQuantity }) => itemId === rest.itemId && quantity >= maxQuantity)
  );
};

const isFound = (operation: CartOperation, before: Lines, after: Cart): boolean => {
  switch (operation.do) {
    case 'add-position':
      return piecesOf(after, addedItem(operation)) > piecesOf(before, addedItem(operation));
    case 'change-quantity':
      return isAtQuantity(after, operation);
    case 'remove-position':
      return !allLinesOf(after).some(({ operationsId }) => operationsId === operation.positionId);
    case 'take-out':
      return isTakenOut(before, after, operation);
    case 'add-voucher':
      return after.vouchers.some(({ code }) => isSameVoucherCode(code, operation.code));
    case 'remove-voucher':
      return !after.vouchers.some(({ code }) => isSameVoucherCode(code, operation.code));
    case 'save-for-later':
      return !allLinesOf(after).some(({ operationsId }) => operationsId === operation.positionId);
    case 'save-item':
      return after.savedLines.some(
        ({ itemId, quantity }) => itemId === operation.itemId && quantity >= operation.quantity,
      );
    case 'move-to-cart':
      return isMoved(after, operation.savedId);
    case 'remove-saved':
      return !after.savedLines.some(({ id }) => id === operation.savedId);
    case 'undo-merge':
    case 'dismiss-merge':
      return after.merge?.from !== operation.mergedCartId;
  }
};

const lightningOf = (cart: Lines, itemId: ItemId): number =>
  allLinesOf(cart).reduce((pieces, line) => (line.itemId === itemId ? pieces + line.quantityLightning : pieces), 0);

/** How the pieces of articles whose deal the shopper saw were split, as the report of the lost reply said it. */
const dealSplitOf = (operations: readonly CartOperation[], before: Lines, after: Cart): CartReport['dealSplit'] =>
  operations.flatMap((operation) => {
    const { itemId, sawDeal } = readDealItemId(operation.do === 'add-position' ? operation.itemId : '');
    const line = allLinesOf(after).find((now) => now.itemId === itemId);
    if (!sawDeal || line === undefined) return [];
    const lightning = Math.max(0, lightningOf(after, itemId) - lightningOf(before, itemId));
    const normal = piecesOf(after, itemId) - piecesOf(before, itemId) - lightning;
    return normal > 0 ? [{ itemId, name: line.name, lightning, normal }] : [];
  });

/**
 * Determines the result of an update whose reply was lost, from the cart as it is now; undefined if the cart does not contain
 * the update. `before` is the cart before the update.
 */
export const reconcileUpdate = (
  operations: readonly CartOperation[],
  before: Lines | undefined,
  after: Cart,
): UpdatedCart | undefined => {
  const earlier = before ?? EMPTY;
  if (!operations.every((operation) => isFound(operation, earlier, after))) return undefined;
  const added = operations.flatMap((operation) => {
    const line =
      operation.do === 'add-position'
        ? allLinesOf(after).find(({ itemId }) => itemId === addedItem(operation))
        : undefined;
    return line === undefined
      ? []
      : [
          {
            itemId: line.itemId,
            name: line.name,
            quantity: piecesOf(after, line.itemId) - piecesOf(earlier, line.itemId),
          },
        ];
  });
  return {
    cart: after,
    report: {
      ...EMPTY_CART_REPORT,
      added,
      dealSplit: dealSplitOf(operations, earlier, after),
      mergeUndone: operations.some((operation) => operation.do === 'undo-merge'),
    },
  };
};
