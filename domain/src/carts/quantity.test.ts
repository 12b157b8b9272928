import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTypedBelow, isWishlistQuantity, quantityWithin, readQuantity, statedMinimumQuantity } from './quantity.ts';

it.each([
  [0, {}, 1, 'raised-to-minimum'],
  [1, {}, 1, 'unchanged'],
  [999, {}, 999, 'unchanged'],
  [1000, {}, 999, 'lowered-to-maximum'],
  [4, { min: 5, max: 20 }, 5, 'raised-to-minimum'],
  [21, { min: 5, max: 20 }, 20, 'lowered-to-maximum'],
  [12, { min: 5, max: 20 }, 12, 'unchanged'],
] as const)(
  'a requested quantity of %i within the bounds %o becomes %i, %s (FORM-12)',
  (requested, bounds, quantity, outcome) => {
    expect(quantityWithin(requested, bounds)).toEqual({ quantity, outcome });
  },
);

it.each([
  [2.9, 2],
  [Number.NaN, 1],
  [Number.POSITIVE_INFINITY, 999],
  [-3, 1],
])('%d pieces are an invalid quantity: they become %i', (requested, quantity) => {
  expect(quantityWithin(requested, {}).quantity).toBe(quantity);
});

it('never exceeds the stock, even if the minimum order quantity is larger', () => {
  expect(quantityWithin(1, { min: 5, max: 3 }).quantity).toBe(3);
});

it('accepts every quantity that it returned', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 50, max: 999 }),
      (requested, min, max) => {
        const { quantity } = quantityWithin(requested, { min, max });
        expect(quantityWithin(quantity, { min, max })).toEqual({ quantity, outcome: 'unchanged' });
      },
    ),
  );
});

it.each([
  [0, true],
  [9998, true],
  [9999, false],
  [-1, false],
  [1.5, false],
])('a wishlist entry may have the quantity %d: %s (FORM-13)', (quantity, allowed) => {
  expect(isWishlistQuantity(quantity)).toBe(allowed);
});

it.each([
  ['4', 4],
  [' 4 ', 4],
  ['\u00A04\u2009', 4],
  ['\u200B4', 4],
  ['1\u00AD2', 12],
  ['\u202A12\u202C', 12],
  ['１２', 12],
  ['007', 7],
  ['0', 0],
  ['10000000', 10_000_000],
])('a quantity typed as %j is %i', (typed, quantity) => {
  expect(readQuantity(typed)).toBe(quantity);
});

it.each([
  '1,5',
  '1.000',
  "1'000",
  '1 000',
  '1.5',
  '-3',
  '−3',
  '+4',
  '4²',
  '½',
  '③',
  '1e3',
  '0x10',
  '4x',
  'zwei',
  ' ',
  '',
  undefined,
])('%j is no quantity', (typed) => {
  expect(readQuantity(typed)).toBeUndefined();
});

it('a quantity of any length is a number that can be compared', () => {
  expect(readQuantity('9'.repeat(400))).toBe(9_007_199_254_740_991);
});

it.each([
  ['1', 2, true],
  ['\u200B１', 2, true],
  [' 0 ', 1, true],
  ['2', 2, false],
  ['30', 2, false],
  ['', 2, false],
  ['-1', 2, false],
  ['eins', 2, false],
])('a typed quantity %j is below the minimum %d: %s (FORM-15)', (typed, min, isBelow) => {
  expect(isTypedBelow(typed, min)).toBe(isBelow);
});

it('states a minimum order quantity only above one (FORM-19)', () => {
  expect([0, 1, 2, 25].map(statedMinimumQuantity)).toEqual([undefined, undefined, 2, 25]);
});
