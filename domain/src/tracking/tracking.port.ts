import type { Shopper } from '../sessions/shopper.ts';

/** What happened, in the words of the data layer. Never anything personal. */
export type TrackingEvent =
  | { readonly name: 'checkout_submit'; readonly cartId: string; readonly valueMinor: number; readonly currency: string }
  | { readonly name: 'payment_error'; readonly paymentId: string; readonly message: string };

export interface Tracking {
  /** Sends events without waiting for a reply. A lost event never affects the shopper. */
  record(shopper: Shopper, events: readonly TrackingEvent[]): Promise<void>;
}
