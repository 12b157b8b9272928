import { expect, it } from 'vitest';
import { CATEGORY_SORTS, DEFAULT_CATEGORY_SORT, PRODUCTS_PER_PAGE } from './category.ts';

it('lists 60 products on a page, sorted by `si` unless another order is requested (LIST-02, LIST-05)', () => {
  expect([PRODUCTS_PER_PAGE, DEFAULT_CATEGORY_SORT, CATEGORY_SORTS[0]]).toEqual([60, 'si', 'si']);
});
