import { expect, it } from 'vitest';
import { money } from '../shared/money.ts';
import { baseAmountOf, discountPercent, isShownDiscount, isSpecialDiscount, savingOf } from './price-rules.ts';

it.each([
  [951, 1000, undefined],
  [950, 1000, 5],
  [751, 1000, 24],
  [750, 1000, 25],
  [1, 1000, 99],
  [1000, 1000, undefined],
  [1200, 1000, undefined],
  [1, 0, undefined],
  [1, -1000, undefined],
])('%i after %i is a reduction of %s percent, and shown from 5 on (LIST-11)', (current, previous, percent) => {
  expect(discountPercent(money(current), money(previous))).toBe(percent);
});

it('does not compare a price with an unknown one or one in another currency', () => {
  expect(discountPercent(money(1), undefined)).toBeUndefined();
  expect(discountPercent(money(1), money(100, 'CHF'))).toBeUndefined();
});

it.each([
  [879, 1099, 20, 220],
  [951, 1000, undefined, undefined],
  [951, 1000, 4, undefined],
  [879, undefined, 20, undefined],
])('%i after %s with %s percent saves %s (ENT-27)', (current, previous, percent, saved) => {
  const price = {
    current: money(current),
    ...(previous === undefined ? {} : { previous: money(previous) }),
    ...(percent === undefined ? {} : { discountPercent: percent }),
  };
  expect(savingOf(price)).toEqual(saved === undefined ? undefined : money(saved));
});

it('shows a special badge from 25 percent on (LIST-11)', () => {
  expect([undefined, 24, 25].map(isSpecialDiscount)).toEqual([false, false, true]);
});

it('states a base price for 1,0 of its unit of measure, and for one piece (FORM-19)', () => {
  expect(['kg', 'l', 'm', 'm²'].map(baseAmountOf)).toEqual(
    Array.from({ length: 4 }, () => ({ amount: 1, fractionDigits: 1 })),
  );
  expect(baseAmountOf('piece')).toEqual({ amount: 1, fractionDigits: 0 });
});

it('states a percentage from 5 on, wherever it comes from (LIST-11)', () => {
  expect([undefined, null, 4, 5, 25].map(isShownDiscount)).toEqual([false, false, false, true, true]);
});
