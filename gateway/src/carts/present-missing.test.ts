import { describe, expect, it } from 'vitest';
import { presentMissing } from './present-missing.ts';

describe('articles of an earlier cart that the new one lacks', () => {
  it.each([
    [
      { what: 'line', name: 'Füller', was: 3, is: 1 },
      { what: 'line', name: 'Füller', was: 3, is: 1 },
    ],
    [
      { what: 'line', name: 'Füller', was: 3, is: 0 },
      { what: 'line', name: 'Füller', was: 3, is: 0 },
    ],
    [
      { what: 'voucher', code: 'SCHULE10' },
      { what: 'voucher', name: 'SCHULE10', was: null, is: null },
    ],
  ] as const)('are reported with the pieces in both carts, if known: %j', (missing, expected) => {
    expect(presentMissing(missing)).toEqual(expected);
  });
});
