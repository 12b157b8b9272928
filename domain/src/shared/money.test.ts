import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isSameAmount,
  isZero,
  minus,
  money,
  MoneyError,
  negated,
  percentOf,
  plus,
  roundedTogether,
  split,
  sumOf,
  taxIn,
  times,
} from './money.ts';

const amount = fc.integer({ min: -10_000_000, max: 10_000_000 });
const weights = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 20 });

it('is in euros if no currency is given (CONST-02)', () => {
  expect(money(100)).toEqual({ minor: 100, currency: 'EUR' });
  expect(sumOf([])).toEqual({ minor: 0, currency: 'EUR' });
});

it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is not an amount', (minor) => {
  expect(() => money(minor)).toThrow(MoneyError);
});

it('does not mix euros and francs', () => {
  expect(() => plus(money(1, 'EUR'), money(1, 'CHF'))).toThrow(MoneyError);
  expect(() => minus(money(1, 'EUR'), money(1, 'CHF'))).toThrow(MoneyError);
  expect(isSameAmount(money(1, 'EUR'), money(1, 'CHF'))).toBe(false);
});

it('adds, subtracts and multiplies in minor units', () => {
  expect(minus(plus(money(1999), money(1)), times(money(250), 4))).toEqual(money(1000));
  expect(sumOf([money(1, 'CHF'), money(2, 'CHF')])).toEqual(money(3, 'CHF'));
});

it('negation keeps the currency', () => {
  expect([negated(money(5)), negated(money(-5, 'CHF'))]).toEqual([money(-5), money(5, 'CHF')]);
});

it('there is no negative zero', () => {
  expect(Object.is(negated(money(0)).minor, 0)).toBe(true);
  expect(isZero(negated(money(0)))).toBe(true);
});

it.each([
  [1001, 50, 501],
  [-1001, 50, -501],
  [999, 10, 100],
])('%i at %i percent is %i, with halves rounded away from zero', (minor, percent, share) => {
  expect(percentOf(money(minor), percent)).toEqual(money(share));
});

describe('distributing an amount', () => {
  it('never loses a minor unit, whatever the weights', () => {
    fc.assert(
      fc.property(amount, weights, (minor, shares) => {
        expect(sumOf(split(money(minor), shares))).toEqual(money(minor));
      }),
    );
  });

  it('never differs from a share by more than one minor unit', () => {
    fc.assert(
      fc.property(amount, weights, (minor, shares) => {
        const whole = shares.reduce((a, b) => a + b, 0);
        fc.pre(whole > 0);
        split(money(minor), shares).forEach((share, at) => {
          expect(Math.abs(share.minor - (minor * (shares[at] ?? 0)) / whole)).toBeLessThan(1);
        });
      }),
    );
  });

  it('gives the remainder to the largest fractions, to the first of equal ones', () => {
    expect(split(money(100), [1, 1, 1]).map(({ minor }) => minor)).toEqual([34, 33, 33]);
    expect(split(money(100), [1, 1, 1, 1, 1, 1, 1]).map(({ minor }) => minor)).toEqual([15, 15, 14, 14, 14, 14, 14]);
    expect(split(money(10), [0, 0]).map(({ minor }) => minor)).toEqual([5, 5]);
    expect(split(money(10), [])).toEqual([]);
  });
});

it.each([
  ['down and up', [1.4, 1.4, 1.2], 4, [2, 1, 1]],
  ['up together, where less than a cent is missing', [1.6, 1.7], 4, [2, 2]],
  ['not at all', [2, 3], 5, [2, 3]],
])('fractions are rounded together %s', (_, exact, whole, expected) => {
  expect(roundedTogether(exact, money(whole)).map(({ minor }) => minor)).toEqual(expected);
});

it.each([
  [1190, 19, 190],
  [1070, 7, 70],
  [499, 19, 80],
  [1081, 8.1, 81],
])('a gross amount of %i contains, at %d percent, %i of tax', (gross, rate, tax) => {
  expect(taxIn(money(gross), rate)).toEqual(money(tax));
});
