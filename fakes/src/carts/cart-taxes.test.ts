import { money, sumOf } from '@shop/domain/shared/money';
import { describe, expect, it } from 'vitest';
import { aPricedLine } from '../testing/a-priced-line.ts';
import { taxesOf } from './cart-taxes.ts';
import { noSaving } from './saving.ts';

describe('VAT of a cart', () => {
  it('is rounded once per rate, not per line', () => {
    const lines = Array.from({ length: 3 }, () => aPricedLine({ price: money(103) }));
    expect(taxesOf({ lines, savings: noSaving(lines), shipping: money(0), isNet: false })).toEqual([{ rate: 19, amount: money(49) }]);
  });

  it('is stated by rate, the higher one first, and delivery shares the rates of the goods', () => {
    const lines = [aPricedLine({ price: money(1000), vatRate: 7 }), aPricedLine({ price: money(3000) })];
    expect(taxesOf({ lines, savings: noSaving(lines), shipping: money(400), isNet: false })).toEqual([
      { rate: 19, amount: money(Math.round((3300 * 19) / 119)) },
      { rate: 7, amount: money(Math.round((1100 * 7) / 107)) },
    ]);
  });

  it('is lower after savings', () => {
    const lines = [aPricedLine({ price: money(1190) })];
    expect(taxesOf({ lines, savings: [money(595)], shipping: money(0), isNet: false })).toEqual([{ rate: 19, amount: money(95) }]);
  });

  it('is added to net prices', () => {
    const lines = [aPricedLine({ price: money(1000) })];
    expect(taxesOf({ lines, savings: noSaving(lines), shipping: money(500), isNet: true })).toEqual([{ rate: 19, amount: money(285) }]);
  });

  it('is zero for an empty cart', () => {
    expect(sumOf(taxesOf({ lines: [], savings: [], shipping: money(0), isNet: false }).map(({ amount }) => amount))).toEqual(money(0));
  });
});
