import { describe, expect, it } from 'vitest';

import { categoryAddress, readCategoryParams } from './category-address.ts';
import { NO_FILTERS } from './listing-filters.ts';

const RED = {
  enumFilters: [{ id: 'colour', values: ['blue', 'red'] }],
  rangeFilters: [{ kind: 'PRICE', id: 'price', from: 200 }],
} as const;

describe('the search parameters of a listing', () => {
  it.each([
    [{}, { page: 1, sort: 'si' }],
    [
      { p: '3', sort: 'price-asc' },
      { page: 3, sort: 'price-asc' },
    ],
    [{ p: '0' }, { page: 1, sort: 'si' }],
    [
      { p: '-2', sort: 'random' },
      { page: 1, sort: 'si' },
    ],
    [{ p: '1e3' }, { page: 1, sort: 'si' }],
  ])('%o', (search, question) => {
    expect(readCategoryParams(search)).toEqual({ ...question, filters: NO_FILTERS });
  });

  it('have the filters, as links and as forms write them (LIST-01)', () => {
    expect(readCategoryParams({ 'filter.colour': 'red,blue', 'filter.PRICE.price': '2-' }).filters).toEqual(RED);
    expect(
      readCategoryParams({ 'filter.colour': 'red,blue', 'filter.PRICE.price.from': '2', 'filter.PRICE.price.to': '' })
        .filters,
    ).toEqual(RED);
  });

  it('are written without defaults, and with commas as they are', () => {
    expect(categoryAddress('/cat/10/', { page: 1, sort: 'si', filters: NO_FILTERS })).toBe('/cat/10/');
    expect(categoryAddress('/cat/10/', { page: 2, sort: 'rating', filters: RED })).toBe(
      '/cat/10/?p=2&sort=rating&filter.colour=blue,red&filter.PRICE.price=2-',
    );
  });

  it('sort as the shop recommends unless another order is chosen (LIST-05)', () => {
    expect([
      readCategoryParams({}).sort,
      readCategoryParams({ sort: 'cheapest' }).sort,
      readCategoryParams({ sort: 'new' }).sort,
    ]).toEqual(['si', 'si', 'new']);
  });
});
