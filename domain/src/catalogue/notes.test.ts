import { expect, it } from 'vitest';
import { baseAmountOf, minimumQuantityNote } from './notes.ts';

it('notes a minimum order quantity only above one (FORM-19)', () => {
  expect([0, 1, 2, 25].map(minimumQuantityNote)).toEqual([undefined, undefined, 2, 25]);
});

it('names a base price for 1,0 of its unit of measure, and for one piece (FORM-19)', () => {
  expect(['kg', 'l', 'm', 'm²'].map(baseAmountOf)).toEqual(Array.from({ length: 4 }, () => ({ amount: 1, fractionDigits: 1 })));
  expect(baseAmountOf('piece')).toEqual({ amount: 1, fractionDigits: 0 });
});
