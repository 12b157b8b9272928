import { expect, it } from 'vitest';
import { aCart, aPosition } from '../testing/a-cart.ts';
import { takingOut } from './take-out-of-cart.ts';

const line = (itemId: string, quantity: number, removable = true) =>
  aPosition({ id: itemId, operationsId: `operations-${itemId}`, itemId, quantity, removable });

const added = (itemId: string, quantity: number) => ({ itemId, quantity });

it('takes out exactly what was added, as far as it is still in the cart', () => {
  const cart = aCart({ positions: [line('a', 6), line('b', 2), line('c', 1), line('fixed', 3, false)] });
  expect(takingOut(cart, [added('a', 4), added('b', 2), added('c', 5), added('fixed', 1), added('gone', 1)])).toEqual([
    { do: 'change-quantity', positionId: 'operations-a', quantity: 2 },
    { do: 'remove-position', positionId: 'operations-b' },
    { do: 'remove-position', positionId: 'operations-c' },
  ]);
});
