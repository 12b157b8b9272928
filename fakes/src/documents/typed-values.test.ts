import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import type { AddressForm } from '@shop/domain/addresses/address';
import { addressErrors } from '@shop/domain/addresses/address-rules';
import type { ReturnRequest } from '@shop/domain/returns/return';
import { FIELD_LIMITS } from '@shop/domain/shared/field-limits';
import { money } from '@shop/domain/shared/money';
import { type StorefrontId, STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { aReturnContact } from '@shop/domain/testing/a-return';
import { anAddress, anAddressForm } from '@shop/domain/testing/an-address';
import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '../orders/order-record.ts';
import { labelDocument } from '../returns/label-document.ts';
import type { ReturnRecord } from '../returns/return-record.ts';
import { aShipment, anOrderedPosition, anOrderRecord } from '../testing/an-order-record.ts';
import { aView } from '../testing/a-view.ts';
import { overlaps, readPdf } from '../testing/read-pdf.ts';
import { drawInvoice } from '../orders/invoice/draw-invoice.ts';
import { invoiceOf } from '../orders/invoice/invoice.ts';

/** More than a label lists. */
const ARTICLES = 26;

/** An order that went to an address as somebody typed it. */
const orderTo = (
  storefrontId: StorefrontId,
  { company, firstname, lastname, streetAndNumber, addition, postcode, city, country }: AddressForm,
): OrderRecord => {
  const address = anAddress({
    ...(company === undefined ? {} : { schoolOrCompany: company }),
    ...(addition === undefined ? {} : { addressAddition: addition }),
    firstName: firstname,
    lastName: lastname,
    street: streetAndNumber,
    postCode: postcode,
    city,
    country,
  });
  const { currency } = STOREFRONTS[storefrontId];
  const price = money(99_999_99, currency);
  const position = anOrderedPosition({
    name: 'Aufbewahrungswagen mit zwölf Schubladen und Feststellbremsen',
    quantity: 9998,
    pricePerUnit: price,
    totalPrice: price,
  });
  const lines = Array.from({ length: ARTICLES }, (_, at) => ({ lineNo: at + 1, takenFromStock: 9998 }));
  return anOrderRecord({
    storefrontId,
    shipments: [aShipment({ lines })],
    confirmation: {
      billingAddress: address,
      shippingAddress: address,
      orderReference: 'W'.repeat(FIELD_LIMITS.orderReference),
      costCentre: 'W'.repeat(FIELD_LIMITS.costCentre),
      positions: lines.map(() => position),
      totalSavings: money(0, currency),
      shippingCost: money(495, currency),
    },
  });
};

/** All of it comes back. */
const returnOf = ({
  hash,
  confirmation: {
    orderId,
    positions,
    shippingAddress: { firstName, lastName },
  },
}: OrderRecord): ReturnRecord => {
  const items = positions.map(
    (_, at) =>
      ({
        id: `line-${at + 1}`,
        lineNo: at + 1,
        quantity: 9998,
        reason: 'changed-mind',
        images: [],
        components: [],
      }) as const,
  );
  const request: ReturnRequest = {
    hash,
    orderId,
    salesOrderNo: orderId,
    items,
    regulation: 'refund',
    carrier: 'austrian-post',
    labels: 1,
    contact: aReturnContact({ firstName, lastName }),
  };
  const regulation = { id: 'refund', name: 'Erstattung', description: '' };
  return {
    orderId,
    request,
    submitted: {
      submittedAt: '2026-12-01T10:00:00.000Z',
      shipments: [
        {
          rma: '700000001',
          regulation,
          carrier: { code: 'austrian-post', name: 'Österreichische Post' },
          labels: [],
          items,
        },
      ],
    },
  };
};

const DOCUMENTS = {
  label: (order: OrderRecord) => labelDocument(order, returnOf(order)),
  invoice: (order: OrderRecord) =>
    drawInvoice(invoiceOf(aView(), { order, shipment: order.shipments[0] ?? aShipment(), shipmentNo: 1 })),
} as const;
const KINDS = ['label', 'invoice'] as const;

const drawn = async (kind: (typeof KINDS)[number], storefront: StorefrontId, address: AddressForm) =>
  readPdf(await DOCUMENTS[kind](orderTo(storefront, address)));

/** A value as long as its field allows, in one word or in several, with a first letter of its own. */
const filled = (first: string, length: number, word: string): string =>
  `${first}${word.repeat(length)}`.slice(0, length - 1).concat(first);

const longest = (word: string, country: AddressForm['country']): AddressForm =>
  anAddressForm({
    formType: 'companyOrSchool',
    company: filled('S', FIELD_LIMITS.company, word),
    firstname: filled('F', FIELD_LIMITS.firstname, word),
    lastname: filled('L', FIELD_LIMITS.lastname, word),
    streetAndNumber: filled('1', FIELD_LIMITS.streetAndNumber, word),
    addition: filled('A', FIELD_LIMITS.addition, word),
    postcode: ['DE', 'IT'].includes(country) ? '10115' : '1010',
    city: filled('C', FIELD_LIMITS.city, word),
    country,
  });

const WORDS = { 'one word of wide letters': 'W', 'several words': 'Weißbach ', 'the widest script': '國' } as const;

/** Each storefront and each country once. */
const PLACES = [
  ['de', 'DE'],
  ['at', 'AT'],
  ['ch', 'CH'],
  ['b2b-de', 'LI'],
  ['b2b-en', 'IT'],
  ['en', 'DE'],
] as const satisfies readonly (readonly [StorefrontId, AddressForm['country']])[];

const CASES = KINDS.flatMap((kind) => [
  ...PLACES.map(([storefront, country]) => ({ kind, storefront, country, words: 'one word of wide letters' }) as const),
  ...(['several words', 'the widest script'] as const).map(
    (words) => ({ kind, storefront: 'ch', country: 'CH', words }) as const,
  ),
]);

const withoutSpaces = (text: string): string => text.replaceAll(/\s/gu, '');

describe('the longest values that the forms accept', () => {
  it.each(CASES)(
    'stand whole and apart on the $kind of $storefront to $country: $words',
    async ({ kind, storefront, country, words }) => {
      const address = longest(WORDS[words], country);
      expect(addressErrors(address)).toEqual([]);
      const { pages, texts } = await drawn(kind, storefront, address);
      const [first = ''] = pages.map(withoutSpaces);
      const { company = '', firstname, lastname, streetAndNumber, addition = '', city } = address;
      expect(
        [company, firstname, lastname, streetAndNumber, addition, city].filter(
          (value) => !first.includes(withoutSpaces(value)),
        ),
      ).toEqual([]);
      expect(texts.flatMap(overlaps)).toEqual([]);
      expect(
        texts
          .flat()
          .filter(({ left, right, bottom, top }) => left < 47 || right > 595 - 47 || bottom < 20 || top > 842 - 40),
      ).toEqual([]);
    },
  );

  it('of the sender stay left of the recipient and above the number on a return label', async () => {
    const {
      texts: [texts = []],
    } = await drawn('label', 'de', longest('W', 'DE'));
    const [recipient, number] = ['Pausenhof Handels GmbH', 'Rücksendenummer'].map((text) =>
      texts.find((one) => one.text === text),
    );
    const sender = texts.filter(({ text }) => text.includes('WWW'));
    expect(sender.length).toBeGreaterThan(6);
    expect(
      sender.filter(({ right, bottom }) => right > (recipient?.left ?? 0) || bottom < (number?.top ?? Infinity)),
    ).toEqual([]);
  });
});

/** Names by the script that they are written in, as their bearers write them. */
const NAMES = [
  ['Latin, of Hungary', 'Győző', 'Erdős'],
  ['Latin, of Romania', 'Ștefan', 'Țăranu'],
  ['Latin, of Poland', 'Łukasz', 'Żółć'],
  ['Latin, of Czechia', 'Řehoř', 'Žďárský'],
  ['Latin, of Latvia', 'Ģirts', 'Ķēniņš'],
  ['Latin, of Lithuania', 'Ąžuolas', 'Žemaitytė'],
  ['Latin, of Iceland', 'Þórður', 'Ægisson'],
  ['Latin, of Turkey', 'İlkay', 'Ağaoğlu'],
  ['Latin, of Malta', 'Ġorġ', 'Ħaż-Żebbuġ'],
  ['Latin, of Wales', 'Siôn', 'Ŵyn'],
  ['Latin, of the Sami', 'Áŋŋel', 'Ŧuomas'],
  ['Latin, with a capital ẞ', 'ANNA', 'WEẞLING'],
  ['Latin, of Vietnam', 'Nguyễn', 'Thị Phượng'],
  ['Latin, of Nigeria', 'Ọlá', 'Adékúnlẹ'],
  ['Greek', 'Αλέξανδρος', 'Παπαδόπουλος'],
  ['Cyrillic, of Ukraine', 'Олексій', 'Ґудзенко'],
  ['Cyrillic, of Serbia', 'Ђорђе', 'Љубичић'],
  ['Armenian', 'Գրիգոր', 'Հովհաննիսյան'],
  ['Georgian', 'ნინო', 'ქავთარაძე'],
  ['Hebrew', 'דוד', 'כהן'],
  ['Arabic', 'محمد', 'حسن'],
  ['Arabic, of Iran', 'پگاه', 'گلچین'],
  ['Ethiopic', 'አበበ', 'ቢቂላ'],
  ['Chinese', '小明', '歐陽'],
  ['Japanese', 'さくら', '渡辺'],
  ['Korean', '철수', '김'],
] as const;

/** Scripts whose signs a reader of PDFs gets in the order in which they are drawn. */
const REORDERED_NAMES = [
  ['Devanagari', 'अमित', 'शर्मा'],
  ['Bengali', 'সৌরভ', 'রায়'],
  ['Tamil', 'கார்த்திக்', 'குமார்'],
  ['Thai', 'ณัฐวุฒิ', 'ใจดี'],
  ['Khmer', 'សុខ', 'ចាន់'],
  ['Arabic, with joined letters', 'علاء', 'الأحمد'],
] as const;

const named = (firstname: string, lastname: string): AddressForm => anAddressForm({ firstname, lastname });

const signsOf = (text: string): readonly string[] => [...withoutSpaces(text)].toSorted();

/** What a reader of a PDF is told to read in place of what is drawn. */
const actualTexts = async (content: Buffer): Promise<readonly string[]> => {
  const { context } = await PDFDocument.load(content);
  return context
    .enumerateIndirectObjects()
    .map(([, object]) => (object instanceof PDFDict ? object.get(PDFName.of('ActualText')) : undefined))
    .flatMap((text) => (text instanceof PDFString || text instanceof PDFHexString ? [text.decodeText()] : []));
};

describe('a name that the forms accept', () => {
  it.each(NAMES)('stands on the label as it was typed: %s', async (_script, firstname, lastname) => {
    const address = named(firstname, lastname);
    expect(addressErrors(address)).toEqual([]);
    const {
      pages: [page = ''],
    } = await drawn('label', 'de', address);
    expect(page).toContain(`${firstname} ${lastname}`);
  });

  it('stands on the invoice as it was typed, each word in the script that it is written in', async () => {
    const address = named('Łukasz Ελένη Олексій', 'Nguyễn 小明 כהן');
    const {
      pages: [page = ''],
    } = await drawn('invoice', 'de', address);
    expect(page).toContain('Łukasz Ελένη Олексій Nguyễn 小明 כהן');
  });

  it.each(REORDERED_NAMES)('stands on the label with all its signs: %s', async (_script, firstname, lastname) => {
    const address = named(firstname, lastname);
    expect(addressErrors(address)).toEqual([]);
    const content = await DOCUMENTS.label(orderTo('de', address));
    const {
      texts: [texts = []],
    } = await readPdf(content);
    const lines = texts.map(({ text }) => signsOf(text));
    expect(lines).toContainEqual(signsOf(`${firstname}${lastname}`));
    expect((await actualTexts(content)).filter((text) => text.includes(`${firstname} ${lastname}\n`))).toHaveLength(1);
  });

  it.each([
    ['Hebrew', 'דוד', 'כהן'],
    ['Arabic', 'محمد', 'حسن'],
  ])('is drawn from right to left in %s', async (_script, firstname, lastname) => {
    const {
      texts: [texts = []],
    } = await drawn('label', 'de', anAddressForm({ firstname: `${firstname} X`, lastname: `Y ${lastname}` }));
    const whole = await drawn('label', 'de', named(firstname, lastname));
    expect(whole.texts[0]?.find(({ text }) => text === `${firstname} ${lastname}`)?.direction).toBe('rtl');
    expect(texts.map(({ text }) => text).join(' ')).toContain(`${firstname} X Y ${lastname}`);
  });

  it.each(KINDS)('is never respelled on the %s of the Swiss shop', async (kind) => {
    const {
      pages: [page = ''],
    } = await drawn(
      kind,
      'ch',
      anAddressForm({
        lastname: 'Weiß',
        streetAndNumber: 'Weißgasse 3',
        city: 'Gießen',
        country: 'CH',
        postcode: '8000',
      }),
    );
    expect(['Änne Weiß', 'Weißgasse 3', '8000 Gießen'].filter((typed) => !page.includes(typed))).toEqual([]);
  });

  it('has a sign of replacement for a letter that no font has, never an empty box', async () => {
    const {
      pages: [page = ''],
    } = await drawn('label', 'de', named('𠮷', 'Müller'));
    expect(page).toContain('\u{FFFD} Müller');
  });
});
