import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '@shop/domain/shared/money';
import { readMoney, readMoneyIf } from './read-money.ts';

describe('an amount of the upstream', () => {
  it('is converted from major units to the cent, whatever the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (minor) => {
        expect(readMoney({ amount: Number((minor / 100).toFixed(2)), currencyCode: 'CHF' })).toEqual(
          money(minor, 'CHF'),
        );
      }),
      { seed: 20_261_121 },
    );
  });

  it.each([
    [19.99, 1999],
    [0.29, 29],
    [1.005e3, 100_500],
    [12.950000000000001, 1295],
    [0.1 + 0.2, 30],
    [-0, 0],
  ])('of %d is %i minor units', (amount, minor) => {
    expect(readMoney({ amount, currencyCode: 'EUR' }).minor).toBe(minor);
    expect(Object.is(readMoney({ amount, currencyCode: 'EUR' }).minor, -0)).toBe(false);
  });

  it.each([null, ''])('is in euros if no currency is given: %o', (currencyCode) => {
    expect(readMoney({ amount: 1, currencyCode })).toEqual(money(100, 'EUR'));
  });

  it.each([12.955, 0.001, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
    'of %d cannot be paid and is unreadable',
    (amount) => {
      expect(() => readMoney({ amount, currencyCode: null })).toThrow('an amount of no whole number of minor units');
    },
  );

  it('is unreadable in an unknown currency, or as a text', () => {
    expect(() => readMoney({ amount: 1, currencyCode: 'USD' })).toThrow('a currency that is not paid in here');
    const text: { readonly amount: number; readonly currencyCode: null } = JSON.parse(
      '{"amount":"12.95","currencyCode":null}',
    );
    expect(() => readMoney(text)).toThrow('an amount of no whole number of minor units');
  });

  it('can be absent', () => {
    expect([readMoneyIf(null), readMoneyIf(undefined)]).toEqual([undefined, undefined]);
  });
});
