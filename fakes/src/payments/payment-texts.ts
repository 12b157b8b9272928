import type { PaymentId } from '@shop/domain/payments/payment';
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
    description: { de: 'Sie geben die Karte auf der Seite des Zahlungsanbieters ein.', en: 'You enter your card on the page of the payment provider.' },
    icons: ['visa', 'mastercard'],
    buttonInfo: { de: 'Danach geben Sie Ihre Karte ein und geben die Zahlung frei.', en: 'Next you enter your card and approve the payment.' },
  },
  RECHNUNG: {
    name: { de: 'Rechnung', en: 'Invoice' },
    description: { de: 'Sie bezahlen innerhalb von 14 Tagen nach Erhalt der Ware.', en: 'You pay within 14 days of receiving the goods.' },
    icons: ['invoice'],
  },
  X_RECHNUNG: {
    name: { de: 'XRechnung', en: 'XRechnung (e-invoice)' },
    description: { de: 'Für öffentliche Auftraggeber, mit Leitweg-ID oder Bestellreferenz.', en: 'For public bodies, with a Leitweg-ID or buyer reference.' },
    icons: ['e-invoice'],
  },
  VORKASSE: {
    name: { de: 'Vorkasse', en: 'Prepayment' },
    description: { de: 'Sie überweisen vorab. Wir versenden nach Zahlungseingang.', en: 'You transfer the amount first. We dispatch once it has arrived.' },
    icons: [],
  },
} as const satisfies Readonly<Record<PaymentId, PaymentWording>>;

export type OfferedPaymentId = keyof typeof PAYMENT_WORDING;

/** The payment of an order that cost nothing. */
export const PAYLESS = { paymentId: 'PREPAID', name: { de: 'Vollständig mit Gutschein bezahlt', en: 'Fully paid by voucher' } } as const;

/** How an order is paid. */
export type OrderPaymentId = OfferedPaymentId | typeof PAYLESS.paymentId;

export const REASONS = {
  'above-limit': { de: 'Rechnung ist für Bestellungen bis zu einem Höchstwert möglich. Bitte wählen Sie eine andere Zahlungsart.', en: 'Invoice is available up to a maximum order value. Please choose another way to pay.' },
  'no-credit': { de: 'Rechnung ist für diese Bestellung leider nicht möglich. Bitte wählen Sie eine andere Zahlungsart.', en: 'Invoice is not available for this order. Please choose another way to pay.' },
} as const satisfies Readonly<Record<string, Texts>>;
