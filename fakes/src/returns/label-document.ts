import { LANGUAGE_RULES, spell } from '@shop/domain/storefronts/language';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { COMPANY } from '../content/company.ts';
import { code128Bars } from '../documents/code-128.ts';
import { drawPdf, PAGE, type Pdf } from '../documents/pdf.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { fillGaps } from '../shared/fill-gaps.ts';
import { countryName } from '../shared/country-name.ts';
import { writtenLanguage } from '../shared/written-language.ts';
import type { ReturnRecord } from './return-record.ts';

const TEXTS = {
  de: {
    title: 'Rücksendeetikett {rma}',
    heading: 'Rücksendung',
    from: 'Absender',
    to: 'Empfänger',
    department: 'Retouren',
    number: 'Rücksendenummer',
    order: 'Bestellung {order}',
    parcel: 'Paket {at} von {count}',
    cut: 'Bitte schneiden Sie das Etikett aus, kleben Sie es auf das Paket und überkleben Sie alte Etiketten.',
    goods: 'Inhalt der Rücksendung',
  },
  en: {
    title: 'Return label {rma}',
    heading: 'Return',
    from: 'From',
    to: 'To',
    department: 'Returns',
    number: 'Return number',
    order: 'Order {order}',
    parcel: 'Parcel {at} of {count}',
    cut: 'Please cut out the label, stick it on the parcel and cover old labels.',
    goods: 'Contents of the return',
  },
} as const;

/** A text on its line `y`, or a filled rectangle: in points from the upper left corner of the page. */
type Mark =
  | { readonly text: string; readonly x: number; readonly y: number; readonly size: number; readonly isBold?: boolean }
  | { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The label's frame, and the width of a barcode's module: wide enough for every scanner. */
const FRAME = { x: 48, y: 48, width: PAGE.width - 96, height: 400 } as const;
const NO_MARGINS = { top: 0, left: 0, right: 0, bottom: 0 };
const MODULE = 1.6;
const BAR_HEIGHT = 80;
const INDENT = FRAME.x + 24;
const COLUMN = FRAME.x + 270;

const lines = (texts: readonly string[], at: { readonly x: number; readonly y: number; readonly size: number; readonly isBold?: boolean }): readonly Mark[] =>
  texts.map((text, index) => ({ ...at, text, y: at.y + index * at.size * 1.35 }));

const frame = ({ x, y, width, height }: typeof FRAME): readonly Mark[] => [
  { x, y, width, height: 1 },
  { x, y: y + height, width, height: 1 },
  { x, y, width: 1, height },
  { x: x + width, y, width: 1, height },
];

const barcode = (text: string, x: number, y: number): readonly Mark[] => code128Bars(text).bars.map(({ at, width }) => ({ x: x + at * MODULE, y, width: width * MODULE, height: BAR_HEIGHT }));

const senderOf = ({ storefrontId, confirmation: { shippingAddress: from } }: OrderRecord, { request: { contact } }: ReturnRecord): readonly string[] => [
  ...(from.schoolOrCompany === undefined ? [] : [from.schoolOrCompany]),
  `${contact.firstName} ${contact.lastName}`,
  from.street,
  `${from.postCode} ${from.city}`,
  countryName(from.country, STOREFRONTS[storefrontId].language),
];

const GOODS_SHOWN = 20;
const LONGEST_NAME = 80;

const goodsOf = ({ confirmation: { positions } }: OrderRecord, { request: { items } }: ReturnRecord): readonly string[] =>
  items.slice(0, GOODS_SHOWN).map(({ lineNo, quantity }) => `${quantity} × ${positions[lineNo - 1]?.articleNumber ?? ''} ${positions[lineNo - 1]?.name ?? ''}`.slice(0, LONGEST_NAME));

/** Draws a page; screen readers skip what is not text. */
const drawPage = (pdf: Pdf, marks: readonly Mark[]): void => {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  for (const mark of marks) {
    if ('text' in mark) root.add(pdf.struct('P', {}, [() => pdf.font(mark.isBold === true ? 'bold' : 'regular', mark.size).text(mark.text, mark.x, mark.y, { lineBreak: false, baseline: 'alphabetic' })]));
    else pdf.markContent('Artifact', { type: 'Layout' }).rect(mark.x, mark.y, mark.width, mark.height).fill('black').endMarkedContent();
  }
  root.end();
};

/** The labels of a return: an A4 page for each parcel, with sender, recipient, number and barcode. */
export const labelDocument = (order: OrderRecord, record: ReturnRecord): Promise<Buffer> => {
  const { language } = STOREFRONTS[order.storefrontId];
  const words = TEXTS[writtenLanguage(language)];
  const { rma, carrier } = record.submitted.shipments[0] ?? { rma: '', carrier: { name: '' } };
  const count = record.request.labels;
  const to = [COMPANY.name, words.department, COMPANY.street, COMPANY.city, COMPANY.country[writtenLanguage(language)]];
  const page = (at: number): readonly Mark[] => {
    const code = `${rma}-${at}`;
    return [
      ...frame(FRAME),
      ...lines([words.heading], { x: INDENT, y: FRAME.y + 40, size: 22, isBold: true }),
      ...lines([carrier.name], { x: COLUMN, y: FRAME.y + 40, size: 22, isBold: true }),
      ...lines([words.from], { x: INDENT, y: FRAME.y + 84, size: 10, isBold: true }),
      ...lines(senderOf(order, record), { x: INDENT, y: FRAME.y + 102, size: 11 }),
      ...lines([words.to], { x: COLUMN, y: FRAME.y + 84, size: 10, isBold: true }),
      ...lines(to, { x: COLUMN, y: FRAME.y + 104, size: 14 }),
      ...lines([words.number], { x: INDENT, y: FRAME.y + 222, size: 10, isBold: true }),
      ...lines([rma], { x: INDENT, y: FRAME.y + 246, size: 22, isBold: true }),
      ...lines([fillGaps(words.order, { order: record.orderId }), fillGaps(words.parcel, { at: String(at), count: String(count) })], { x: COLUMN, y: FRAME.y + 230, size: 12 }),
      ...barcode(code, INDENT, FRAME.y + 276),
      ...lines([code], { x: INDENT, y: FRAME.y + 276 + BAR_HEIGHT + 18, size: 12 }),
      ...lines([words.cut], { x: FRAME.x, y: FRAME.y + FRAME.height + 28, size: 10 }),
      ...lines([words.goods], { x: FRAME.x, y: FRAME.y + FRAME.height + 60, size: 10, isBold: true }),
      ...lines(goodsOf(order, record), { x: FRAME.x, y: FRAME.y + FRAME.height + 78, size: 10 }),
    ].map((mark) => ('text' in mark ? { ...mark, text: spell(mark.text, language) } : mark));
  };
  const about = { title: fillGaps(words.title, { rma }), author: COMPANY.name, locale: LANGUAGE_RULES[language].formatLocale, created: new Date(record.submitted.submittedAt), margins: NO_MARGINS };
  return drawPdf(about, (pdf) => {
    for (let at = 1; at <= count; at += 1) {
      if (at > 1) pdf.addPage();
      drawPage(pdf, page(at));
    }
  });
};
