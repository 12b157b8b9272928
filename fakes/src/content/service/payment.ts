import type { Storefront } from '@shop/domain/storefronts/storefront';
import { hasLocalPayment, INVOICE_LIMIT } from '../../payments/payment-offers.ts';
import { CONTACT, SAFE_SHOPPING } from '../page-paths.ts';
import { amountText } from '../../shared/money-text.ts';
import type { Section, StaticPage } from '../static-page.ts';

const invoice = (storefront: Storefront): Section => {
  const limit = amountText(INVOICE_LIMIT, storefront);
  return {
    heading: { de: 'Rechnung', en: 'Invoice' },
    html: {
      de: `<p>Sie erhalten die Rechnung per E-Mail, wenn die Ware unterwegs ist, und bezahlen innerhalb von 14 Tagen nach Erhalt. Möglich bis zu einem Bestellwert von ${limit}. Zuschläge gibt es nicht.</p>`,
      en: `<p>The invoice reaches you by e-mail when the goods are on their way, and you pay within 14 days of receiving them. Available up to an order value of ${limit}. There is no surcharge.</p>`,
    },
  };
};

const card: Section = {
  heading: { de: 'Kreditkarte', en: 'Credit card' },
  html: {
    de: '<p>Visa und Mastercard. Die Kartennummer geben Sie auf der Seite des Zahlungsanbieters ein, Ihre Bank fragt meist noch nach einer Bestätigung in ihrer App. Belastet wird die Karte, wenn Sie bestellen.</p>',
    en: '<p>Visa and Mastercard. You enter your card number on the page of the payment provider; your bank will usually ask for a confirmation in its app. The card is charged when you order.</p>',
  },
};

const paypal: Section = {
  heading: { de: 'PayPal', en: 'PayPal' },
  html: {
    de: '<p>Nach der Bestellung melden Sie sich bei PayPal an und geben die Zahlung dort frei. Brechen Sie ab, ist nichts bestellt: Ihr Warenkorb bleibt, und Sie wählen anders.</p>',
    en: '<p>After ordering you sign in to PayPal and approve the payment there. If you cancel, nothing has been ordered: your basket stays, and you choose another way to pay.</p>',
  },
};

const twint: Section = {
  heading: { de: 'TWINT', en: 'TWINT' },
  html: {
    de: '<p>Nach der Bestellung scannen Sie einen QR-Code mit der TWINT-App und bestätigen die Zahlung. Auf dem Handy öffnen Sie die App direkt von dort.</p>',
    en: '<p>After ordering you scan a QR code with the TWINT app and confirm the payment. On a phone you open the app right from there.</p>',
  },
};

const cashOnDelivery: Section = {
  heading: { de: 'Nachnahme', en: 'Cash on delivery' },
  html: {
    de: '<p>Sie bezahlen bar, wenn das Paket ankommt. Das geht bei Lieferung innerhalb Deutschlands, ohne Zuschlag.</p>',
    en: '<p>You pay in cash when the parcel arrives. Available for delivery within Germany, without a surcharge.</p>',
  },
};

const prepayment: Section = {
  heading: { de: 'Vorkasse', en: 'Prepayment' },
  html: {
    de: '<p>Sie überweisen vorab, die Bankverbindung steht in der Bestätigung. Wir reservieren die Ware sieben Tage und versenden, sobald das Geld da ist.</p>',
    en: '<p>You transfer the amount first; our bank details are in the confirmation. We reserve the goods for seven days and dispatch them once the money has arrived.</p>',
  },
};

const eInvoice: Section = {
  heading: { de: 'XRechnung für öffentliche Auftraggeber', en: 'XRechnung for public bodies' },
  html: {
    de: '<p>Öffentliche Schulen und Behörden erhalten auf Wunsch eine elektronische Rechnung im Format XRechnung. Dafür brauchen wir die Leitweg-ID oder die Referenz Ihrer Rechnungsstelle. Sie tragen sie im Schritt Zahlung ein.</p>',
    en: '<p>Public schools and authorities may have an electronic invoice in the format XRechnung. For that we need the Leitweg-ID or the reference of your accounts office. You enter it in the payment step.</p>',
  },
};

