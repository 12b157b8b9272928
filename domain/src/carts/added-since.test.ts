import { expect, it } from 'vitest';
import { aCart, aPosition } from '../testing/a-cart.ts';
import { addedSince } from './added-since.ts';

const line = (itemId: string, quantity: number, isFreeItem = false) =>
  aPosition({ id: itemId, itemId, name: `Heft ${itemId}`, quantity, isFreeItem });

it('counts the pieces that came into the cart, without gifts and what was there', () => {
  const before = aCart({ positions: [line('a', 2), line('b', 5), line('c', 3)] });
  const after = aCart({
    positions: [line('a', 6), line('b', 5), line('c', 1), line('d', 1)],
    freeArticles: [line('gift', 1, true)],
  });
  expect(addedSince(before, after)).toEqual([
    { itemId: 'a', name: 'Heft a', quantity: 4 },
    { itemId: 'd', name: 'Heft d', quantity: 1 },
  ]);
});
