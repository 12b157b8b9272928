import { PLACED_ORDER } from '@shop/domain/checkout/placed-order.slot';
import { STORED_PRIME_CHECKOUT } from '@shop/domain/prime/prime-checkout.slot';
import { isCancellationReported } from '@shop/domain/payments/cancelled-payment';
import type { CheckoutType } from '@shop/domain/payments/express-payment';
import type { PaymentId } from '@shop/domain/payments/payment';
import type { Shop } from '@shop/domain/shop';
import { recordEvent } from '@shop/domain/tracking/record-event';
import type { Cache } from '../cache/cache.port.ts';
import type { VisitorSession } from '../visit/visitor-session.ts';
import { hashOf } from '../shared/hash-of.ts';
import { idInWorld } from '../worlds/id-in-world.ts';

/** Nobody returns from the same payment after a day. */
const REMEMBERED_MS = 24 * 60 * 60_000;

type Ports = Pick<Shop, 'orders' | 'prime' | 'tracking'>;
type Payer = Pick<VisitorSession, 'read' | 'shopper' | 'world'>;

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
  (shop: Ports, cache: Pick<Cache, 'increment'>) =>
  async (payer: Payer, checkoutType: CheckoutType): Promise<void> => {
    const cancelled = await cancelledPayment(shop, payer, checkoutType);
    if (cancelled === undefined || !isCancellationReported(cancelled.paymentId)) return;
    const { shopper } = payer;
    const reports = await cache
      .increment(`payment-cancelled|${hashOf(idInWorld(payer, cancelled.subjectId))}`, REMEMBERED_MS)
      .catch(() => undefined);
    if (reports === 1) await recordEvent(shop, shopper, { name: 'payment_cancel', paymentId: cancelled.paymentId });
  };
