import { asAnonymous } from '@shop/domain/visit/shopper';
import { granted, refused } from '@shop/domain/shared/result';
import type { Withdrawals } from '@shop/domain/withdrawals/withdrawals.port';
import * as operations from '../generated/operations.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { readFormRefusal } from '../shared/read-form-refusal.ts';
import { readReceipt } from './read-receipt.ts';

export const upstreamWithdrawals = (call: PortCalls): Withdrawals => ({
  declare: (shopper, declaration, idempotencyKey) =>
    call({
      operation: operations.declareWithdrawal,
      variables: { declaration },
      // A session that has ended must not keep anybody from withdrawing.
      shopper: asAnonymous(shopper),
      idempotencyKey,
      read: ({ declareWithdrawal: { receipt, fieldErrors, generalErrorMessage } }) =>
        receipt === null
          ? refused(readFormRefusal({ fieldErrors, general: generalErrorMessage }))
          : granted(readReceipt(receipt)),
    }),
});
