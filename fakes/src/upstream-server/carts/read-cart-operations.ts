import type { CartOperation } from '@shop/domain/carts/cart-operation';
import type {
  CartOperationInput,
  MergeOperationInput,
  PositionOperationInput,
  SavedOperationInput,
  VoucherOperationInput,
} from '../generated/upstream-types.ts';
import { classified } from '../graphql/upstream-error.ts';

/** GraphQL inputs have no unions: exactly one of these fields is set. */
const onlyOne = <Choices extends Readonly<Record<string, unknown>>>(choices: Choices): void => {
  if (Object.values(choices).filter((choice) => choice != null).length === 1) return;
  throw classified('BAD_REQUEST', `Exactly one of ${Object.keys(choices).join(', ')} must be set.`);
};

const readPosition = ({
  addPosition,
  updatePosition,
  removePosition,
  takeOut,
}: PositionOperationInput): CartOperation | undefined => {
  onlyOne({ addPosition, updatePosition, removePosition, takeOut });
  if (addPosition != null)
    return { do: 'add-position', itemId: addPosition.setItemId, quantity: addPosition.updateQuantity };
  if (updatePosition != null)
    return { do: 'change-quantity', positionId: updatePosition.positionId, quantity: updatePosition.updateQuantity };
  if (takeOut != null) return { do: 'take-out', itemId: takeOut.setItemId, quantity: takeOut.updateQuantity };
  return removePosition == null ? undefined : { do: 'remove-position', positionId: removePosition.positionId };
};

const readVoucher = ({ addVoucher, removeVoucher }: VoucherOperationInput): CartOperation | undefined => {
  onlyOne({ addVoucher, removeVoucher });
  if (addVoucher != null) return { do: 'add-voucher', code: addVoucher.code };
  return removeVoucher == null ? undefined : { do: 'remove-voucher', code: removeVoucher.code };
};

const readMerge = ({ undoMerge, dismissMerge }: MergeOperationInput): CartOperation | undefined => {
  onlyOne({ undoMerge, dismissMerge });
  if (undoMerge != null) return { do: 'undo-merge', mergedCartId: undoMerge.fromCartId };
  return dismissMerge == null ? undefined : { do: 'dismiss-merge', mergedCartId: dismissMerge.fromCartId };
};

const readSaved = ({
  saveForLater,
  saveItem,
  moveToCart,
  removeSaved,
}: SavedOperationInput): CartOperation | undefined => {
  onlyOne({ saveForLater, saveItem, moveToCart, removeSaved });
  if (saveForLater != null) return { do: 'save-for-later', positionId: saveForLater.positionId };
  if (saveItem != null) return { do: 'save-item', itemId: saveItem.setItemId, quantity: saveItem.updateQuantity };
  if (moveToCart != null)
    return { do: 'move-to-cart', savedId: moveToCart.savedId, quantity: moveToCart.updateQuantity };
  return removeSaved == null ? undefined : { do: 'remove-saved', savedId: removeSaved.savedId };
};

const readOperation = ({ positionOp, voucherOp, mergeOp, savedOp }: CartOperationInput): CartOperation | undefined => {
  onlyOne({ positionOp, voucherOp, mergeOp, savedOp });
  if (positionOp != null) return readPosition(positionOp);
  if (voucherOp != null) return readVoucher(voucherOp);
  if (mergeOp != null) return readMerge(mergeOp);
  return savedOp == null ? undefined : readSaved(savedOp);
};

export const readCartOperations = (inputs: readonly CartOperationInput[]): readonly CartOperation[] =>
  inputs.flatMap((input) => readOperation(input) ?? []);
