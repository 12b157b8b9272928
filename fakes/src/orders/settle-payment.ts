import type { OrderId } from '@shop/domain/orders/order';
import { resumeReservation } from '../deals/end-reservation.ts';
import { dropReservation } from '../deals/stored-reservations.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { put, remove, schedule, type Transaction, unschedule } from '../worlds/transaction.ts';
import { finaliseOrder } from './finalise-order.ts';
import type { OrderRecord } from './order-record.ts';
import type { PaymentOutcome } from './provider-payment.ts';
import { openPayment } from './open-payment.ts';

/** The order that waited for the money is cancelled, and its cart is open again. */
const cancelOrder = (tx: Transaction, order: OrderRecord): void => {
  put(tx, 'orders', order.confirmation.orderId, { ...order, status: 'cancelled' });
  remove(tx, 'carts', order.newCartId);
  dropReservation(tx, order.newCartId);
  const cart = lookUp(tx.state.carts, order.cartId);
  if (cart !== undefined) put(tx, 'carts', cart.id, { ...cart, status: { is: 'open' } });
  resumeReservation(tx, order.cartId);
};

/** Records how a payment ended and finalises or cancels its order. The first outcome is final; later ones change nothing. */
export const settlePayment = (tx: Transaction, orderId: OrderId, outcome: PaymentOutcome): void => {
  const open = openPayment(tx, orderId);
  if (open === undefined) return;
  unschedule(tx, 'payment-abandoned', orderId);
  unschedule(tx, 'payment-notice', orderId);
  const { amount, language } = open.payment;
  put(tx, 'providerPayments', orderId, { amount, language, status: outcome });
  if (outcome === 'paid') finaliseOrder(tx, open.order);
  else cancelOrder(tx, open.order);
};

/** After this time a late notice arrives; the shopper is back in the shop by then. */
export const LATE_NOTICE_MS = 8_000;

/** The provider takes the money and sends the shopper back, but its notice to the shop is late. */
export const delayNotice = (tx: Transaction, orderId: OrderId): void => {
  const open = openPayment(tx, orderId);
  if (open === undefined || open.payment.isNoticeDue === true) return;
  put(tx, 'providerPayments', orderId, { ...open.payment, isNoticeDue: true });
  schedule(tx, 'payment-notice', orderId, new Date(tx.now.getTime() + LATE_NOTICE_MS));
};

export const PAYMENT_TIMERS = {
  'payment-abandoned': (tx: Transaction, orderId: OrderId): void => settlePayment(tx, orderId, 'abandoned'),
  'payment-notice': (tx: Transaction, orderId: OrderId): void => settlePayment(tx, orderId, 'paid'),
};
