import type { CheckoutType } from '@shop/domain/payments/express-payment';
import { PAYMENT_RETURN_PATHS, RETURNING_FROM } from '@shop/domain/payments/payment-return';
import type { PaymentProvider } from './provider.ts';

/** Where a provider sends the shopper back to; the shop's own parameter tells which of their payments it is about. */
export const paymentReturnUrl = (
  { name, tokenField }: Pick<PaymentProvider, 'name' | 'tokenField'>,
  token: string,
  checkoutType: CheckoutType,
): string => {
  const path = `${PAYMENT_RETURN_PATHS[name]}?${tokenField}=${encodeURIComponent(token)}`;
  return checkoutType === 'cart' ? path : `${path}&${RETURNING_FROM}=${checkoutType}`;
};
