import type { PaymentId } from '@shop/domain/payments/payment';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { Texts } from '../goods/goods.ts';

export interface PaymentWording {
  readonly name: Texts;
  readonly description: Texts;
  readonly icons: readonly string[];
  /** What happens after the order button, if there is more than the order. */
  readonly buttonInfo?: Texts;
}

/** On the order button, for every payment method (§ 312j (3) BGB). */
export const BUTTON_LABEL: Texts = { de: 'Zahlungspflichtig bestellen', en: 'Order with obligation to pay' };

export const PAYMENT_WORDING = {
  CREDIT_CARD: {
    name: { de: 'Kreditkarte', en: 'Credit card' },
    description: {
      de: 'Sie geben die Karte auf der Seite des Zahlungsanbieters ein.',
      en: 'You enter your card on the page of the payment provider.',
    },
    icons: ['visa', 'mastercard'],
    buttonInfo: {
      de: 'Danach geben Sie Ihre Karte ein und geben die Zahlung frei.',
      en: 'Next you enter your card and approve the payment.',
    },
  },
  PAYPAL: {
    name: { de: 'PayPal', en: 'PayPal' },
    description: {
      de: 'Sie melden sich bei PayPal an und geben die Zahlung dort frei.',
      en: 'You sign in to PayPal and approve the payment there.',
    },
    icons: ['paypal'],
    buttonInfo: { de: 'Danach geben Sie die Zahlung bei PayPal frei.', en: 'Next you approve the payment at PayPal.' },
  },
  AMAZONPAY: {
    name: { de: 'Amazon Pay', en: 'Amazon Pay' },
    description: {
      de: 'Sie bezahlen mit den Angaben aus Ihrem Amazon-Konto.',
      en: 'You pay with the details in your Amazon account.',
    },
    icons: ['amazon-pay'],
    buttonInfo: {
      de: 'Danach geben Sie die Zahlung bei Amazon Pay frei.',
      en: 'Next you approve the payment with Amazon Pay.',
    },
  },
  TWINT: {
    name: { de: 'TWINT', en: 'TWINT' },
    description: {
      de: 'Sie bezahlen mit der TWINT-App auf Ihrem Handy.',
      en: 'You pay with the TWINT app on your phone.',
    },
    icons: ['twint'],
    buttonInfo: {
      de: 'Danach bestätigen Sie die Zahlung in der TWINT-App.',
      en: 'Next you confirm the payment in the TWINT app.',
    },
  },
  RECHNUNG: {
    name: { de: 'Rechnung', en: 'Invoice' },
    description: {
      de: 'Sie bezahlen innerhalb von 14 Tagen nach Erhalt der Ware.',
      en: 'You pay within 14 days of receiving the goods.',
    },
    icons: ['invoice'],
  },
  INVOICE: {
    name: { de: 'Kauf auf Rechnung', en: 'Pay by invoice' },
    description: {
      de: 'Die Rechnung kommt mit der Ware. Sie haben 14 Tage Zeit.',
      en: 'The invoice comes with the goods. You have 14 days to pay it.',
    },
    icons: ['invoice'],
  },
  RECHNUNG_V: {
    name: { de: 'Rechnung nach Vereinbarung', en: 'Invoice on agreed terms' },
    description: {
      de: 'Es gilt das Zahlungsziel, das wir mit Ihnen vereinbart haben.',
      en: 'The payment terms that we agreed with you apply.',
    },
    icons: ['invoice'],
  },
  X_RECHNUNG: {
    name: { de: 'XRechnung', en: 'XRechnung (e-invoice)' },
    description: {
      de: 'Für öffentliche Auftraggeber, mit Leitweg-ID oder Bestellreferenz.',
      en: 'For public bodies, with a Leitweg-ID or buyer reference.',
    },
    icons: ['e-invoice'],
  },
  VORKASSE: {
    name: { de: 'Vorkasse', en: 'Prepayment' },
    description: {
      de: 'Sie überweisen vorab. Wir versenden nach Zahlungseingang.',
      en: 'You transfer the amount first. We dispatch once it has arrived.',
    },
    icons: [],
  },
  VORKASSE_V: {
    name: { de: 'Vorkasse nach Vereinbarung', en: 'Prepayment as agreed' },
    description: {
      de: 'Sie überweisen vorab, wie wir es mit Ihnen vereinbart haben.',
      en: 'You transfer the amount first, as we agreed with you.',
    },
    icons: [],
  },
  VINCO_V: {
    name: { de: 'Vorauszahlung mit Vinco', en: 'Payment in advance with Vinco' },
    description: {
      de: 'Vinco bucht den Betrag ab. Wir versenden nach Zahlungseingang.',
      en: 'Vinco collects the amount. We dispatch once it has arrived.',
    },
    icons: [],
  },
  PREPAID: {
    name: { de: 'Prepaid-Guthaben', en: 'Prepaid balance' },
    description: { de: 'Wir buchen den Betrag von Ihrem Guthaben ab.', en: 'We take the amount from your balance.' },
    icons: [],
  },
  CASH_ON_DELIVERY: {
    name: { de: 'Nachnahme', en: 'Cash on delivery' },
    description: { de: 'Sie bezahlen bar, wenn das Paket ankommt.', en: 'You pay in cash when the parcel arrives.' },
    icons: ['cash'],
  },
} as const satisfies Readonly<Record<PaymentId, PaymentWording>>;

