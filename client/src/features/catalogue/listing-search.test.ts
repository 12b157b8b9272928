import { NO_FILTERS } from '@shop/domain/catalogue/listing-filters';
import { describe, expect, it } from 'vitest';

import { areCanonical } from './canonical-filters.ts';
import { listingHref, listingSearchOf } from './listing-search.ts';

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
    expect(listingSearchOf(search)).toEqual({ ...question, filters: NO_FILTERS });
  });

  it('have the filters, as links and as forms write them (LIST-01)', () => {
    expect(listingSearchOf({ 'filter.colour': 'red,blue', 'filter.PRICE.price': '2-' }).filters).toEqual(RED);
    expect(
      listingSearchOf({ 'filter.colour': 'red,blue', 'filter.PRICE.price.from': '2', 'filter.PRICE.price.to': '' })
        .filters,
    ).toEqual(RED);
  });

  it('are written without defaults, and with commas as they are', () => {
    expect(listingHref('/cat/10/', { page: 1, sort: 'si', filters: NO_FILTERS })).toBe('/cat/10/');
    expect(listingHref('/cat/10/', { page: 2, sort: 'rating', filters: RED })).toBe(
      '/cat/10/?p=2&sort=rating&filter.colour=blue,red&filter.PRICE.price=2-',
    );
  });

  it('sort as the shop recommends unless another order is chosen (LIST-05)', () => {
    expect([
      listingSearchOf({}).sort,
      listingSearchOf({ sort: 'cheapest' }).sort,
      listingSearchOf({ sort: 'new' }).sort,
    ]).toEqual(['si', 'si', 'new']);
  });

  it('are canonical if they are written as every link writes them', () => {
    expect(areCanonical({ p: '2', 'filter.PRICE.price': '2-', 'filter.colour': 'blue,red' }, RED)).toBe(true);
    expect(areCanonical({ 'filter.colour': 'red,blue', 'filter.PRICE.price': '2-' }, RED)).toBe(false);
    expect(areCanonical({ 'filter.no-such': '1' }, NO_FILTERS)).toBe(false);
    expect(areCanonical({ utm: '1' }, NO_FILTERS)).toBe(true);
  });
});
