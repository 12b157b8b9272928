import { contactFormErrors } from '@shop/domain/contact-requests/contact-request-rules';
import {
  answerBy,
  type ContactReceipt,
  type ContactRequest,
  normaliseContactForm,
} from '@shop/domain/contact-requests/contact-request';
import { type FormRefusal, invalidForm } from '@shop/domain/shared/field-errors';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { Shopper } from '@shop/domain/visit/shopper';
import { signedInAccount } from '../sessions/current-user.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { nextNumber, put, type Transaction } from '../worlds/transaction.ts';
import { areUsable, useContactImages } from './contact-images.ts';
import { sendContactCopy, sendContactRequestMail } from './contact-mails.ts';
import { provenOrder } from './contact-start.ts';

/** Tickets have nine digits, and no order has the same number. */
const FIRST_TICKET_NUMBER = 500_000_000;

/** Mails a request to the team, once for each key. */
export const sendContactRequest = (
  tx: Transaction,
  shopper: Shopper,
  typed: ContactRequest,
  idempotencyKey: string,
): Result<ContactReceipt, FormRefusal> => {
  const known = lookUp(tx.state.contactRequests, idempotencyKey);
  if (known !== undefined) return granted(known);
  const errors = contactFormErrors(typed);
  if (errors.length > 0) return refused(invalidForm(errors));
  if (!areUsable(tx, typed.images))
    return refused(invalidForm([{ field: 'images', message: 'shop.contact.imageGone' }]));
  const request = normaliseContactForm(typed);
  const { orderNumber, zipCode, wantsCopy } = request;
  const copyTo = wantsCopy ? signedInAccount(tx, shopper)?.email : undefined;
  const receipt: ContactReceipt = {
    ticketNumber: String(FIRST_TICKET_NUMBER + nextNumber(tx, 'contact-request')),
    receivedAt: tx.now.toISOString(),
    answerBy: answerBy(tx.now),
    ...omitNil({ copyTo }),
  };
  put(tx, 'contactRequests', idempotencyKey, receipt);
  const mailed = {
    storefront: shopper.storefront,
    request,
    receipt,
    proof: provenOrder(tx, shopper, { orderId: orderNumber, zipCode })?.by,
    images: useContactImages(tx, request.images, receipt.ticketNumber),
  };
  sendContactRequestMail(tx, mailed);
  if (copyTo !== undefined) sendContactCopy(tx, mailed, copyTo);
  return granted(receipt);
};
