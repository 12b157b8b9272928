import { expect, it } from 'vitest';

import { paginationRange } from './pagination-range.ts';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 8, [1, 2, undefined, 8]],
  [4, 8, [1, 2, 3, 4, 5, undefined, 8]],
  [5, 9, [1, undefined, 4, 5, 6, undefined, 9]],
  [8, 8, [1, undefined, 7, 8]],
])('page %i of %i shows its neighbours, first and last', (current, total, pages) => {
  expect(paginationRange(current, total)).toEqual(pages);
});
