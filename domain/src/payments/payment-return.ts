import { CARD_PAYMENT_RETURN } from '../shared/paths.ts';

/** Payment providers with their own pages, to which the order button leads. */
export type PaymentProvider = 'card';

/** Where each payment provider sends the shopper back to (specification A2). */
export const PAYMENT_RETURN_PATHS: Readonly<Record<PaymentProvider, string>> = { card: CARD_PAYMENT_RETURN };

const isProvider = (name: string): name is PaymentProvider => Object.hasOwn(PAYMENT_RETURN_PATHS, name);

/** The payment provider that sends shoppers back to this path. */
export const returningProvider = (path: string): PaymentProvider | undefined =>
  Object.keys(PAYMENT_RETURN_PATHS).filter(isProvider).find((provider) => PAYMENT_RETURN_PATHS[provider] === path);
