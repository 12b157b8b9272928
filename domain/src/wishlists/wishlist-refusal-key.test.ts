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
