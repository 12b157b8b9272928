import { expect, it } from 'vitest';
import { cartNotices } from './cart-notices.ts';
import { EMPTY_CART_REPORT } from './carts.port.ts';

const HEFT = { itemId: 'heft-1', name: 'Heft' };

it.each([
  [
    'that an article needs a variant first',
    { variantsToChoose: [{ productId: 'heft', name: 'Heft', path: '/prod/heft/' }] },
    'shop.cart.variantsToChoose',
    { name: 'Heft' },
  ],
  [
    'how many pieces were wanted, and how many are in the cart now',
    { quantityChanged: [{ ...HEFT, asked: 5, now: 3 }] },
    'shop.cart.quantityChanged',
    { name: 'Heft', asked: 5, now: 3 },
  ],
  [
    'how many pieces can be ordered',
    { maxInCart: [{ ...HEFT, max: 10 }] },
    'shop.cart.maxInCart',
    { name: 'Heft', max: 10 },
  ],
  [
    'how many pieces have the price of the deal (DEAL-06)',
    { dealSplit: [{ ...HEFT, lightning: 2, normal: 1 }] },
    'shop.cart.dealSplit',
    { name: 'Heft', lightning: 2, normal: 1 },
  ],
  [
    'that no piece has it',
    { dealSplit: [{ ...HEFT, lightning: 0, normal: 3 }] },
    'shop.cart.dealMissed',
    { name: 'Heft', lightning: 0, normal: 3 },
  ],
])('warns a shopper %s (CART-04)', (_what, report, messageKey, values) => {
  expect(cartNotices({ ...EMPTY_CART_REPORT, ...report })).toEqual([{ kind: 'warning', messageKey, values }]);
});

it('says nothing if the shop did what was requested', () => {
  expect(cartNotices(EMPTY_CART_REPORT)).toEqual([]);
});
