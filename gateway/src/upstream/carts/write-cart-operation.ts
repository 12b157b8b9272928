import type { CartOperation } from '@shop/domain/carts/cart-operation';
import type { CartOperationInput } from '../generated/operation-types.ts';

export const writeCartOperation = (operation: CartOperation): CartOperationInput => {
  switch (operation.do) {
    case 'add-position':
      return { positionOp: { addPosition: { setItemId: operation.itemId, updateQuantity: operation.quantity } } };
    case 'change-quantity':
      return {
        positionOp: { updatePosition: { positionId: operation.positionId, updateQuantity: operation.quantity } },
      };
    case 'remove-position':
      return { positionOp: { removePosition: { positionId: operation.positionId } } };
    case 'take-out':
      return { positionOp: { takeOut: { setItemId: operation.itemId, updateQuantity: operation.quantity } } };
    case 'add-voucher':
      return { voucherOp: { addVoucher: { code: operation.code } } };
    case 'remove-voucher':
      return { voucherOp: { removeVoucher: { code: operation.code } } };
    case 'save-for-later':
      return { savedOp: { saveForLater: { positionId: operation.positionId } } };
    case 'save-item':
      return { savedOp: { saveItem: { setItemId: operation.itemId, updateQuantity: operation.quantity } } };
    case 'move-to-cart':
      return { savedOp: { moveToCart: { savedId: operation.savedId, updateQuantity: operation.quantity } } };
    case 'remove-saved':
      return { savedOp: { removeSaved: { savedId: operation.savedId } } };
    case 'undo-merge':
      return { mergeOp: { undoMerge: { fromCartId: operation.mergedCartId } } };
    case 'dismiss-merge':
      return { mergeOp: { dismissMerge: { fromCartId: operation.mergedCartId } } };
  }
};
