import { describe, expect, it } from 'vitest';
import { aCart, aPosition } from '../testing/a-cart.ts';
import { money } from '../shared/money.ts';
import type { AppliedVoucher } from './cart.ts';
import { contentsOf, missingMessage, missingAfterMerge, missingIn } from './missing-from-cart.ts';

const pencils = (quantity: number, maxQuantity = 99) => aPosition({ id: 'p1', itemId: 'pencil', name: 'Bleistift', quantity, maxQuantity });
const chalk = (quantity: number, maxQuantity = 99) => aPosition({ id: 'p2', itemId: 'chalk', name: 'Kreide', quantity, maxQuantity });
const voucher = (status: AppliedVoucher['status']): AppliedVoucher => ({ code: 'SCHULE10', name: '10 %', status, saving: money(0) });

describe('what the visitor’s cart lost when it was merged into another', () => {
  it.each([
    ['nothing, where all of it came along', aCart({ positions: [pencils(2)] }), aCart({ positions: [pencils(5)] }), []],
    ['pieces, where fewer than were brought are there', aCart({ positions: [pencils(5)] }), aCart({ positions: [pencils(3, 3)] }), [{ what: 'line', name: 'Bleistift', was: 5, is: 3 }]],
    ['a line that is gone', aCart({ positions: [pencils(5)] }), aCart(), [{ what: 'line', name: 'Bleistift', was: 5, is: 0 }]],
    ['perhaps pieces of a line that has grown to its most', aCart({ positions: [pencils(2)] }), aCart({ positions: [pencils(3, 3)] }), [{ what: 'most', name: 'Bleistift', is: 3 }]],
    ['nothing of a line that was at its most before', aCart({ positions: [pencils(3, 3)] }), aCart({ positions: [pencils(3, 3)] }), []],
    ['nothing of a line that was in the other cart only, though it is at its most', aCart({ positions: [pencils(2)] }), aCart({ positions: [pencils(2), chalk(3, 3)] }), []],
    ['perhaps pieces of one line of several', aCart({ positions: [chalk(1), pencils(2)] }), aCart({ positions: [chalk(1), pencils(3, 3)] }), [{ what: 'most', name: 'Bleistift', is: 3 }]],
    ['a voucher that is gone', aCart({ vouchers: [voucher('applied')] }), aCart(), [{ what: 'voucher', code: 'SCHULE10' }]],
    ['a voucher that no longer counts', aCart({ vouchers: [voucher('applied')] }), aCart({ vouchers: [voucher('not-applicable')] }), [{ what: 'voucher', code: 'SCHULE10' }]],
    ['no voucher that did not count before', aCart({ vouchers: [voucher('not-applicable')] }), aCart(), []],
  ])('is %s', (_what, brought, merged, missing) => {
    expect(missingAfterMerge(brought, merged)).toEqual(missing);
  });
});

describe('the contents of a cart', () => {
  it('are the bought lines, the printed catalogues and the vouchers, valid or not', () => {
    const catalog = aPosition({ id: 'p3', itemId: 'catalog', name: 'Schulkatalog', isCatalog: true });
    expect(contentsOf(aCart({ positions: [pencils(2)], catalogs: [catalog], vouchers: [voucher('not-applicable')] }))).toEqual({
      lines: [{ itemId: 'pencil', name: 'Bleistift', quantity: 2 }, { itemId: 'catalog', name: 'Schulkatalog', quantity: 1 }],
      vouchers: ['SCHULE10'],
    });
  });

  it('exclude what the shop added, and lines without a piece', () => {
    const gift = { ...pencils(1), isFreeItem: true };
    expect(contentsOf(aCart({ positions: [gift, chalk(0)], freeArticles: [gift], vouchers: [] }))).toEqual({ lines: [], vouchers: [] });
  });
});

describe('what another cart lacks of it', () => {
  const contents = { lines: [{ itemId: 'pencil', name: 'Bleistift', quantity: 3 }], vouchers: ['SCHULE10'] };
  const gone = { what: 'voucher', code: 'SCHULE10' };

  it.each([
    ['the voucher, where another one is there', aCart({ positions: [pencils(3)], vouchers: [{ ...voucher('applied'), code: 'WILLKOMMEN5' }] }), [gone]],
    ['nothing, where the voucher is there among others', aCart({ positions: [pencils(3)], vouchers: [{ ...voucher('applied'), code: 'WILLKOMMEN5' }, voucher('applied')] }), []],
    ['what only a gift makes up for', aCart({ positions: [pencils(2), { ...pencils(1), id: 'gift', isFreeItem: true }], vouchers: [voucher('applied')] }), [{ what: 'line', name: 'Bleistift', was: 3, is: 2 }]],
    ['nothing, where its pieces stand in two lines', aCart({ positions: [pencils(2), { ...pencils(1), id: 'p9' }], vouchers: [voucher('applied')] }), []],
  ])('is %s', (_what, cart, missing) => {
    expect(missingIn(cart, contents)).toEqual(missing);
  });
});

it.each([
  [{ what: 'voucher', is: null }, 'shop.cart.missing.voucher'],
  [{ what: 'most', is: 3 }, 'shop.cart.missing.most'],
  [{ what: 'line', is: 0 }, 'shop.cart.missing.line'],
  [{ what: 'line', is: 1 }, 'shop.cart.missing.pieces'],
])('the shopper reads for %o: %s', (missing, key) => {
  expect(missingMessage(missing)).toBe(key);
});
