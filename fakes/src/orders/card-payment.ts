import type { Money } from '@shop/domain/shared/money';

export type CardPaymentStatus = 'open' | 'paid' | 'declined' | 'cancelled';

/** The card that waits for its 3-D Secure step. */
export interface PresentedCard {
  readonly lastDigits: string;
  /** What the right code leads to. */
  readonly leadsTo: 'paid' | 'declined';
  readonly wrongCodes: number;
}

/** What the card provider knows of the payment of an order. Once it has an outcome, that outcome stays. */
export interface CardPayment {
  readonly amount: Money;
  readonly language: 'de' | 'en';
  readonly status: CardPaymentStatus;
  readonly card?: PresentedCard;
}
