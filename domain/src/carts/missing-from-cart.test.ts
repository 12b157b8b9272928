import { describe, expect, it } from 'vitest';
import { aCart, aPosition } from '../testing/a-cart.ts';
import { money } from '../shared/money.ts';
import type { AppliedVoucher } from './cart.ts';
import { missingAfterMerge } from './missing-from-cart.ts';

const pencils = (quantity: number, maxQuantity = 99) => aPosition({ id: 'p1', itemId: 'pencil', name: 'Bleistift', quantity, maxQuantity });
const voucher = (status: AppliedVoucher['status']): AppliedVoucher => ({ code: 'SCHULE10', name: '10 %', status, saving: money(0) });

describe('what is missing of a brought cart after it was put together with another', () => {
  it.each([
    ['nothing, where all of it came along', aCart({ positions: [pencils(2)] }), aCart({ positions: [pencils(5)] }), []],
    ['pieces, where fewer than were brought are there', aCart({ positions: [pencils(5)] }), aCart({ positions: [pencils(3, 3)] }), [{ what: 'line', name: 'Bleistift', was: 5, is: 3 }]],
    ['a line that is gone', aCart({ positions: [pencils(5)] }), aCart(), [{ what: 'line', name: 'Bleistift', was: 5, is: 0 }]],
    ['perhaps pieces of a line that has grown to its most', aCart({ positions: [pencils(2)] }), aCart({ positions: [pencils(3, 3)] }), [{ what: 'most', name: 'Bleistift', is: 3 }]],
    ['nothing of a line that was at its most before', aCart({ positions: [pencils(3, 3)] }), aCart({ positions: [pencils(3, 3)] }), []],
    ['a voucher that is gone', aCart({ vouchers: [voucher('applied')] }), aCart(), [{ what: 'voucher', code: 'SCHULE10' }]],
    ['a voucher that no longer counts', aCart({ vouchers: [voucher('applied')] }), aCart({ vouchers: [voucher('not-applicable')] }), [{ what: 'voucher', code: 'SCHULE10' }]],
    ['no voucher that did not count before', aCart({ vouchers: [voucher('not-applicable')] }), aCart(), []],
  ])('is %s', (_what, brought, merged, missing) => {
    expect(missingAfterMerge(brought, merged)).toEqual(missing);
  });
});
