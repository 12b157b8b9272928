import { expect, it } from 'vitest';
import { starsOf } from './stars.ts';

it.each([
  [0, 0],
  [1.39, 0],
  [1.4, 1.5],
  [1.89, 1.5],
  [1.9, 2],
  [2.4, 2.5],
  [2.9, 3],
  [3.4, 3.5],
  [3.9, 4],
  [4.4, 4.5],
  [4.89, 4.5],
  [4.9, 5],
  [5, 5],
])('a rating of %d is shown as %d stars (LIST-13)', (rating, stars) => {
  expect(starsOf(rating)).toBe(stars);
});
