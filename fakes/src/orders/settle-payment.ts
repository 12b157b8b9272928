import type { Money } from '@shop/domain/shared/money';
import { resumeReservation } from '../deals/end-reservation.ts';
import { dropReservation } from '../deals/stored-reservations.ts';
import type { PaymentSubjectId } from '../payments/payment-subject.ts';
import { sendSubscriptionPaymentReturned } from '../prime/prime-mails.ts';
import { settleSubscription } from '../prime/settle-subscription.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { put, remove, type Transaction, unschedule } from '../worlds/transaction.ts';
import { finaliseOrder } from './finalise-order.ts';
import type { OrderRecord } from './order-record.ts';
import type { PaymentOutcome } from '../payments/provider-payment.ts';
import { openPayment } from '../payments/open-payment.ts';
import { sendPaymentReturned } from './returned-payment-mail.ts';

/** The order that waited for the money is cancelled, and its cart is open again. */
const cancelOrder = (tx: Transaction, order: OrderRecord): void => {
  put(tx, 'orders', order.confirmation.orderId, { ...order, status: 'cancelled' });
  remove(tx, 'carts', order.newCartId);
  dropReservation(tx, order.newCartId);
  const cart = lookUp(tx.state.carts, order.cartId);
  if (cart !== undefined) put(tx, 'carts', cart.id, { ...cart, status: { is: 'open' } });
  resumeReservation(tx, order.cartId);
};

/** Finalises or cancels the order or the subscription that waited for the money. */
const settleSubject = (tx: Transaction, subjectId: PaymentSubjectId, outcome: PaymentOutcome): void => {
  const order = lookUp(tx.state.orders, subjectId);
  if (order === undefined) settleSubscription(tx, subjectId, outcome);
  else if (outcome === 'paid') finaliseOrder(tx, order);
  else cancelOrder(tx, order);
};

/** Tells the buyer of an order or a subscription that was not made that the money for it goes back. */
const mailReturn = (tx: Transaction, subjectId: PaymentSubjectId, amount: Money): void => {
  const order = lookUp(tx.state.orders, subjectId);
  if (order === undefined) sendSubscriptionPaymentReturned(tx, subjectId, amount);
  else sendPaymentReturned(tx, order, amount);
};

/**
 * Records how a payment ended, for the order or the subscription that waits for it. The first outcome is final; later ones change
 * nothing. Money that the provider has taken already goes back unless it pays for something.
 */
export const settlePayment = (tx: Transaction, subjectId: PaymentSubjectId, outcome: PaymentOutcome): void => {
  const open = openPayment(tx, subjectId);
  if (open === undefined) return;
  unschedule(tx, 'payment-abandoned', subjectId);
  unschedule(tx, 'payment-notice', subjectId);
  const { amount, language } = open;
  const isReturned = open.isNoticeDue === true && outcome !== 'paid';
  put(tx, 'providerPayments', subjectId, { amount, language, status: outcome, ...(isReturned ? { isReturned } : {}) });
  settleSubject(tx, subjectId, outcome);
  if (isReturned) mailReturn(tx, subjectId, amount);
};

export const PAYMENT_TIMERS = {
  'payment-abandoned': (tx: Transaction, subjectId: PaymentSubjectId): void =>
    settlePayment(tx, subjectId, 'abandoned'),
};
