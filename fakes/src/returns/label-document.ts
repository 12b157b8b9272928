import { LANGUAGE_RULES, spell } from '@shop/domain/storefronts/language';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { COMPANY } from '../content/company.ts';
import { code128Bars } from '../documents/code-128.ts';
import { drawPdf, drawTagged, PAGE, type Pdf } from '../documents/pdf.ts';
import { fitInto, type LayOut, type TextStyle } from '../documents/text-block.ts';
import { articleName } from '../orders/article-name.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { addressLines } from '@shop/domain/addresses/address-lines';
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
    more: 'und weitere Artikel: {count}',
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
    more: 'and more items: {count}',
  },
} as const;

/** In points from the upper left corner of the page. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A text, and the box into which it is fitted: in its own size if it can be, else in a smaller one. */
type LabelText = Box & Pick<TextStyle, 'font' | 'size'> & { readonly text: string };

/** The label's frame, and the width of a barcode's module: wide enough for every scanner. */
const FRAME: Box = { x: 48, y: 48, width: PAGE.width - 96, height: 400 };
const NO_MARGINS = { top: 0, left: 0, right: 0, bottom: 0 };
const MODULE = 1.6;
const BAR_HEIGHT = 80;
const LEADING = 1.35;

/** The columns of the label, and what is drawn beneath it. */
const LEFT = { x: FRAME.x + 24, width: 230 } as const;
const RIGHT = { x: FRAME.x + 270, width: FRAME.width - 294 } as const;
const BENEATH = { x: FRAME.x, width: FRAME.width } as const;

const BARCODE = { x: LEFT.x, y: FRAME.y + 276, height: BAR_HEIGHT } as const;

const frame = ({ x, y, width, height }: Box): readonly Box[] => [
  { x, y, width, height: 1 },
  { x, y: y + height, width, height: 1 },
  { x, y, width: 1, height },
  { x: x + width, y, width: 1, height },
];

const barcode = (text: string, { x, y, height }: Omit<Box, 'width'>): readonly Box[] =>
  code128Bars(text).bars.map(({ at, width }) => ({ x: x + at * MODULE, y, width: width * MODULE, height }));

const senderOf = (
  { storefrontId, confirmation: { shippingAddress: from } }: OrderRecord,
  { request: { contact } }: ReturnRecord,
): readonly string[] => [
  ...addressLines({ ...from, firstName: contact.firstName, lastName: contact.lastName }),
  countryName(from.country, STOREFRONTS[storefrontId].language),
];

/** As many as can still be read in the room beneath the label. */
const GOODS_SHOWN = 24;

const goodsOf = (
  { confirmation: { positions } }: OrderRecord,
  { request: { items } }: ReturnRecord,
  more: string,
): readonly string[] => [
  ...items.slice(0, GOODS_SHOWN).flatMap(({ lineNo, quantity }) => {
    const position = positions[lineNo - 1];
    return position === undefined ? [] : [`${quantity} × ${position.articleNumber} ${articleName(position)}`];
  }),
  ...(items.length > GOODS_SHOWN ? [fillGaps(more, { count: String(items.length - GOODS_SHOWN) })] : []),
];

/** Draws a page; screen readers skip what is not text. */
const drawPage = (pdf: Pdf, layOut: LayOut, texts: readonly LabelText[], bars: readonly Box[]): void => {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  for (const { text, x, y, ...style } of texts)
    drawTagged(pdf, root, 'P', [{ block: fitInto(layOut, text, { ...style, leading: LEADING }), x, y }]);
  for (const { x, y, width, height } of bars)
    pdf.markContent('Artifact', { type: 'Layout' }).rect(x, y, width, height).fill('black').endMarkedContent();
  root.end();
};

/** The labels of a return: an A4 page for each parcel, with sender, recipient, number and barcode. Texts of the shop are in the spelling of its country, names stay as they were typed. */
export const labelDocument = (order: OrderRecord, record: ReturnRecord): Promise<Buffer> => {
  const { language } = STOREFRONTS[order.storefrontId];
  const texts = TEXTS[writtenLanguage(language)];
  const say = (text: string, values: Readonly<Record<string, string>> = {}): string =>
    fillGaps(spell(text, language), values);
  const { rma, carrier } = record.submitted.shipments[0] ?? { rma: '', carrier: { name: '' } };
  const count = record.request.labels;
  const to = [
    COMPANY.name,
    say(texts.department),
    COMPANY.street,
    COMPANY.city,
    COMPANY.country[writtenLanguage(language)],
  ];
  const heading = { font: 'bold', size: 10, height: 14 } as const;
  const large = { font: 'bold', size: 22, height: 30 } as const;
  const page = (at: number): readonly LabelText[] => [
    { ...large, ...LEFT, y: FRAME.y + 19, text: say(texts.heading) },
    { ...large, ...RIGHT, y: FRAME.y + 19, text: carrier.name },
    { ...heading, ...LEFT, y: FRAME.y + 74, text: say(texts.from) },
    { font: 'regular', size: 11, height: 118, ...LEFT, y: FRAME.y + 91, text: senderOf(order, record).join('\n') },
    { ...heading, ...RIGHT, y: FRAME.y + 74, text: say(texts.to) },
    { font: 'regular', size: 14, height: 118, ...RIGHT, y: FRAME.y + 91, text: to.join('\n') },
    { ...heading, ...LEFT, y: FRAME.y + 212, text: say(texts.number) },
    { ...large, ...LEFT, y: FRAME.y + 226, text: rma },
    {
      font: 'regular',
      size: 12,
      height: 36,
      ...RIGHT,
      y: FRAME.y + 219,
      text: [
        say(texts.order, { order: record.orderId }),
        say(texts.parcel, { at: String(at), count: String(count) }),
      ].join('\n'),
    },
    { font: 'regular', size: 12, height: 18, ...LEFT, y: BARCODE.y + BARCODE.height + 6, text: `${rma}-${at}` },
    { font: 'regular', size: 10, height: 28, ...BENEATH, y: FRAME.y + FRAME.height + 18, text: say(texts.cut) },
    { ...heading, ...BENEATH, y: FRAME.y + FRAME.height + 50, text: say(texts.goods) },
    {
      font: 'regular',
      size: 10,
      height: PAGE.height - FRAME.y - FRAME.height - 104,
      ...BENEATH,
      y: FRAME.y + FRAME.height + 68,
      text: goodsOf(order, record, say(texts.more)).join('\n'),
    },
  ];
  const about = {
    title: say(texts.title, { rma }),
    author: COMPANY.name,
    locale: LANGUAGE_RULES[language].formatLocale,
    created: new Date(record.submitted.submittedAt),
    margins: NO_MARGINS,
  };
  return drawPdf(about, (pdf, layOut) => {
    for (let at = 1; at <= count; at += 1) {
      if (at > 1) pdf.addPage();
      drawPage(pdf, layOut, page(at), [...frame(FRAME), ...barcode(`${rma}-${at}`, BARCODE)]);
    }
  });
};
