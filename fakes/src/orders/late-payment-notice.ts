import { openPayment } from '../payments/open-payment.ts';
import type { PaymentSubjectId } from '../payments/payment-subject.ts';
import { put, schedule, type Transaction, unschedule } from '../worlds/transaction.ts';
import { settlePayment } from './settle-payment.ts';

/** After this time a late notice arrives; the shopper is back in the shop by then. */
export const LATE_NOTICE_MS = 8_000;

/** The provider takes the money and sends the shopper back, but its notice to the shop is late. A payment that was made is never abandoned. */
export const delayNotice = (tx: Transaction, subjectId: PaymentSubjectId): void => {
  const open = openPayment(tx, subjectId);
  if (open === undefined || open.isNoticeDue === true) return;
  put(tx, 'providerPayments', subjectId, { ...open, isNoticeDue: true });
  unschedule(tx, 'payment-abandoned', subjectId);
  schedule(tx, 'payment-notice', subjectId, new Date(tx.now.getTime() + LATE_NOTICE_MS));
};

export const LATE_NOTICE_TIMERS = {
  'payment-notice': (tx: Transaction, subjectId: PaymentSubjectId): void => settlePayment(tx, subjectId, 'paid'),
};
