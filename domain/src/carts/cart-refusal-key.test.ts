import { expect, it } from 'vitest';

import { keyOfCartRefusal } from './cart-refusal-key.ts';

it.each([
  [
    "the shop's own words about a voucher",
    { because: 'voucher-refused', code: 'ALT', message: 'shop.voucher.expired' },
    'shop.voucher.expired',
  ],
  ['words for the reason', { because: 'sold-out', itemId: '1' }, 'vue.orderForm.availability.outOfStock'],
  ['words for a session that is over', { because: 'cart-not-found' }, 'shop.error.sessionExpired'],
  ['words for an order', { because: 'already-submitted' }, 'vue.checkout.error.orderAlreadySubmitted'],
  ['words for a full list', { because: 'saved-list-full' }, 'shop.cart.savedListFull'],
  [
    'common words for an invented article',
    { because: 'no-such-item', itemId: '1' },
    'vue.cart.error.somethingWentWrong',
  ],
  [
    'common words for a line that is gone',
    { because: 'no-such-position', positionId: '1' },
    'vue.cart.error.somethingWentWrong',
  ],
  [
    'common words for a saved article that is gone',
    { because: 'no-such-saved-line', savedId: '1' },
    'vue.cart.error.somethingWentWrong',
  ],
] as const)('a refused change of the cart has %s', (_, refusal, key) => {
  expect(keyOfCartRefusal(refusal)).toBe(key);
});