/** Payment methods that the fake shop has words for. Others can be offered too; they are named by their id. */
export type WordedPaymentId = keyof typeof PAYMENT_WORDING;

const WORDINGS: ReadonlyMap<string, PaymentWording> = new Map(Object.entries(PAYMENT_WORDING));

export const wordingOf = (paymentId: PaymentId): PaymentWording | undefined => WORDINGS.get(paymentId);

/** The invoice of a business customer, on the terms agreed with them. */
const onTerms = (days: number): PaymentWording => ({
  ...PAYMENT_WORDING.RECHNUNG,
  name: { de: `Rechnung, ${days} Tage netto`, en: `Invoice, ${days} days net` },
  description: {
    de: `Sie bezahlen innerhalb von ${days} Tagen nach Rechnungsdatum, ohne Abzug.`,
    en: `You pay within ${days} days of the invoice date, without deduction.`,
  },
});

/** What a payment method is called for a customer: businesses read their terms of payment, in days. */
export const wordingFor = (
  paymentId: PaymentId,
  { isB2b }: Pick<Storefront, 'isB2b'>,
  termsOfPayment: number | undefined,
): PaymentWording | undefined =>
  isB2b && paymentId === 'RECHNUNG' && termsOfPayment !== undefined ? onTerms(termsOfPayment) : wordingOf(paymentId);

/** What an order says that was paid in a way that nobody knows. */
export const UNKNOWN_PAYMENT: Texts = { de: 'Vorauszahlung', en: 'Payment in advance' };

/** The payment of an order that cost nothing. */
export const PAYLESS = {
  paymentId: 'PREPAID',
  name: { de: 'Vollständig mit Gutschein bezahlt', en: 'Fully paid by voucher' },
} as const;

/** Why a payment method cannot be chosen. `{limit}` is the highest total of an invoice, `{country}` that of the store. */
export const REASONS = {
  'above-limit': {
    de: 'Rechnung ist bis zu einem Bestellwert von {limit} möglich. Bitte wählen Sie eine andere Zahlungsart.',
    en: 'Invoice is available up to an order value of {limit}. Please choose another way to pay.',
  },
  'no-credit': {
    de: 'Rechnung ist für diese Bestellung leider nicht möglich. Bitte wählen Sie eine andere Zahlungsart.',
    en: 'Invoice is not available for this order. Please choose another way to pay.',
  },
  'delivery-abroad': {
    de: 'Nachnahme ist nur bei Lieferung nach {country} möglich. Bitte wählen Sie eine andere Zahlungsart.',
    en: 'Cash on delivery is only available for delivery within {country}. Please choose another way to pay.',
  },
} as const satisfies Readonly<Record<string, Texts>>;
