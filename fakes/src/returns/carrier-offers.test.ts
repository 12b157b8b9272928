import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { expect, it } from 'vitest';
import type { CountryCode } from '@shop/domain/shared/country';
import type { ReturnReason } from '@shop/domain/returns/return-reason';
import { aReturnItem, aSelectedItem } from '@shop/domain/testing/a-return';
import { anAddress } from '@shop/domain/testing/an-address';
import { aView } from '../testing/a-view.ts';
import { anOrderedPosition, anOrderRecord } from '../testing/an-order-record.ts';
import { carriersFor, MAX_PARCEL_GRAMS } from './carrier-offers.ts';
import { regulationsFor } from './regulation-offers.ts';

const VIEW = aView();
const itemWith = (wanted: (item: { readonly bulky: boolean; readonly weightGrams: number }) => boolean): string =>
  VIEW.goods.products.flatMap(({ items }) => items).find(wanted)?.itemId ?? '';
const LIGHT = itemWith(({ bulky, weightGrams }) => !bulky && weightGrams < 1000 && weightGrams > 200);
const HEAVY = itemWith(({ bulky, weightGrams }) => !bulky && weightGrams > MAX_PARCEL_GRAMS);
const BULKY = itemWith(({ bulky, weightGrams }) => bulky && weightGrams < MAX_PARCEL_GRAMS);

const offered = (country: CountryCode, itemId: string, quantity = 1) => {
  const order = anOrderRecord({
    confirmation: { shippingAddress: anAddress({ country }), positions: [anOrderedPosition({ itemId, quantity })] },
  });
  const returned = { order, selected: [aSelectedItem({ quantity })], items: [aReturnItem({ quantity })] };
  return carriersFor(VIEW, STOREFRONTS.de, returned).map(({ code, notice }) => [code, notice]);
};

const TOO_HEAVY = 'shop.return.carrier.tooHeavy';
const TOO_LIGHT = 'shop.return.carrier.tooLight';

it.each<
  [
    what: string,
    country: CountryCode,
    item: string,
    quantity: number,
    carriers: readonly (readonly [string, string | undefined])[],
  ]
>([
  [
    'a parcel in Germany',
    'DE',
    LIGHT,
    1,
    [
      ['dhl', undefined],
      ['dpd', undefined],
      ['spedition', TOO_LIGHT],
    ],
  ],
  [
    'a heavy parcel in Germany',
    'DE',
    HEAVY,
    1,
    [
      ['spedition', undefined],
      ['dhl', TOO_HEAVY],
      ['dpd', TOO_HEAVY],
    ],
  ],
  [
    'many light articles',
    'DE',
    LIGHT,
    200,
    [
      ['spedition', undefined],
      ['dhl', TOO_HEAVY],
      ['dpd', TOO_HEAVY],
    ],
  ],
  [
    'a bulky article',
    'DE',
    BULKY,
    1,
    [
      ['spedition', undefined],
      ['dhl', TOO_HEAVY],
      ['dpd', TOO_HEAVY],
    ],
  ],
  [
    'a parcel in Austria',
    'AT',
    LIGHT,
    1,
    [
      ['austrian-post', undefined],
      ['dpd', undefined],
      ['spedition', TOO_LIGHT],
    ],
  ],
  ['a parcel in Switzerland', 'CH', LIGHT, 1, [['swiss-post', undefined]]],
  ['a heavy parcel in Switzerland', 'CH', HEAVY, 1, [['swiss-post', TOO_HEAVY]]],
  ['a parcel in Liechtenstein', 'LI', LIGHT, 1, [['swiss-post', undefined]]],
  ['a parcel in Italy', 'IT', LIGHT, 1, []],
])('%s is taken back by those who can', (_what, country, itemId, quantity, carriers) => {
  expect(offered(country, itemId, quantity)).toEqual(carriers);
});

