import type { CancellationReceipt } from '@shop/domain/cancellations/cancellation';
import { ifPresent, isRecord, isRecordWith, isText } from '../shared/is-record.ts';
import { packJson, unpackJson } from '../shared/packed-json.ts';

/** What this browser cancels, in a cookie of its own: nobody else's page needs it (docs/decisions/0135). */
export interface StoredCancellation {
  /** Of the next declaration: all tabs send the same one until a receipt has come. */
  readonly key: string;
  /** Of the last declaration. */
  readonly receipt?: CancellationReceipt;
}

export const writeStoredCancellation = (stored: StoredCancellation): string => packJson(stored);

/** Its cookie is signed, so nobody else has written it. */
export const readStoredCancellation = (packed: string | undefined): StoredCancellation | undefined =>
  unpackJson(packed, isRecordWith<StoredCancellation>({ key: isText, receipt: ifPresent(isRecord) }));
