/**
 * How a payment with a provider ended without money. `failed`: an error of the provider; `abandoned`: nobody finished it in
 * time; `outdated`: the cart changed meanwhile. Each is an `errorCode` of the payment page too.
 */
export const PAYMENT_ENDS = ['declined', 'cancelled', 'failed', 'abandoned', 'outdated'] as const;
export type PaymentEnd = (typeof PAYMENT_ENDS)[number];
