import { UNKNOWN } from '@shop/domain/shared/or-unknown';
import type { CancellationType } from './cancellation.types.ts';
import type { StoredCancellation } from '@shop/domain/cancellations/cancellation.slot';

export const presentCancellation = ({ key, receipt }: StoredCancellation): CancellationType => ({
  __typename: 'Cancellation',
  key,
  receipt: receipt && {
    receiptId: receipt.receiptId,
    receivedAt: receipt.receivedAt,
    kind: receipt.declaration.kind === UNKNOWN ? undefined : receipt.declaration.kind,
    cancellationReason: receipt.declaration.cancellationReason,
    fullName: receipt.declaration.fullName,
    contract: receipt.declaration.contract,
    endsOn: receipt.declaration.endsOn,
    email: receipt.declaration.email,
  },
});
