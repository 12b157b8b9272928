import { expect, it } from 'vitest';
import { aShipper } from '../testing/a-cart.ts';
import { preselectedShipper, shipperNotice, withNotices } from './shipper-rules.ts';

const dpd = aShipper({ code: 'dpd', name: 'DPD' });
const dhl = aShipper({ code: 'dhl', name: 'DHL' });
const spedition = aShipper({ code: 'spedition', name: 'Spedition' });
const all = [dpd, dhl, spedition];

const toStation = { deliveryType: 'packstation', country: 'DE' } as const;
const toGermany = { deliveryType: 'sameAsBilling', country: 'DE' } as const;
const toAustria = { deliveryType: 'sameAsBilling', country: 'AT' } as const;

it('selects dhl for a packstation in Germany, the default carrier outside Germany (SHIP-02)', () => {
  expect(preselectedShipper(all, toStation)).toBe('dhl');
  expect(preselectedShipper([dhl, spedition, dpd], toAustria)).toBe('spedition');
});

it('disables every carrier but dhl for a packstation, with a notice (SHIP-03)', () => {
  expect(withNotices(all, toStation).map(({ code, enabled, notice }) => [code, enabled, notice])).toEqual([
    ['dpd', false, 'PACKSTATION-DHL-ONLY'],
    ['dhl', true, undefined],
    ['spedition', false, 'PACKSTATION-DHL-ONLY'],
  ]);
});

it('disables dhl outside Germany, with a notice (SHIP-04)', () => {
  expect(withNotices(all, toAustria).map(({ code, enabled, notice }) => [code, enabled, notice])).toEqual([
    ['dpd', true, undefined],
    ['dhl', false, 'DHL-GERMANY-ONLY'],
    ['spedition', true, undefined],
  ]);
  expect(shipperNotice('dhl', toGermany)).toBeUndefined();
});

it('selects the first enabled carrier if the country is no longer Germany (SHIP-05)', () => {
  const disabled = aShipper({ code: 'gls', enabled: false });
  expect(preselectedShipper([dhl, disabled, dpd, { ...spedition, selected: true }], toAustria)).toBe('dpd');
});

it('keeps the carrier that a shopper in Germany has chosen, or else selects the first enabled one', () => {
  expect(preselectedShipper([dpd, { ...spedition, selected: true }], toGermany)).toBe('spedition');
  expect(preselectedShipper([dpd, { ...spedition, selected: true, enabled: false }], toGermany)).toBe('dpd');
  expect(preselectedShipper([], toGermany)).toBeUndefined();
});

it('enables a carrier again that only an earlier notice disabled, but not one that the shop disabled', () => {
  const afterAustria = withNotices([dhl, { ...dpd, enabled: false }], toAustria);
  expect(withNotices(afterAustria, toGermany)).toEqual([dhl, { ...dpd, enabled: false }]);
});

it('selects nothing that is disabled by a notice', () => {
  expect(withNotices([{ ...dpd, selected: true }], toStation)[0]?.selected).toBe(false);
});

it('keeps code, enabled, selected, articles and notice (ENT-07)', () => {
  const chosen = aShipper({ code: 'dpd', selected: true, items: ['item-1', 'item-2'] });
  expect(withNotices([chosen], toAustria)).toEqual([chosen]);
  expect(withNotices([chosen], toStation)).toEqual([
    { ...chosen, enabled: false, selected: false, notice: 'PACKSTATION-DHL-ONLY' },
  ]);
});
