import type { Cancellations } from '@shop/domain/cancellations/cancellations.port';
import { asAnonymous } from '@shop/domain/visit/shopper';
import { granted, refused } from '@shop/domain/shared/result';
import * as operations from '../generated/operations.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { readFormRefusal } from '../shared/read-form-refusal.ts';
import { readCancellation } from './read-cancellation.ts';

export const upstreamCancellations = (call: PortCalls): Cancellations => ({
  declare: (shopper, declaration, idempotencyKey) =>
    call({
      operation: operations.declareCancellation,
      variables: { declaration },
      // A session that has ended must not keep anybody from cancelling.
      shopper: asAnonymous(shopper),
      idempotencyKey,
      read: ({ declareCancellation: { receipt, fieldErrors, generalErrorMessage } }) =>
        receipt === null
          ? refused(readFormRefusal({ fieldErrors, general: generalErrorMessage }))
          : granted(readCancellation(receipt)),
    }),
});
