import type { Result } from '../shared/result.ts';
import type { OrderId } from '../shared/shop-id.ts';
import type { ConfirmationRefusal } from '../orders/orders.port.ts';
import { CHECKOUT_CONFIRMATION, CHECKOUT_PAYMENT, PRIME, PRIME_CHECKOUT } from '../shared/paths.ts';
import type { PrimeMembership } from '../customers/prime-membership.ts';
import type { SubscriptionRefusal } from '../prime/prime.port.ts';
import type { CheckoutType } from '../payments/express-payment.ts';

/** The query parameter in which a page learns why there is no payment (PAY-10). */
export const ERROR_CODE = 'errorCode';

const CHOSEN_ON: Readonly<Record<CheckoutType, string>> = { cart: CHECKOUT_PAYMENT, prime: PRIME_CHECKOUT };

/** A page that says why there is no payment. */
export const withErrorCode = (path: string, code: string): string =>
  `${path}?${ERROR_CODE}=${encodeURIComponent(code)}`;

/** The page on which another payment is chosen, which says why there is none (PAY-11). */
export const pathWithoutPayment = (checkoutType: CheckoutType, code: string): string =>
  withErrorCode(CHOSEN_ON[checkoutType], code);

const withoutPayment = (code: string): string => pathWithoutPayment('cart', code);

/**
 * Where a shopper goes who is back from a payment provider; undefined while the shop waits for the provider's notice. The shop
 * decides whether an order is paid; the provider's own error code only explains why it is not.
 */
export const pathAfterPayment = (
  orderId: OrderId,
  order: Result<unknown, ConfirmationRefusal>,
  providerCode?: string,
): string | undefined => {
  if (order.ok) return `${CHECKOUT_CONFIRMATION}?order=${encodeURIComponent(orderId)}`;
  const { refusal } = order;
  switch (refusal.because) {
    case 'payment-pending':
      return providerCode === undefined ? undefined : withoutPayment(providerCode);
    case 'payment-ended':
      return withoutPayment(refusal.how === 'failed' ? (providerCode ?? refusal.how) : refusal.how);
    case 'no-such-order':
      return withoutPayment(providerCode ?? 'failed');
  }
};

/** Where a customer goes whose subscription was paid, or not; undefined while the shop waits for the provider's notice. */
export const pathAfterSubscription = (
  subscription: Result<PrimeMembership, SubscriptionRefusal>,
  providerCode?: string,
): string | undefined => {
  if (subscription.ok) return PRIME;
  const { refusal } = subscription;
  switch (refusal.because) {
    case 'payment-pending':
      return providerCode === undefined ? undefined : pathWithoutPayment('prime', providerCode);
    case 'payment-ended':
      return pathWithoutPayment('prime', refusal.how === 'failed' ? (providerCode ?? refusal.how) : refusal.how);
    case 'no-such-subscription':
      return pathWithoutPayment('prime', providerCode ?? 'failed');
  }
};
