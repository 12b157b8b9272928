import { optional, storedRecord, storedText } from '../shared/stored-content.ts';
import type { Slot } from '../visit/visit.port.ts';
import type { ContactReceipt } from './contact-request.ts';

/** What this browser has asked the shop. */
export interface StoredContactRequest {
  /** Of the next request: all tabs send the same one until a receipt has come. */
  readonly key: string;
  /** Of the last request. */
  readonly receipt?: ContactReceipt;
}

/** The key of the next request and the receipt of the last one. Nothing that was written is kept. */
export const CONTACT_REQUEST: Slot<StoredContactRequest> = {
  name: 'contactRequest',
  version: 1,
  seconds: 60 * 60,
  endsWithBrowser: true,
  isOfPerson: true,
  read: storedRecord<StoredContactRequest>({
    key: storedText,
    receipt: optional(
      storedRecord<ContactReceipt>({
        ticketNumber: storedText,
        receivedAt: storedText,
        answerBy: storedText,
        copyTo: optional(storedText),
      }),
    ),
  }),
};
