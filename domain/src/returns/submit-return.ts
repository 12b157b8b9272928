import { contactErrors, isReturnContact } from './contact-errors.ts';
import { emptyDraft, isComplete } from './return-draft.ts';
import { orderNotFound, productSelectionPath } from './returns-guard.ts';
import { announceReturn } from './announce-return.ts';
import type { AnnounceReturnRefusal } from './announce-return.ts';
import type { ReturnHash, SubmittedReturn } from './return.ts';
import type { ReturnRefused } from '../returns/returns.port.ts';
import { invalidForm } from '../shared/field-errors.ts';
import type { FieldError } from '../shared/field-errors.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import { granted, refused } from '../shared/result.ts';
import type { Result } from '../shared/result.ts';
import type { Visit } from '../visit/visit.port.ts';
import { changeReturn, notReady } from './change-return.ts';
import type { ReturnPorts, StepRefusal } from './change-return.ts';
import { type AskedReturnContact, readContact } from './read-contact.ts';

type Refusal = StepRefusal | ReturnRefused;

/** Choices of earlier steps that are no longer offered. The last step says so, and links to them. */
const GONE: readonly { readonly message: MessageKey; readonly error: FieldError }[] = [
  { message: 'shop.return.regulation', error: { field: 'regulation', message: 'shop.return.regulationGone' } },
  { message: 'shop.return.carrier', error: { field: 'carrier', message: 'shop.return.carrierGone' } },
];

/** What the shop refuses about the selection is not on the form of the contact: the shopper continues where it can be changed. */
const presentable = (refusal: AnnounceReturnRefusal, hash: ReturnHash): Refusal => {
  switch (refusal.because) {
    case 'return-refused': {
      const choice = GONE.find(({ message }) => message === refusal.message);
      return choice === undefined ? refusal : invalidForm([choice.error]);
    }
    case 'no-such-order':
      return notReady(orderNotFound);
    case 'invalid-form': {
      const [first] = refusal.fieldErrors;
      return notReady({ path: productSelectionPath(hash), ...(first === undefined ? {} : { notice: first.message }) });
    }
  }
};

/**
 * Submits the return of this browser, one press at a time. All presses have the same key until the shop has replied, so a
 * second press, another tab or a lost reply never makes a second return (docs/decisions/0104).
 */
export const submitReturn =
  (ports: ReturnPorts, visit: Visit) =>
  (hash: ReturnHash, typed: AskedReturnContact): Promise<Result<SubmittedReturn, Refusal>> =>
    changeReturn(ports, visit)<SubmittedReturn, Refusal>(hash, 'confirm', async (stored, order) => {
      if (stored.submitted !== undefined) return { stored, outcome: granted(stored.submitted) };
      const contact = readContact(typed);
      const errors = contactErrors(contact);
      if (errors.length > 0 || !isReturnContact(contact)) return { outcome: refused(invalidForm(errors)) };
      const request = { ...stored.draft, contact };
      if (!isComplete(request)) return { outcome: refused(notReady({ path: productSelectionPath(hash) })) };
      const result = await announceReturn(ports)(visit.shopper, request, { idempotencyKey: stored.attempt });
      if (result.ok)
        return {
          stored: { draft: emptyDraft(order), images: [], attempt: stored.attempt, submitted: result.value },
          outcome: result,
        };
      return { stored: { ...stored, attempt: ports.ids.next() }, outcome: refused(presentable(result.refusal, hash)) };
    });
