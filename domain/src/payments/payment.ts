/** Payment ids with a display of their own (specification A4); any other counts as prepaid. */
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

/** As the upstream names it; unknown ones may come. */
export type PaymentId = string;

/** A way to pay for a cart (specification A3: payment method). */
export interface PaymentMethod {
  readonly paymentId: PaymentId;
  readonly displayName: string;
  readonly description: string;
  readonly selected: boolean;
  readonly enabled: boolean;
  readonly buyerReference?: string;
  readonly icons: readonly string[];
  readonly additionalInfo?: string;
  /** What the order button says with this way to pay; the law allows few words (§ 312j (3) BGB). */
  readonly buttonLabel?: string;
  /** What pressing that button leads to. */
  readonly buttonInfo?: string;
  readonly isPrepaid: boolean;
}
