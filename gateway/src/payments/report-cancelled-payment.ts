import { isCancellationReported } from '@shop/domain/payments/cancelled-payment';
import type { Shop } from '@shop/domain/shop';
import { recordEvent } from '@shop/domain/tracking/record-event';
import type { Cache } from '../cache/cache.port.ts';
import type { VisitorSession } from '../request/visitor-session.ts';
import { hashOf } from '../shared/hash-of.ts';
import { WORLD_HEADER } from '../worlds/world-lookup.ts';

/** Nobody returns from the same payment after a day. */
const REMEMBERED_MS = 24 * 60 * 60_000;

/**
 * Reports to statistics that the shopper cancelled the payment of the order just placed (specification A8): once for each
 * order, however often its pages are opened, and only if the shop says so. A failure costs a statistic, never the page.
 */
export const reportCancelledPayment =
  (shop: Pick<Shop, 'orders' | 'tracking'>, cache: Pick<Cache, 'increment'>) =>
  async ({ storedOrder, shopper }: Pick<VisitorSession, 'storedOrder' | 'shopper'>): Promise<void> => {
    if (storedOrder === undefined) return;
    const { orderId } = storedOrder;
    const order = await shop.orders.confirmation(shopper, orderId).catch(() => undefined);
    if (order?.ok !== false || order.refusal.because !== 'payment-ended' || order.refusal.how !== 'cancelled') return;
    const { paymentId } = order.refusal;
    if (!isCancellationReported(paymentId)) return;
    const reports = await cache.increment(`payment-cancelled|${hashOf(`${shopper.headers[WORLD_HEADER] ?? ''}|${orderId}`)}`, REMEMBERED_MS).catch(() => undefined);
    if (reports === 1) await recordEvent(shop, shopper, { name: 'payment_cancel', paymentId });
  };
