import { expect, it } from 'vitest';
import { keyOfClaimRefusal, keyOfListRefusal } from './wishlist-refusal-key.ts';

it.each([
  ['customer', 'shop.wishlist.gone'],
  ['guest', 'shop.wishlist.notFound'],
  ['logged-out', 'shop.wishlist.notFound'],
] as const)('a list that is not there asks to sign in again whoever is not signed in: %s', (loginState, key) => {
  const gone = { because: 'no-such-list' } as const;
  expect([keyOfListRefusal(gone, { loginState }), keyOfClaimRefusal(gone, { loginState })]).toEqual([key, key]);
});

it.each([
  [2, 'shop.wishlist.claim.tooMany'],
  [0, 'shop.wishlist.claim.noneOpen'],
])('a claim of more than the %i pieces that are open says whether any are: %s', (open, key) => {
  expect(keyOfClaimRefusal({ because: 'too-many-pieces', open }, { loginState: 'logged-out' })).toBe(key);
});
