import { UNKNOWN } from '@shop/domain/shared/or-unknown';
import type { CancellationType } from './cancellation.types.ts';
import type { StoredCancellation } from '@shop/domain/cancellations/cancellation.slot';

export const presentCancellation = ({ key, receipt }: StoredCancellation): CancellationType => ({
  __typename: 'Cancellation',
  key,
  receipt: receipt && {
    ...receipt,
    ...receipt.declaration,
    kind: receipt.declaration.kind === UNKNOWN ? undefined : receipt.declaration.kind,
  },
});
