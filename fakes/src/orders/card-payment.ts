import type { Money } from '@shop/domain/shared/money';

export type CardPaymentStatus = 'open' | 'paid' | 'declined' | 'cancelled';

/** What the card provider knows of the payment of an order. Once it has an outcome, that outcome stays. */
export interface CardPayment {
  readonly amount: Money;
  readonly language: 'de' | 'en';
  readonly status: CardPaymentStatus;
  /** The card that waits for its 3-D Secure step, and what that will lead to. */
  readonly card?: { readonly lastDigits: string; readonly leadsTo: 'paid' | 'declined' };
}
