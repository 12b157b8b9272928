import type { Slot } from '../visit/visit.port.ts';
import { UNKNOWN } from '../shared/or-unknown.ts';
import { optional, storedRecord, storedText, storedWord } from '../shared/stored-content.ts';
import { CANCELLATION_KINDS, type CancellationReceipt, type RecordedCancellation } from './cancellation.ts';

/** What this browser cancels. */
export interface StoredCancellation {
  /** Of the next declaration: all tabs send the same one until a receipt has come. */
  readonly key: string;
  /** Of the last declaration. */
  readonly receipt?: CancellationReceipt;
}

/** The key of the next cancellation and the receipt of the last one, in a cookie of its own: nobody else's page needs it (docs/decisions/0135). */
export const CANCELLATION: Slot<StoredCancellation> = {
  name: 'cancellation',
  version: 1,
  seconds: 60 * 60,
  endsWithBrowser: true,
  isOfPerson: true,
  read: storedRecord<StoredCancellation>({
    key: storedText,
    receipt: optional(
      storedRecord<CancellationReceipt>({
        receiptId: storedText,
        receivedAt: storedText,
        declaration: storedRecord<RecordedCancellation>({
          kind: storedWord(...CANCELLATION_KINDS, UNKNOWN),
          cancellationReason: optional(storedText),
          fullName: storedText,
          email: storedText,
          contract: storedText,
          endsOn: optional(storedText),
        }),
      }),
    ),
  }),
};
