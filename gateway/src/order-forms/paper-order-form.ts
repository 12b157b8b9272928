import type { PdfForm } from '@shop/domain/documents/documents.port';
import type { OrderFormDocument, PaperLine, PaperNote } from '@shop/domain/order-forms/order-form-document';
import { LANGUAGE_RULES, spell, type TextLanguage } from '@shop/domain/storefronts/language';
import { columnHeadings, priceNote } from '@shop/domain/wishlists/list-document';
import { moneyText } from '../shared/money-text.ts';

/** Rows to write on: what a page has room for beside the rest. */
const BLANK_ROWS = 17;

interface PaperWords {
  readonly title: string;
  readonly plusDelivery: string;
  readonly orderAt: (url: string) => string;
  readonly orderedBy: string;
  readonly addressFields: readonly string[];
  readonly sum: string;
  readonly pieces: (count: number) => string;
  readonly instead: (asked: number) => string;
  readonly notes: Readonly<Record<PaperNote, string>>;
  readonly signature: readonly string[];
}

/** Words of the paper: who signs it does not see the page with its texts. */
const WORDS: Readonly<Record<TextLanguage, PaperWords>> = {
  de: {
    title: 'Bestellschein',
    plusDelivery: 'zzgl. Versand',
    orderAt: (url) => `Bestellen unter ${url}`,
    orderedBy: 'Besteller',
    addressFields: ['Schule oder Firma', 'Name', 'Straße, Postleitzahl, Ort', 'E-Mail oder Telefon'],
    sum: 'Summe',
    pieces: (count) => `${count} Stück`,
    instead: (asked) => `statt ${asked}`,
    notes: { 'sold-out': 'ausverkauft', 'choose-variant': 'Ausführung fehlt', unknown: 'unbekannt' },
    signature: ['Datum', 'Unterschrift'],
  },
  en: {
    title: 'Order form',
    plusDelivery: 'plus delivery',
    orderAt: (url) => `Order at ${url}`,
    orderedBy: 'Ordered by',
    addressFields: ['School or company', 'Name', 'Street, postcode, town', 'E-mail or phone'],
    sum: 'Sum',
    pieces: (count) => `${count} ${count === 1 ? 'piece' : 'pieces'}`,
    instead: (asked) => `instead of ${asked}`,
    notes: { 'sold-out': 'sold out', 'choose-variant': 'variant missing', unknown: 'unknown' },
    signature: ['Date', 'Signature'],
  },
};

const blank = (label: string) => ({ label, value: '' });

const articleText = ({ article, asked, note }: PaperLine, words: PaperWords): string => {
  const remark = note === undefined ? asked !== undefined && words.instead(asked) : words.notes[note];
  return [article, remark === false ? '' : `(${remark})`].filter((part) => part !== '').join(' ');
};

/** An order form to print: filled in, or with rows and fields to write on. `url`: of its page. */
export const paperOrderForm = (
  { storefront, pricesOf, address, lines, sum }: OrderFormDocument,
  url: string,
): PdfForm => {
  const { language } = storefront;
  const words = WORDS[LANGUAGE_RULES[language].textLanguage];
  const headings = columnHeadings(language);
  const isBlank = lines.length === 0;
  const columns = [
    { heading: headings.orderNumber, isNumeric: false },
    { heading: headings.article, isNumeric: false },
    { heading: headings.quantity, isNumeric: true },
    { heading: headings.price, isNumeric: true },
    { heading: headings.total, isNumeric: true },
  ];
  const rows = lines.map((line) => [
    line.orderNumber,
    articleText(line, words),
    line.quantity,
    line.price === undefined ? '' : moneyText(line.price, language),
    line.total === undefined ? '' : moneyText(line.total, language),
  ]);
  return {
    title: words.title,
    lead: [words.orderAt(url), ...(isBlank ? [] : [`${priceNote({ storefront, pricesOf })}, ${words.plusDelivery}`])],
    above:
      address.length === 0
        ? words.addressFields.map((label) => blank(spell(label, language)))
        : [{ label: words.orderedBy, value: address.join(', ') }],
    columns,
    rows: isBlank ? Array.from({ length: BLANK_ROWS }, () => columns.map(() => '')) : rows,
    hasTickBoxes: false,
    below: [
      ...(sum === undefined
        ? []
        : [{ label: words.sum, value: `${moneyText(sum.total, language)} (${words.pieces(sum.pieces)})` }]),
      ...words.signature.map(blank),
    ],
  };
};
