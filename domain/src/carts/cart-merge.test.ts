import { expect, it } from 'vitest';
import { isWorthTelling, outcomeOf } from './cart-merge.ts';

it.each([
  ['whole, if all its pieces fit', { brought: 3, added: 3, most: 10 }, 'whole'],
  ['up to the maximum, if more pieces came along', { brought: 3, added: 2, most: 10 }, 'maximum'],
  ['up to the maximum, even if no piece fits any more', { brought: 3, added: 0, most: 10 }, 'maximum'],
  ['not at all, if it is sold out', { brought: 3, added: 0, most: 0 }, 'sold-out'],
])('a line of a merged cart is taken %s', (_how, line, outcome) => {
  expect(outcomeOf(line)).toBe(outcome);
});

const LINE = { itemId: 'heft-1', name: 'Heft', brought: 3, added: 3, most: 10 };
const VOUCHER = { code: 'SCHULE10', taken: true };

it.each([
  ['a line', { lines: [LINE], vouchers: [] }, true],
  ['a voucher', { lines: [], vouchers: [VOUCHER] }, true],
  ['as many lines as vouchers', { lines: [LINE], vouchers: [VOUCHER] }, true],
  ['nothing', { lines: [], vouchers: [] }, false],
])('a merge that brought %s is worth telling: %s', (_what, brought, expected) => {
  expect(isWorthTelling({ from: 'cart-7', ...brought })).toBe(expected);
});
