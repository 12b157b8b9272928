import { expect, it } from 'vitest';

import { isSameVoucherCode, readVoucherCode } from './voucher-code.ts';

it.each([
  [' SCHULE 10 ', 'SCHULE10'],
  ['SCHULE10\u200B', 'SCHULE10'],
  ['SCHULE\u00A010', 'SCHULE10'],
  ['ＳＣＨＵＬＥ10', 'SCHULE10'],
  ['ABC–12‑34−5', 'ABC-12-34-5'],
  ['schule10', 'schule10'],
  ['Schule10.', 'Schule10'],
  ['„SCHULE10“', 'SCHULE10'],
  ['Code: SCHULE10', 'SCHULE10'],
  ['Gutschein-Code: „SCHULE10“.', 'SCHULE10'],
  ['Ihr Code:SCHULE10', 'SCHULE10'],
  ['10:AB:12', '10:AB:12'],
])('reads %j as %j', (typed, code) => {
  expect(readVoucherCode(typed)).toBe(code);
});

it.each([
  ['schule10', 'SCHULE10', true],
  ['SCHULE-10', 'SCHULE10', true],
  ['SCHULE10', 'SCHULE15', false],
])('%s and %s: the same code? %s', (one, other, expected) => {
  expect(isSameVoucherCode(one, other)).toBe(expected);
});
