import { expect, it } from 'vitest';

import { readPageNumber } from './page-number.ts';

it.each([
  ['1', 1],
  ['60', 60],
  ['99999', 99_999],
  ['0', undefined],
  ['01', undefined],
  ['100000', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['x', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads %s as page %s', (text, page) => {
  expect(readPageNumber(text)).toBe(page);
});
