import { expect, it } from 'vitest';

import { dealSplitMessage, splitQuantity } from './deal-quantity.ts';

it.each([
  ['within the maximum', 2, { maxQuantity: 5, inCart: 0 }, { lightning: 2, normal: 0 }],
  ['above the maximum', 7, { maxQuantity: 5, inCart: 0 }, { lightning: 5, normal: 2 }],
  ['with pieces in the cart already', 4, { maxQuantity: 5, inCart: 3 }, { lightning: 2, normal: 2 }],
  ['with the maximum in the cart', 1, { maxQuantity: 5, inCart: 5 }, { lightning: 0, normal: 1 }],
  ['with more in the cart than the maximum', 1, { maxQuantity: 3, inCart: 5 }, { lightning: 0, normal: 1 }],
  [
    'with fewer pieces left than the maximum allows',
    4,
    { maxQuantity: 5, inCart: 0, left: 1 },
    { lightning: 1, normal: 3 },
  ],
  ['with nothing left', 2, { maxQuantity: 5, inCart: 0, left: 0 }, { lightning: 0, normal: 2 }],
  ['with nothing added', 0, { maxQuantity: 5, inCart: 2 }, { lightning: 0, normal: 0 }],
])('splits an added quantity %s between special and ordinary price (DEAL-06)', (_when, added, limits, split) => {
  expect(splitQuantity(added, limits)).toEqual(split);
});

it.each([
  [0, 'shop.cart.dealMissed'],
  [1, 'shop.cart.dealSplit'],
  [3, 'shop.cart.dealSplit'],
] as const)('of added pieces of a deal, %i at its price: the shopper is told %s', (lightning, message) => {
  expect(dealSplitMessage({ lightning })).toBe(message);
});
