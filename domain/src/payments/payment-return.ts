import { AMAZON_PAYMENT_RETURN, GATEWAY_PAYMENT_RETURN } from '../shared/paths.ts';

/** Payment providers with their own pages, to which the order button leads. */
export type PaymentProviderName = 'amazon' | 'card' | 'paypal' | 'twint';

/** Where each payment provider sends the shopper back to (ROUTE-07). Providers may share a path. */
export const PAYMENT_RETURN_PATHS: Readonly<Record<PaymentProviderName, string>> = {
  amazon: AMAZON_PAYMENT_RETURN,
  card: GATEWAY_PAYMENT_RETURN,
  paypal: GATEWAY_PAYMENT_RETURN,
  twint: GATEWAY_PAYMENT_RETURN,
};

/** The query parameter of a return that is not from the checkout of a cart. */
export const RETURNING_FROM = 'checkoutType';

/** Each path of a return once. */
export const PAYMENT_RETURNS: readonly string[] = [...new Set(Object.values(PAYMENT_RETURN_PATHS))];

/** Whether a payment provider sends shoppers back to this target, whatever the query says. */
export const isPaymentReturn = (target: string): boolean => PAYMENT_RETURNS.includes(target.split('?')[0] ?? '');
