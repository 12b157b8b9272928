import { describe, expect, it } from 'vitest';
import { missingToast, presentMissing } from './present-missing.ts';

describe('articles of an earlier cart that the new one lacks', () => {
  it.each([
    [{ what: 'line', name: 'Füller', was: 3, is: 1 }, { what: 'line', name: 'Füller', was: 3, is: 1 }],
    [{ what: 'line', name: 'Füller', was: 3, is: 0 }, { what: 'line', name: 'Füller', was: 3, is: 0 }],
    [{ what: 'most', name: 'Füller', is: 40 }, { what: 'most', name: 'Füller', was: null, is: 40 }],
    [{ what: 'voucher', code: 'SCHULE10' }, { what: 'voucher', name: 'SCHULE10', was: null, is: null }],
  ] as const)('are reported with the pieces in both carts, if known: %j', (missing, expected) => {
    expect(presentMissing(missing)).toEqual(expected);
  });

  it.each([
    [{ what: 'line', name: 'Füller', was: 3, is: 1 }, 'shop.cart.missing.pieces', { name: 'Füller', was: '3', is: '1' }],
    [{ what: 'line', name: 'Füller', was: 3, is: 0 }, 'shop.cart.missing.line', { name: 'Füller', was: '3', is: '0' }],
    [{ what: 'most', name: 'Füller', is: 40 }, 'shop.cart.missing.most', { name: 'Füller', was: '', is: '40' }],
    [{ what: 'voucher', code: 'SCHULE10' }, 'shop.cart.missing.voucher', { name: 'SCHULE10', was: '', is: '' }],
  ] as const)('become a warning on the next page: %j', (missing, messageKey, values) => {
    expect(missingToast(missing)).toEqual({ kind: 'warning', messageKey, values });
  });
});
