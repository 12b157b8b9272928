import { describe, expect, it } from 'vitest';
import type { BestellscheinLineFieldsFragment } from '../generated/operation-types.ts';
import { Unreadable } from '../shared/unreadable.ts';
import { readLines } from './read-line.ts';

const LINE: BestellscheinLineFieldsFragment = {
  outcome: 'SOLD_OUT',
  quantity: 0,
  name: 'Schulheft A4 liniert',
  path: '/prod/product-1/',
  item: null,
  replacementProduct: null,
  suggestions: [],
};
const ONE = [{ orderNumber: '4711', quantity: 1 }];

describe('lines of an order form', () => {
  it('are as many as were asked about', () => {
    expect(readLines([LINE], ONE)).toEqual([
      { outcome: 'sold-out', name: 'Schulheft A4 liniert', path: '/prod/product-1/' },
    ]);
    expect(() => readLines([], ONE)).toThrow(Unreadable);
    expect(() => readLines([LINE, LINE], ONE)).toThrow(Unreadable);
  });

  it.each([
    ['an article without a name', { name: null }],
    ['an article without its page', { path: null }],
    ['pieces without their article', { outcome: 'READY', quantity: 1 }],
  ] as const)('are unreadable with %s', (_what, part) => {
    expect(() => readLines([{ ...LINE, ...part }], ONE)).toThrow(Unreadable);
  });
});
