import { DELIVERY_COUNTRIES } from '@shop/domain/shared/country';
import { type StorefrontId, STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';
import type { DeliveryPlace } from '../carts/delivery-place.ts';
import { setStock } from '../catalogue/stock.ts';
import { setParameter } from '../parameters/parameter-values.ts';
import { aPricedLine } from '../testing/a-priced-line.ts';
import { aView } from '../testing/a-view.ts';
import type { View } from '../worlds/transaction.ts';
import { type Parcel, shipperOptions } from './shipper-options.ts';

/** A Monday, ten o'clock in Berlin, with some goods in stock. */
const view = aView((tx) => {
  for (const itemId of ['item-1', 'quick', 'slow']) setStock(tx, itemId, 100);
  setStock(tx, 'sold-out', 0);
});
const BERLIN: DeliveryPlace = { country: 'DE', deliveryType: 'sameAsBilling', postcode: '10115' };
const FURNITURE = aPricedLine({ bulky: true });

const options = (name: StorefrontId, parcel: Partial<Parcel> = {}, seen = view) =>
  shipperOptions(seen, STOREFRONTS[name], {
    lines: [aPricedLine()],
    place: BERLIN,
    isFree: false,
    isPaid: false,
    ...parcel,
  });
const costs = (parcel: Partial<Parcel>) => options('de', parcel).map(({ costs: { minor } }) => minor);
const selected = (parcel: Partial<Parcel>) =>
  options('de', parcel).flatMap(({ code, selected: isSelected }) => (isSelected ? [code] : []));

describe('the costs of delivery', () => {
  it.each<[StorefrontId, code: string, perCountry: readonly number[]]>([
    // To Germany, Austria, Switzerland, Liechtenstein and South Tyrol.
    ['de', 'dpd', [595, 995, 1495, 1495, 1295]],
    ['b2b-de', 'dpd', [595, 995, 1495, 1495, 1295]],
    ['at', 'dpd', [995, 595, 1495, 1495, 1295]],
    ['ch', 'swiss-post', [1990, 1990, 895, 895, 1990]],
  ])('on %s by %s to the countries are %j', (name, code, expected) => {
    const costsTo = (country: DeliveryPlace['country']) =>
      options(name, { place: { country, deliveryType: 'shippingAddress' } }).find((option) => option.code === code)
        ?.costs.minor;
    expect((['DE', 'AT', 'CH', 'LI', 'IT'] as const).map(costsTo)).toEqual(expected);
  });

  it.each<[StorefrontId, home: number, perCountry: readonly number[]]>([
    ['de', 3900, [3900, 5900, 9900, 9900, 8900]],
    ['b2b-de', 3900, [3900, 5900, 9900, 9900, 8900]],
    ['at', 4900, [5900, 4900, 9900, 9900, 7900]],
    ['ch', 6900, [11_900, 11_900, 6900, 7900, 11_900]],
  ])('of furniture on %s start at %i and to the countries are %j', (name, home, expected) => {
    const costsTo = (country: DeliveryPlace['country']) =>
      options(name, { lines: [FURNITURE], place: { country, deliveryType: 'shippingAddress' } }).map(
        ({ costs: { minor } }) => minor,
      );
    expect((['DE', 'AT', 'CH', 'LI', 'IT'] as const).flatMap(costsTo)).toEqual(expected);
    expect(Math.min(...DELIVERY_COUNTRIES.flatMap(costsTo))).toBe(home);
  });

  it('are zero for parcels once delivery is free; those of furniture and an island stay', () => {
    const island = { ...BERLIN, postcode: '27498' };
    expect(costs({ isFree: true })).toEqual([0, 0]);
    expect(costs({ isFree: true, place: island })).toEqual([1490, 1490]);
    expect(costs({ place: island })).toEqual([495 + 1490, 595 + 1490]);
    expect(costs({ isFree: true, lines: [aPricedLine(), FURNITURE] })).toEqual([3900]);
    expect(costs({ place: { country: 'DE', deliveryType: 'sameAsBilling' } })).toEqual([495, 595]);
  });

  it('are zero if a voucher pays for them, or nothing is sent', () => {
    const island = { ...BERLIN, postcode: '27498' };
    expect(costs({ isPaid: true, place: island })).toEqual([0, 0]);
    expect(costs({ isPaid: true, lines: [FURNITURE] })).toEqual([0]);
    expect(costs({ lines: [], place: island })).toEqual([0, 0]);
  });
});

describe('the carriers offered', () => {
  it.each<[StorefrontId, parcels: readonly string[], furniture: string]>([
    ['de', ['DHL', 'DPD'], 'Spedition, Lieferung bis Bordsteinkante'],
    ['en', ['DHL', 'DPD'], 'Freight company, delivered to the kerb'],
    ['at', ['DPD'], 'Spedition, Lieferung bis Bordsteinkante'],
    ['ch', ['Schweizerische Post'], 'Spedition, Lieferung bis Bordsteinkante'],
  ])('are named in the language of %s: %j, or %s', (name, parcels, furniture) => {
    expect(options(name).map((option) => option.name)).toEqual(parcels);
    expect(options(name, { lines: [FURNITURE] }).map((option) => option.name)).toEqual([furniture]);
  });

  it('are dpd or gls by the shop’s parameter (FLAG-03)', () => {
    const without = aView((tx) => setParameter(tx, 'shippingCarrier/dpd', 'false'));
    expect(options('at').map(({ code, name }) => [code, name])).toEqual([['dpd', 'DPD']]);
    expect(options('at', {}, without).map(({ code, name }) => [code, name])).toEqual([['gls', 'GLS']]);
  });

  it('deliver every article of the cart, all on the days of the slowest', () => {
    const delivery = (from: number, to: number) => ({ inStock: { from, to }, onOrder: { from: 20, to: 30 } });
    const quick = aPricedLine({ itemId: 'quick', delivery: delivery(1, 2) });
    const slow = aPricedLine({ itemId: 'slow', delivery: delivery(4, 5) });
    const soldOut = aPricedLine({ itemId: 'sold-out' });
    // From Monday, 23 November: four working days later is Friday, five is Monday.
    const days = { from: '2026-11-27', to: '2026-11-30' };
    for (const lines of [
      [quick, slow],
      [slow, quick],
      [soldOut, quick, slow],
      [slow, quick, soldOut],
    ]) {
      expect(options('at', { lines })).toMatchObject([{ items: lines.map(({ item }) => item.itemId), arrives: days }]);
    }
    expect(options('at', { lines: [quick] })).toMatchObject([{ arrives: { from: '2026-11-24', to: '2026-11-25' } }]);
    expect(options('at', { lines: [soldOut] }).map((option) => 'arrives' in option)).toEqual([false]);
  });

  it('deliver on working days of the country that the parcel goes to, whatever storefront sells it', () => {
    const line = aPricedLine({
      itemId: 'quick',
      delivery: { inStock: { from: 1, to: 2 }, onOrder: { from: 20, to: 30 } },
    });
    // The day before a Tuesday on which Austria and Italy celebrate the Immaculate Conception.
    const monday: View = { ...view, now: new Date('2026-12-07T09:00:00Z') };
    const arrives = (name: StorefrontId, country: DeliveryPlace['country']) =>
      options(name, { lines: [line], place: { country, deliveryType: 'shippingAddress' } }, monday)[0]?.arrives;
    const [onHoliday, afterwards] = [
      { from: '2026-12-08', to: '2026-12-09' },
      { from: '2026-12-09', to: '2026-12-10' },
    ];
    expect((['DE', 'AT', 'CH', 'LI', 'IT'] as const).map((country) => arrives('de', country))).toEqual([
      onHoliday,
      afterwards,
      onHoliday,
      afterwards,
      afterwards,
    ]);
    expect(arrives('at', 'DE')).toEqual(onHoliday);
  });
});

describe('the carrier selected', () => {
  const packstation = { country: 'DE', deliveryType: 'packstation' } as const;
  const abroad = { country: 'IT', deliveryType: 'shippingAddress' } as const;

  it.each<[where: string, DeliveryPlace, chosen: string | undefined, selectedThen: string]>([
    ['at home while nothing is chosen', BERLIN, undefined, 'dhl'],
    ['at home', BERLIN, 'dpd', 'dpd'],
    ['at home where the chosen one is offered no more', BERLIN, 'gls', 'dhl'],
    ['at a packstation', packstation, 'dpd', 'dhl'],
    ['abroad', abroad, 'dpd', 'dpd'],
    ['abroad, where dhl does not deliver', abroad, 'dhl', 'dpd'],
  ])('%s is the only one (SHIP-02)', (_, place, chosen, expected) => {
    expect(selected({ place, ...(chosen === undefined ? {} : { chosen }) })).toEqual([expected]);
  });

  it('is absent if furniture goes to a packstation (SHIP-03)', () => {
    expect(selected({ place: packstation, lines: [FURNITURE], chosen: 'spedition' })).toEqual([]);
  });
});
