import { CARD_PAYMENT_RETURN } from '../shared/paths.ts';

/** Payment providers with their own pages, to which the order button leads. */
export type PaymentProviderName = 'card';

/** Where each payment provider sends the shopper back to (specification A2). */
export const PAYMENT_RETURN_PATHS: Readonly<Record<PaymentProviderName, string>> = { card: CARD_PAYMENT_RETURN };

const RETURN_PATHS: readonly string[] = Object.values(PAYMENT_RETURN_PATHS);

/** Whether a payment provider sends shoppers back to this target, whatever the query says. */
export const isPaymentReturn = (target: string): boolean => RETURN_PATHS.includes(target.split('?')[0] ?? '');
