import { expect, it } from 'vitest';
import { money } from './money.ts';
import { netOf, taxesInTurn, taxOn } from './vat.ts';

it.each([
  [11_900, 19, false, 1900],
  [10_000, 19, true, 1900],
  [10_810, 8.1, false, 810],
  [0, 7, true, 0],
])('VAT on %i at %d percent, net prices: %s, is %i', (amount, rate, isNet, tax) => {
  expect(taxOn(money(amount), { rate, isNet })).toEqual(money(tax));
});

it('a net price is the gross price without the VAT in it', () => {
  expect(netOf(money(1190), 19)).toEqual(money(1000));
});

it.each([
  // 10.00 contain 1.597, of which three parts have 0.532, 0.532 and 0.532.
  [1000, [333, 333, 334], [53, 53, 54]],
  // A part that costs nothing has no tax.
  [119, [0, 119], [0, 19]],
  // What is never charged keeps its tax.
  [238, [119], [19]],
])('the VAT of parts of %i, %j, is %j in turn', (whole, parts, taxes) => {
  expect(
    taxesInTurn(
      money(whole),
      parts.map((part) => money(part)),
      { rate: 19, isNet: false },
    ).map(({ minor }) => minor),
  ).toEqual(taxes);
});
