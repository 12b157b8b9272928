import type { Orders } from './orders.port.ts';
import type { OrderId } from '../shared/shop-id.ts';
import type { OrderDetails } from './order-details.ts';
import type { Shopper } from '../visit/shopper.ts';

export interface CancelOutcome {
  /** False if the warehouse was faster. */
  readonly isCancelled: boolean;
  /** The order as it is now. */
  readonly order: OrderDetails;
}

/** Cancels the shopper's own order; undefined if it is not theirs. */
export const cancelOrder =
  ({ orders }: { readonly orders: Orders }) =>
  async (shopper: Shopper, orderId: OrderId): Promise<CancelOutcome | undefined> => {
    const cancelled = await orders.cancel(shopper, orderId);
    if (cancelled.ok) return { isCancelled: true, order: cancelled.value };
    if (cancelled.refusal.because === 'no-such-order') return undefined;
    const order = await orders.details(shopper, orderId);
    return order.ok ? { isCancelled: false, order: order.value } : undefined;
  };