it.each([
  [
    'de',
    'DE',
    ['DHL', 'DPD', 'Abholung durch Spedition'],
    'Etikett ausdrucken, aufkleben und das Paket in einer Filiale oder Paketstation abgeben.',
    'Die Spedition ruft Sie an und holt die Ware an der Bordsteinkante ab.',
  ],
  [
    'en',
    'AT',
    ['Austrian Post', 'DPD', 'Collection by freight company'],
    'Print the label, stick it on and hand the parcel in at a branch or parcel station.',
    'The freight company calls you and collects the goods at the kerb.',
  ],
] as const)(
  'carriers are named and explained on %s to a buyer in %s',
  (storefront, country, names, parcel, forwarding) => {
    const order = anOrderRecord({
      confirmation: { shippingAddress: anAddress({ country }), positions: [anOrderedPosition({ itemId: LIGHT })] },
    });
    const carriers = carriersFor(VIEW, STOREFRONTS[storefront], {
      order,
      selected: [aSelectedItem()],
      items: [aReturnItem()],
    });
    expect(carriers.map(({ name, description }) => [name, description])).toEqual([
      [names[0], parcel],
      [names[1], parcel],
      [names[2], forwarding],
    ]);
  },
);

it('one bulky article among others needs a forwarding agent', () => {
  const positions = [LIGHT, BULKY].map((itemId) => anOrderedPosition({ itemId, quantity: 1 }));
  const items = [1, 2].map((lineNo) => aReturnItem({ id: `line-${lineNo}`, lineNo, quantity: 1 }));
  const selected = items.map(({ id, lineNo }) => aSelectedItem({ id, lineNo }));
  const order = anOrderRecord({ confirmation: { shippingAddress: anAddress({ country: 'DE' }), positions } });
  expect(carriersFor(VIEW, STOREFRONTS.de, { order, selected, items }).find(({ enabled }) => enabled)?.code).toBe(
    'spedition',
  );
});

const ids = (storefrontId: 'de' | 'b2b-de', ...reasons: readonly ReturnReason[]) =>
  regulationsFor(anOrderRecord({ storefrontId }), STOREFRONTS.de, reasons).map(({ id }) => id);

it.each<[ReturnReason, readonly string[], readonly string[]]>([
  ['changed-mind', ['refund'], ['credit']],
  ['wrong-order', ['refund'], ['credit']],
  ['unsuitable', ['refund'], ['credit']],
  ['late', ['refund'], ['credit']],
  ['wrong-item', ['replacement', 'refund'], ['replacement', 'credit']],
  ['incomplete', ['replacement', 'refund'], ['replacement', 'credit']],
  ['damaged', ['replacement', 'refund'], ['replacement', 'credit']],
  ['defective', ['replacement', 'repair', 'refund'], ['replacement', 'repair', 'credit']],
])('for the reason %s consumers get %j, and companies %j', (reason, consumers, companies) => {
  expect(ids('de', reason)).toEqual(consumers);
  expect(ids('b2b-de', reason)).toEqual(companies);
});

it.each([
  [
    'de',
    [
      ['Ersatz', 'Wir senden Ihnen dieselben Artikel noch einmal, sobald die Ware bei uns ist.'],
      ['Reparatur', 'Wir lassen die Ware reparieren und senden sie Ihnen kostenlos zurück.'],
      ['Geld zurück', 'Wir erstatten den bezahlten Betrag auf dem Weg, auf dem Sie bezahlt haben.'],
    ],
  ],
  [
    'en',
    [
      ['Replacement', 'We send you the same items again as soon as the goods have reached us.'],
      ['Repair', 'We have the goods repaired and send them back to you free of charge.'],
      ['Money back', 'We refund what you paid, in the way in which you paid.'],
    ],
  ],
  [
    'b2b-de',
    [['Gutschrift', 'Wir schreiben den Betrag Ihrem Kundenkonto gut und verrechnen ihn mit offenen Rechnungen.']],
  ],
  ['b2b-en', [['Credit note', 'We credit the amount to your account and offset it against open invoices.']]],
] as const)('what the buyer of defective goods may ask for is named and explained on %s', (storefrontId, texts) => {
  const offered = regulationsFor(anOrderRecord({ storefrontId }), STOREFRONTS[storefrontId], ['defective']).map(
    ({ name, description }) => [name, description],
  );
  expect(offered.slice(-texts.length)).toEqual(texts);
});

it('several reasons leave what all of them allow', () => {
  expect(ids('de', 'defective', 'damaged')).toEqual(['replacement', 'refund']);
  expect(ids('de', 'defective', 'late')).toEqual(['refund']);
  expect(ids('de')).toEqual([]);
});
