import { describe, expect, it } from 'vitest';
import { aCart, aPosition } from '../testing/a-cart.ts';
import { money } from '../shared/money.ts';
import type { AppliedVoucher } from './cart.ts';
import { contentsOf, missingIn, missingMessage } from './missing-from-cart.ts';

const pencils = (quantity: number, maxQuantity = 99) =>
  aPosition({ id: 'p1', itemId: 'pencil', name: 'Bleistift', quantity, maxQuantity });
const chalk = (quantity: number, maxQuantity = 99) =>
  aPosition({ id: 'p2', itemId: 'chalk', name: 'Kreide', quantity, maxQuantity });
const voucher = (status: AppliedVoucher['status']): AppliedVoucher => ({
  code: 'SCHULE10',
  name: '10 %',
  status,
  saving: money(0),
});

describe('the contents of a cart', () => {
  it('are the bought lines, the printed catalogues and the vouchers, valid or not', () => {
    const catalog = aPosition({ id: 'p3', itemId: 'catalog', name: 'Schulkatalog', isCatalog: true });
    expect(
      contentsOf(aCart({ positions: [pencils(2)], catalogs: [catalog], vouchers: [voucher('not-applicable')] })),
    ).toEqual({
      lines: [
        { itemId: 'pencil', name: 'Bleistift', quantity: 2 },
        { itemId: 'catalog', name: 'Schulkatalog', quantity: 1 },
      ],
      vouchers: ['SCHULE10'],
    });
  });

  it('exclude what the shop added, and lines without a piece', () => {
    const gift = { ...pencils(1), isFreeItem: true };
    expect(contentsOf(aCart({ positions: [gift, chalk(0)], freeArticles: [gift], vouchers: [] }))).toEqual({
      lines: [],
      vouchers: [],
    });
  });
});

describe('what another cart lacks of it', () => {
  const contents = { lines: [{ itemId: 'pencil', name: 'Bleistift', quantity: 3 }], vouchers: ['SCHULE10'] };
  const gone = { what: 'voucher', code: 'SCHULE10' };

  it.each([
    [
      'the voucher, where another one is there',
      aCart({ positions: [pencils(3)], vouchers: [{ ...voucher('applied'), code: 'WILLKOMMEN5' }] }),
      [gone],
    ],
    [
      'nothing, where the voucher is there among others',
      aCart({
        positions: [pencils(3)],
        vouchers: [{ ...voucher('applied'), code: 'WILLKOMMEN5' }, voucher('applied')],
      }),
      [],
    ],
    [
      'what only a gift makes up for',
      aCart({
        positions: [pencils(2), { ...pencils(1), id: 'gift', isFreeItem: true }],
        vouchers: [voucher('applied')],
      }),
      [{ what: 'line', name: 'Bleistift', was: 3, is: 2 }],
    ],
    [
      'nothing, where its pieces stand in two lines',
      aCart({ positions: [pencils(2), { ...pencils(1), id: 'p9' }], vouchers: [voucher('applied')] }),
      [],
    ],
  ])('is %s', (_what, cart, missing) => {
    expect(missingIn(cart, contents)).toEqual(missing);
  });
});

it.each([
  [{ what: 'voucher', is: null }, 'shop.cart.missing.voucher'],
  [{ what: 'line', is: 0 }, 'shop.cart.missing.line'],
  [{ what: 'line', is: 1 }, 'shop.cart.missing.pieces'],
])('the shopper reads for %o: %s', (missing, key) => {
  expect(missingMessage(missing)).toBe(key);
});
