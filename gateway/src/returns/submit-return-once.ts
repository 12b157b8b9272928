import { randomUUID } from 'node:crypto';
import { contactErrors, isReturnContact } from '@shop/domain/returns/contact-errors';
import type { TypedReturnContact } from '@shop/domain/returns/contact-errors';
import { emptyDraft, isComplete } from '@shop/domain/returns/return-draft';
import { orderNotFound, productSelectionPath } from '@shop/domain/returns/returns-guard';
import { submitReturn } from '@shop/domain/returns/submit-return';
import type { SubmitReturnRefusal } from '@shop/domain/returns/submit-return';
import type { ReturnHash, SubmittedReturn } from '@shop/domain/returns/return';
import type { ReturnRefused } from '@shop/domain/returns/returns.port';
import { invalidForm } from '@shop/domain/shared/field-errors';
import type { FieldError } from '@shop/domain/shared/field-errors';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { VisitorSession } from '../request/visitor-session.ts';
import { changeReturn, notReady } from './change-return.ts';
import type { ReturnParts, StepRefusal } from './change-return.ts';

type Refusal = StepRefusal | ReturnRefused;

/** Choices of earlier steps that are no longer offered. The last step says so, and links to them. */
const GONE: readonly { readonly message: MessageKey; readonly error: FieldError }[] = [
  { message: 'shop.return.regulation', error: { field: 'regulation', message: 'shop.return.regulationGone' } },
  { message: 'shop.return.carrier', error: { field: 'carrier', message: 'shop.return.carrierGone' } },
];

/** What the shop refuses about the selection is not on the form of the contact: the shopper continues where it can be changed. */
const presentable = (refusal: SubmitReturnRefusal, hash: ReturnHash): Refusal => {
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
export const submitReturnOnce =
  (parts: ReturnParts) =>
  (visitor: VisitorSession, hash: ReturnHash, contact: TypedReturnContact): Promise<Result<SubmittedReturn, Refusal>> =>
    changeReturn(parts)<SubmittedReturn, Refusal>(visitor, hash, 'confirm', async (stored, order) => {
      if (stored.submitted !== undefined) return { stored, outcome: granted(stored.submitted) };
      const errors = contactErrors(contact);
      if (errors.length > 0 || !isReturnContact(contact)) return { outcome: refused(invalidForm(errors)) };
      const request = { ...stored.draft, contact };
      if (!isComplete(request)) return { outcome: refused(notReady({ path: productSelectionPath(hash) })) };
      const result = await submitReturn(parts.shop)(visitor.shopper, request, { idempotencyKey: stored.attempt });
      if (result.ok)
        return {
          stored: { draft: emptyDraft(order), images: [], attempt: stored.attempt, submitted: result.value },
          outcome: result,
        };
      return { stored: { ...stored, attempt: randomUUID() }, outcome: refused(presentable(result.refusal, hash)) };
    });
