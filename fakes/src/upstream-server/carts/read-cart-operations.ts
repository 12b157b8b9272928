import type { CartOperation } from '@shop/domain/carts/carts.port';
import type { CartOperationInput, PositionOperationInput, VoucherOperationInput } from '../generated/upstream-types.ts';
import { classified } from '../graphql/upstream-error.ts';

/** GraphQL inputs have no unions: exactly one of these fields is set. */
const onlyOne = <Choices extends Readonly<Record<string, unknown>>>(choices: Choices): void => {
  if (Object.values(choices).filter((choice) => choice != null).length === 1) return;
  throw classified('BAD_REQUEST', `Exactly one of ${Object.keys(choices).join(', ')} must be set.`);
};

const readPosition = ({ addPosition, updatePosition, removePosition }: PositionOperationInput): CartOperation | undefined => {
  onlyOne({ addPosition, updatePosition, removePosition });
  if (addPosition != null) return { do: 'add-position', itemId: addPosition.setItemId, quantity: addPosition.updateQuantity };
  if (updatePosition != null) return { do: 'change-quantity', positionId: updatePosition.positionId, quantity: updatePosition.updateQuantity };
  return removePosition == null ? undefined : { do: 'remove-position', positionId: removePosition.positionId };
};

const readVoucher = ({ addVoucher, removeVoucher }: VoucherOperationInput): CartOperation | undefined => {
  onlyOne({ addVoucher, removeVoucher });
  if (addVoucher != null) return { do: 'add-voucher', code: addVoucher.code };
  return removeVoucher == null ? undefined : { do: 'remove-voucher', code: removeVoucher.code };
};

const readOperation = ({ positionOp, voucherOp }: CartOperationInput): CartOperation | undefined => {
  onlyOne({ positionOp, voucherOp });
  if (positionOp != null) return readPosition(positionOp);
  return voucherOp == null ? undefined : readVoucher(voucherOp);
};

export const readCartOperations = (inputs: readonly CartOperationInput[]): readonly CartOperation[] => inputs.flatMap((input) => readOperation(input) ?? []);
