import { expect, it } from 'vitest';
import { leftAfterTakingOut } from './take-out-of-cart.ts';

it.each([
  ['all that were added', 3, 3, 1, 0],
  ['what was added, of a line that was raised since', 11, 1, 1, 10],
  ['as many as are there, of a line that was lowered since', 2, 5, 1, 0],
  ['all but what can be ordered', 12, 8, 10, 10],
  ['the whole line, although it is below what can be ordered', 4, 4, 10, 0],
])('takes out %s', (_what, quantity, pieces, minimumOrderQuantity, left) => {
  expect(leftAfterTakingOut({ quantity, minimumOrderQuantity }, pieces)).toBe(left);
});