const vouchers: Section = {
  heading: { de: 'Gutscheine', en: 'Vouchers' },
  html: {
    de: '<p>Gutscheincodes lösen Sie im Warenkorb ein. Was ein Gutschein bewirkt und warum einer einmal nicht gilt, steht gleich darunter.</p>',
    en: '<p>You redeem voucher codes in the basket. What a voucher does, and why one does not apply, is shown right below it.</p>',
  },
};

const safety: Section = {
  html: {
    de: `<p>Wie wir Ihre Zahlung schützen, steht unter <a href="${SAFE_SHOPPING}">Sicher einkaufen</a>.</p>`,
    en: `<p>How we protect your payment is set out under <a href="${SAFE_SHOPPING}">Shop safely</a>.</p>`,
  },
};

const terms: readonly Section[] = [
  {
    heading: { de: 'Rechnung mit Zahlungsziel', en: 'Invoice with payment terms' },
    html: {
      de: '<p>Einrichtungen und Unternehmen kaufen bei uns auf Rechnung, zu dem Zahlungsziel, das wir mit Ihnen vereinbart haben, sonst mit 30 Tagen. Der Schritt Zahlung entfällt bei der Bestellung.</p><p>Neue Kundinnen und Kunden prüfen wir einmal. Solange das dauert, liefern wir bis zu einem Wert, den wir Ihnen nennen.</p>',
      en: '<p>Institutions and companies buy from us on invoice, on the terms that we agreed with you, otherwise within 30 days. There is no payment step when you order.</p><p>New customers are checked once. While that lasts we deliver up to a value that we tell you.</p>',
    },
  },
  {
    heading: { de: 'Bestellnummer und Kostenstelle', en: 'Order number and cost centre' },
    html: {
      de: '<p>Im Schritt Lieferung können Sie Ihre Referenz angeben, zum Beispiel eine eigene Bestellnummer oder die Kostenstelle. Sie steht dann auf Lieferschein und Rechnung. Soll die Rechnung an den Schulträger gehen, hinterlegen Sie dessen Anschrift als Rechnungsadresse.</p>',
      en: '<p>In the delivery step you may enter your reference, for example an order number of your own or the cost centre. It will then be on the delivery note and the invoice. If the invoice is to go to the school authority, enter its address as the billing address.</p>',
    },
  },
  {
    heading: { de: 'Elektronische Rechnung', en: 'Electronic invoice' },
    html: {
      de: `<p>Wir stellen Rechnungen als PDF, XRechnung oder ZUGFeRD aus. Die Leitweg-ID hinterlegen wir einmal in Ihrem Konto, schreiben Sie uns unter <a href="${CONTACT}">Kontakt</a>.</p>`,
      en: `<p>We issue invoices as PDF, XRechnung or ZUGFeRD. We store your Leitweg-ID in your account once; write to us, see <a href="${CONTACT}">Contact</a>.</p>`,
    },
  },
];

const forConsumers = (storefront: Storefront): readonly Section[] => [
  invoice(storefront),
  card,
  ...(hasLocalPayment(storefront, 'TWINT') ? [twint] : []),
  ...(hasLocalPayment(storefront, 'PAYPAL') ? [paypal] : []),
  prepayment,
  ...(hasLocalPayment(storefront, 'CASH_ON_DELIVERY') ? [cashOnDelivery] : []),
  ...(hasLocalPayment(storefront, 'X_RECHNUNG') ? [eInvoice] : []),
  vouchers,
  safety,
];

export const payment: StaticPage = {
  title: { de: 'Zahlungsarten', en: 'Ways to pay' },
  description: {
    de: 'Wie Sie bezahlen können, wann etwas fällig wird und was auf der Rechnung steht.',
    en: 'How you can pay, when payment is due, and what is on the invoice.',
  },
  sections: (storefront) => (storefront.isB2b ? terms : forConsumers(storefront)),
};
