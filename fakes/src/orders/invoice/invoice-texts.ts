import type { CountryCode } from '@shop/domain/shared/country';
import { COMPANY } from '../../content/company.ts';
import type { WrittenLanguage } from '../../shared/written-language.ts';

interface InvoiceTexts {
  readonly title: string;
  readonly billTo: string;
  readonly number: string;
  readonly date: string;
  /** The day on which the carrier takes the goods is the day of the supply (§ 3 (6) UStG). */
  readonly supplied: string;
  readonly order: string;
  readonly reference: string;
  readonly costCentre: string;
  readonly customer: string;
  readonly deliveredTo: string;
  readonly columns: readonly [
    line: string,
    article: string,
    quantity: string,
    unit: string,
    rate: string,
    total: string,
  ];
  readonly articleNumber: string;
  readonly goods: string;
  readonly savings: string;
  readonly shipping: string;
  readonly rate: string;
  readonly net: string;
  readonly tax: string;
  readonly sumNet: string;
  readonly total: string;
  readonly includesTax: string;
  readonly payment: string;
  readonly due: string;
  readonly paid: string;
  /** In cash. */
  readonly paidOnDelivery: string;
  readonly nothing: string;
  readonly directors: string;
  readonly court: string;
  readonly page: string;
}

/** What an invoice says (§ 14 (4) UStG). The gaps `{…}` are filled in. */
export const INVOICE_TEXTS: Readonly<Record<WrittenLanguage, InvoiceTexts>> = {
  de: {
    title: 'Rechnung',
    billTo: 'Rechnung an',
    number: 'Rechnungsnummer',
    date: 'Rechnungsdatum',
    supplied: 'Lieferdatum',
    order: 'Bestellung',
    reference: 'Ihre Referenz',
    costCentre: 'Kostenstelle',
    customer: 'Kundennummer',
    deliveredTo: 'Lieferung an',
    columns: ['Pos.', 'Artikel', 'Menge', 'Einzelpreis', 'Satz', 'Betrag'],
    articleNumber: 'Art.-Nr. {number}',
    goods: 'Warenwert',
    savings: 'Ersparnis',
    shipping: 'Versand',
    rate: '{rate} %',
    net: 'Nettobetrag zu {rate} %',
    tax: 'MwSt. {rate} %',
    sumNet: 'Summe netto',
    total: 'Rechnungsbetrag',
    includesTax: 'Alle Preise enthalten die gesetzliche Mehrwertsteuer.',
    payment: 'Zahlungsart: {payment}',
    due: 'Zahlbar ohne Abzug bis zum {date}. Bitte geben Sie die Rechnungsnummer an.',
    paid: 'Der Betrag ist bezahlt.',
    paidOnDelivery: 'Der Betrag wird bei der Zustellung bar bezahlt.',
    nothing: 'Es ist nichts zu bezahlen.',
    directors: 'Geschäftsführung',
    court: 'Registergericht',
    page: 'Seite {page} von {pages}',
  },
  en: {
    title: 'Invoice',
    billTo: 'Invoice to',
    number: 'Invoice number',
    date: 'Invoice date',
    supplied: 'Date of supply',
    order: 'Order',
    reference: 'Your reference',
    costCentre: 'Cost centre',
    customer: 'Customer number',
    deliveredTo: 'Delivered to',
    columns: ['No.', 'Item', 'Quantity', 'Unit price', 'Rate', 'Amount'],
    articleNumber: 'Item {number}',
    goods: 'Goods',
    savings: 'Saved',
    shipping: 'Delivery',
    rate: '{rate}%',
    net: 'Net amount at {rate}%',
    tax: 'VAT {rate}%',
    sumNet: 'Net total',
    total: 'Total',
    includesTax: 'All prices include statutory VAT.',
    payment: 'Payment: {payment}',
    due: 'Payable in full by {date}. Please quote the invoice number.',
    paid: 'The amount has been paid.',
    paidOnDelivery: 'The amount is paid in cash on delivery.',
    nothing: 'There is nothing to pay.',
    directors: 'Managing directors',
    court: 'Register court',
    page: 'Page {page} of {pages}',
  },
};

interface TaxTexts {
  /** The seller's number. */
  readonly id: string;
  readonly label: Readonly<Record<WrittenLanguage, string>>;
}

const GERMAN: TaxTexts = { id: COMPANY.vatId, label: { de: 'USt-IdNr.', en: 'VAT ID' } };
const SWISS: TaxTexts = { id: COMPANY.swissVatId, label: { de: 'MWST-Nr.', en: 'VAT no.' } };

/** By the country whose tax it is. The company is registered in three of them; Italian tax is declared in Germany (One-Stop-Shop, § 18j UStG). */
export const VAT: Readonly<Record<CountryCode, TaxTexts>> = {
  DE: GERMAN,
  AT: { id: COMPANY.austrianVatId, label: { de: 'UID', en: 'VAT ID' } },
  CH: SWISS,
  LI: SWISS,
  IT: GERMAN,
};
