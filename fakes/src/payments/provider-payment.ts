import type { PaymentEnd } from '@shop/domain/payments/payment-end';
import type { Money } from '@shop/domain/shared/money';
import type { WrittenLanguage } from '../shared/written-language.ts';
import { emptyMap } from '../worlds/persistent-map.ts';
import type { TableRows } from '../worlds/world-tables.ts';

export type PaymentOutcome = 'paid' | PaymentEnd;

/** A payment with a provider, as the shop and the provider both know it. The first outcome is final. */
export interface ProviderPayment {
  readonly amount: Money;
  readonly language: WrittenLanguage;
  readonly status: 'open' | PaymentOutcome;
  /** The provider has the money, but its notice is still on its way: the shop does not know yet. */
  readonly isNoticeDue?: true;
  /** The provider had the money when the payment ended otherwise: it goes back to the buyer. */
  readonly isReturned?: true;
}

/** By the number of the order or the subscription. */
export const PAYMENT_TABLES = { providerPayments: emptyMap<ProviderPayment>() } satisfies Partial<TableRows>;

/** A payment that nobody finishes ends; a late notice arrives (`orders/settle-payment.ts`). */
export type PaymentTimer = 'payment-abandoned' | 'payment-notice';

/** A payment that nobody finishes ends after this time. */
export const PAYMENT_LIFETIME_MS = 30 * 60 * 1000;

declare module '../worlds/world-tables.ts' {
  interface WorldTables {
    readonly providerPayments: ProviderPayment;
  }
  interface AreaTimers {
    readonly payments: PaymentTimer;
  }
}
