import { describe, expect, it } from 'vitest';
import { aWishlistEntry, aWishlistItem, aWishlistProduct } from '../testing/a-wishlist-entry.ts';
import { entryGap, minimumToTell, type WishlistEntry } from './wishlist-entry.ts';

const { path: _path, ...LOST } = aWishlistProduct();
const { item: _item, total: _total, ...WITHOUT_ITEM } = aWishlistEntry();

describe('an entry that cannot go into the cart', () => {
  it.each([
    ['nothing', aWishlistEntry(), undefined],
    ['a product that is still sold', { ...WITHOUT_ITEM, product: LOST, isSaleable: false }, 'no-longer-sold'],
    ['a variant', WITHOUT_ITEM, 'choose-variant'],
    ['a variant first, though all are sold out', { ...WITHOUT_ITEM, isSaleable: false, quantity: 0 }, 'choose-variant'],
    ['stock', aWishlistEntry({ isSaleable: false }), 'sold-out'],
    ['stock first, though no piece is wanted', aWishlistEntry({ isSaleable: false, quantity: 0 }), 'sold-out'],
    ['a quantity', aWishlistEntry({ quantity: 0 }), 'no-quantity'],
  ] as const satisfies readonly (readonly [string, WishlistEntry, unknown])[])('lacks %s', (_what, entry, gap) => {
    expect(entryGap(entry)).toBe(gap);
  });
});

describe('an entry of a class list', () => {
  it.each([
    ['has pieces for the shopper to buy', aWishlistEntry(), 2, undefined],
    ['has none', aWishlistEntry(), 0, 'nothing-open'],
    ['has none, and none is needed', aWishlistEntry({ quantity: 0 }), 0, 'no-quantity'],
    ['has none, and is sold out', aWishlistEntry({ isSaleable: false }), 0, 'sold-out'],
  ] as const)('%s', (_what, entry, pieces, gap) => {
    expect(entryGap(entry, pieces)).toBe(gap);
  });
});

describe('the minimum of an article', () => {
  const item = aWishlistItem({ minimumOrderQuantity: 10 });

  it.each([
    [9, 10],
    [1, 10],
    [10, undefined],
    [0, undefined],
  ])('is told beside %i pieces: %s', (quantity, minimum) => {
    expect(minimumToTell(aWishlistEntry({ item, quantity }))).toBe(minimum);
  });

  it('is not told before a variant is chosen', () => {
    expect(minimumToTell(WITHOUT_ITEM)).toBeUndefined();
  });
});
