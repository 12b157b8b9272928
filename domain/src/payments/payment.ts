/** Payment ids with their own display (PAY-05, PAY-06); any other counts as prepayment. */
export const SHOWN_PAYMENT_IDS = [
  'CREDIT_CARD',
  'PAYPAL',
  'AMAZONPAY',
  'INVOICE',
  'RECHNUNG',
  'RECHNUNG_V',
  'CASH_ON_DELIVERY',
  'TWINT',
  'X_RECHNUNG',
] as const;

export type ShownPaymentId = (typeof SHOWN_PAYMENT_IDS)[number];

/** As the upstream names it; can be unknown to us. */
export type PaymentId = string;

/** A payment method for a cart (ENT-10). */
export interface PaymentMethod {
  readonly paymentId: PaymentId;
  readonly displayName: string;
  readonly description: string;
  readonly selected: boolean;
  readonly enabled: boolean;
  readonly buyerReference?: string;
  readonly icons: readonly string[];
  readonly additionalInfo?: string;
  /** Text of the order button for this payment method; the law allows few words (§ 312j (3) BGB). */
  readonly buttonLabel?: string;
  /** What pressing that button leads to. */
  readonly buttonInfo?: string;
  readonly isPrepaid: boolean;
}

/** What the card provider's page needs: the form is posted to it unchanged. */
export interface CardPaymentForm {
  readonly url: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}
