import type { Money } from '@shop/domain/shared/money';
import type { WrittenLanguage } from '../shared/written-language.ts';
import { emptyMap } from '../worlds/persistent-map.ts';

export type PaymentOutcome = 'paid' | 'declined' | 'cancelled';

/** A payment with a provider, as the shop and the provider both know it. The first outcome is final. */
export interface ProviderPayment {
  readonly amount: Money;
  readonly language: WrittenLanguage;
  readonly status: 'open' | PaymentOutcome;
}

/** By order id. */
export const PAYMENT_TABLES = { providerPayments: emptyMap<ProviderPayment>() };

/** A payment that nobody finishes is cancelled (`settle-payment.ts`). */
export type PaymentTimer = 'payment-abandoned';
