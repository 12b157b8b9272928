import { expect, it } from 'vitest';
import { money } from '../shared/money.ts';
import { basePriceNote, minimumQuantityNote } from './notes.ts';

it('notes a minimum order quantity only above one (FORM-19)', () => {
  expect([0, 1, 2, 25].map(minimumQuantityNote)).toEqual([undefined, undefined, 2, 25]);
});

it('notes a base price for 1,0 of its unit (FORM-19)', () => {
  const note = basePriceNote({ price: money(1290), unit: 'kg' });
  expect(note).toEqual({ price: money(1290), amount: 1, fractionDigits: 1, unit: 'kg' });
  expect(basePriceNote(undefined)).toBeUndefined();
});
