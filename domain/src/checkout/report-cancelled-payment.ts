import type { Orders } from '../orders/orders.port.ts';
import { isCancellationReported } from '../payments/cancelled-payment.ts';
import type { CheckoutType } from '../payments/express-payment.ts';
import type { PaymentId } from '../payments/payment.ts';
import { STORED_PRIME_CHECKOUT } from '../prime/prime-checkout.slot.ts';
import type { Prime } from '../prime/prime.port.ts';
import type { Attempts } from '../shared/attempts.port.ts';
import { recordEvent } from '../tracking/record-event.ts';
import type { Tracking } from '../tracking/tracking.port.ts';
import type { Visit } from '../visit/visit.port.ts';
import { PLACED_ORDER } from './placed-order.slot.ts';

interface Ports {
  readonly orders: Orders;
  readonly prime: Prime;
  readonly tracking: Tracking;
  readonly attempts: Attempts;
}

type Payer = Pick<Visit, 'read' | 'shopper'>;

/** The payment that the visitor was sent to last, if they have cancelled it. */
const cancelledPayment = async (
  { orders, prime }: Ports,
  payer: Payer,
  checkoutType: CheckoutType,
): Promise<{ readonly subjectId: string; readonly paymentId: PaymentId } | undefined> => {
  const { shopper } = payer;
  const subjectId =
    checkoutType === 'prime' ? payer.read(STORED_PRIME_CHECKOUT)?.subscriptionId : payer.read(PLACED_ORDER)?.orderId;
  if (subjectId === undefined) return undefined;
  const result = await (checkoutType === 'prime'
    ? prime.subscription(shopper, subjectId)
    : orders.confirmation(shopper, subjectId)
  ).catch(() => undefined);
  if (result?.ok !== false || result.refusal.because !== 'payment-ended' || result.refusal.how !== 'cancelled')
    return undefined;
  return { subjectId, paymentId: result.refusal.paymentId };
};

/**
 * Reports to statistics that the shopper cancelled the payment of the order or subscription just placed (TRACK-16): once
 * for each, however often its pages are opened, and only if the shop says so. A failure costs a statistic, never the page.
 */
export const reportCancelledPayment =
  (ports: Ports, payer: Payer) =>
  async (checkoutType: CheckoutType): Promise<void> => {
    const cancelled = await cancelledPayment(ports, payer, checkoutType);
    if (cancelled === undefined || !isCancellationReported(cancelled.paymentId)) return;
    const reports = await ports.attempts.count('payment-cancelled', cancelled.subjectId, 1).catch(() => undefined);
    if (reports === 1)
      await recordEvent(ports, payer.shopper, { name: 'payment_cancel', paymentId: cancelled.paymentId });
  };
