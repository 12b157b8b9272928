/** What happened, in the words of the data layer. Never anything personal. */
export type TrackingEvent =
  | { readonly name: 'checkout_submit'; readonly cartId: string; readonly valueMinor: number; readonly currency: string }
  | { readonly name: 'payment_error'; readonly paymentId: string; readonly message: string };
