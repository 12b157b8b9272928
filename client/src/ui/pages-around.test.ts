import { expect, it } from 'vitest';

import { pagesAround } from './pages-around.ts';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 8, [1, 2, undefined, 8]],
  [4, 8, [1, 2, 3, 4, 5, undefined, 8]],
  [5, 9, [1, undefined, 4, 5, 6, undefined, 9]],
  [8, 8, [1, undefined, 7, 8]],
])('page %i of %i shows its neighbours, first and last', (current, total, pages) => {
  expect(pagesAround(current, total)).toEqual(pages);
});
