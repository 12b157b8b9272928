import type { CancellationReceipt } from '@shop/domain/cancellations/cancellation';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { DeclareCancellationMutation } from '../generated/operation-types.ts';
import { readDay, readInstant } from '../shared/read-dates.ts';
import { readId } from '../shared/read-text.ts';

type Receipt = NonNullable<DeclareCancellationMutation['declareCancellation']['receipt']>;

export const readCancellation = ({ receiptId, receivedAt, declaration: { kind, cancellationReason, fullName, contract, endsOn, email } }: Receipt): CancellationReceipt => ({
  receiptId: readId(receiptId),
  receivedAt: readInstant(receivedAt),
  declaration: { kind, ...omitNil({ cancellationReason, endsOn: endsOn === null ? null : readDay(endsOn) }), fullName, contract, email },
});
