import type { CancellationKind, CancellationReceipt } from '@shop/domain/cancellations/cancellation';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { UNKNOWN } from '@shop/domain/shared/or-unknown';
import type { CancellationKind as AnsweredKind, DeclareCancellationMutation } from '../generated/operation-types.ts';
import { readDay, readInstant } from '../shared/read-dates.ts';
import { readId } from '../shared/read-text.ts';
import { enumReader } from '../shared/read-word.ts';

type Receipt = NonNullable<DeclareCancellationMutation['declareCancellation']['receipt']>;

const KIND_OF: Readonly<Record<AnsweredKind, CancellationKind>> = {
  ordinary: 'ordinary',
  extraordinary: 'extraordinary',
};

const readKind = enumReader('CancellationKind', KIND_OF, UNKNOWN);

export const readCancellation = ({
  receiptId,
  receivedAt,
  declaration: { kind, cancellationReason, fullName, contract, endsOn, email },
}: Receipt): CancellationReceipt => ({
  receiptId: readId(receiptId),
  receivedAt: readInstant(receivedAt),
  declaration: {
    kind: readKind(kind),
    ...omitNil({ cancellationReason, endsOn: endsOn === null ? null : readDay(endsOn) }),
    fullName,
    contract,
    email,
  },
});
