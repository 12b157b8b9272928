import type { Result } from '../shared/result.ts';
import type { OrderConfirmation, OrderId } from '../orders/order.ts';
import type { ConfirmationRefusal } from '../orders/orders.port.ts';
import { CHECKOUT_CONFIRMATION, CHECKOUT_PAYMENT } from '../shared/paths.ts';

/** The query parameter in which the payment page learns why there is no payment (specification A2). */
export const ERROR_CODE = 'errorCode';

const withoutPayment = (code: string): string => `${CHECKOUT_PAYMENT}?${ERROR_CODE}=${encodeURIComponent(code)}`;

/**
 * Where a shopper goes who is back from a payment provider; undefined while the shop waits for the provider's notice. The shop
 * decides whether an order is paid; the provider's own error code only explains why it is not.
 */
export const pathAfterPayment = (orderId: OrderId, order: Result<OrderConfirmation, ConfirmationRefusal>, providerCode?: string): string | undefined => {
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
