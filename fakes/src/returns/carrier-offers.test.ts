import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { expect, it } from 'vitest';
import type { CountryCode } from '@shop/domain/addresses/address';
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
  const order = anOrderRecord({ confirmation: { shippingAddress: anAddress({ country }), positions: [anOrderedPosition({ itemId, quantity })] } });
  const returned = { order, selected: [aSelectedItem({ quantity })], items: [aReturnItem({ quantity })] };
  return carriersFor(VIEW, STOREFRONTS.de, returned).map(({ code, notice }) => [code, notice]);
};

const TOO_HEAVY = 'shop.return.carrier.tooHeavy';
const TOO_LIGHT = 'shop.return.carrier.tooLight';

it.each<[what: string, country: CountryCode, item: string, quantity: number, carriers: readonly (readonly [string, string | undefined])[]]>([
  ['a parcel in Germany', 'DE', LIGHT, 1, [['dhl', undefined], ['dpd', undefined], ['spedition', TOO_LIGHT]]],
  ['a heavy parcel in Germany', 'DE', HEAVY, 1, [['spedition', undefined], ['dhl', TOO_HEAVY], ['dpd', TOO_HEAVY]]],
  ['many light articles', 'DE', LIGHT, 200, [['spedition', undefined], ['dhl', TOO_HEAVY], ['dpd', TOO_HEAVY]]],
  ['a bulky article', 'DE', BULKY, 1, [['spedition', undefined], ['dhl', TOO_HEAVY], ['dpd', TOO_HEAVY]]],
  ['a parcel in Austria', 'AT', LIGHT, 1, [['austrian-post', undefined], ['dpd', undefined], ['spedition', TOO_LIGHT]]],
  ['a parcel in Switzerland', 'CH', LIGHT, 1, [['swiss-post', undefined]]],
  ['a heavy parcel in Switzerland', 'CH', HEAVY, 1, [['swiss-post', TOO_HEAVY]]],
  ['a parcel in Liechtenstein', 'LI', LIGHT, 1, [['swiss-post', undefined]]],
  ['a parcel in Italy', 'IT', LIGHT, 1, []],
])('%s is taken back by those who can (RETURN-03)', (_what, country, itemId, quantity, carriers) => {
  expect(offered(country, itemId, quantity)).toEqual(carriers);
});

const ids = (storefrontId: 'de' | 'b2b-de', ...reasons: readonly ReturnReason[]) => regulationsFor(anOrderRecord({ storefrontId }), STOREFRONTS.de, reasons).map(({ id }) => id);

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

it('several reasons leave what all of them allow', () => {
  expect(ids('de', 'defective', 'damaged')).toEqual(['replacement', 'refund']);
  expect(ids('de', 'defective', 'late')).toEqual(['refund']);
  expect(ids('de')).toEqual([]);
});
