import type { CartOperation } from '@shop/domain/carts/cart-operation';
import type { CartRefusal } from '@shop/domain/carts/carts.port';
import type { CartId } from '@shop/domain/visit/shopper';
import { normaliseCode } from '@shop/domain/shared/normalise-text';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { Transaction } from '../worlds/transaction.ts';
import type { CartChange } from './cart-change.ts';
import { calculateCart } from './cart-totals.ts';
import { addPosition, changeQuantity, removePosition, takeOut } from './change-lines.ts';
import { moveToCart, removeSaved, saveForLater, saveItem } from './change-saved-lines.ts';
import { undoMerge, withoutMerge } from './cart-merge.ts';
import { voucherRefusal, voucherTimeOf } from './vouchers.ts';

type Changed = Result<CartChange, CartRefusal>;

const addVoucher = (tx: Transaction, storefront: Storefront, { cart, report }: CartChange, typed: string): Changed => {
  const code = normaliseCode(typed);
  const { subtotal } = calculateCart(tx, storefront, cart, { shippingCost: false });
  const message = voucherRefusal(code, { codes: cart.voucherCodes, value: subtotal, at: voucherTimeOf(tx) });
  if (message !== undefined) return refused({ because: 'voucher-refused', code: typed, message });
  return granted({ cart: { ...cart, voucherCodes: [...cart.voucherCodes, code] }, report });
};

const removeVoucher = ({ cart, report }: CartChange, typed: string): Changed =>
  granted({
    cart: { ...cart, voucherCodes: cart.voucherCodes.filter((code) => code !== normaliseCode(typed)) },
    report,
  });

const undo = (tx: Transaction, { cart, report }: CartChange, from: CartId): CartChange =>
  cart.merge?.from === from
    ? { cart: undoMerge(tx, cart, cart.merge), report: { ...report, mergeUndone: true } }
    : { cart, report };

/** Applies one operation. A quantity beyond the limits is adjusted, not refused, and the report says so. */
export const applyOperation = (
  tx: Transaction,
  storefront: Storefront,
  change: CartChange,
  operation: CartOperation,
): Changed => {
  switch (operation.do) {
    case 'add-position':
      return addPosition(tx, storefront, change, operation.itemId, operation.quantity);
    case 'change-quantity':
      return changeQuantity(tx, storefront, change, operation.positionId, operation.quantity);
    case 'remove-position':
      return removePosition(tx, change, operation.positionId);
    case 'take-out':
      return granted(takeOut(tx, change, operation.itemId, operation.quantity));
    case 'add-voucher':
      return addVoucher(tx, storefront, change, operation.code);
    case 'remove-voucher':
      return removeVoucher(change, operation.code);
    case 'save-for-later':
      return saveForLater(tx, storefront, change, operation.positionId);
    case 'save-item':
      return saveItem(tx, storefront, change, operation);
    case 'move-to-cart':
      return moveToCart(tx, storefront, change, operation.savedId, operation.quantity);
    case 'remove-saved':
      return removeSaved(tx, change, operation.savedId);
    case 'undo-merge':
      return granted(undo(tx, change, operation.mergedCartId));
    case 'dismiss-merge':
      return granted({
        ...change,
        cart: change.cart.merge?.from === operation.mergedCartId ? withoutMerge(change.cart) : change.cart,
      });
  }
};
