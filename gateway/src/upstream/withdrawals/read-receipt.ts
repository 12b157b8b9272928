import { omitNil } from '@shop/domain/shared/omit-nil';
import type { WithdrawalReceipt } from '@shop/domain/withdrawals/withdrawal';
import type { DeclareWithdrawalMutation } from '../generated/operation-types.ts';
import { readInstant } from '../shared/read-dates.ts';
import { readId } from '../shared/read-text.ts';

type Receipt = NonNullable<DeclareWithdrawalMutation['declareWithdrawal']['receipt']>;

export const readReceipt = ({
  receiptId,
  receivedAt,
  declaration: { fullName, orderNumber, email, withdrawnGoods, withdrawalReason },
}: Receipt): WithdrawalReceipt => ({
  receiptId: readId(receiptId),
  receivedAt: readInstant(receivedAt),
  declaration: { fullName, orderNumber, email, ...omitNil({ withdrawnGoods, withdrawalReason }) },
});
