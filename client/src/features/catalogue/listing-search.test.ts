import { describe, expect, it } from 'vitest';

import { listingHref, listingSearchOf } from './listing-search.ts';

describe('what an address asks of a category', () => {
  it.each([
    [{}, { page: 1, sort: 'si' }],
    [{ p: '3', sort: 'price-asc' }, { page: 3, sort: 'price-asc' }],
    [{ p: '0' }, { page: 1, sort: 'si' }],
    [{ p: '-2', sort: 'random' }, { page: 1, sort: 'si' }],
    [{ p: '1e3' }, { page: 1, sort: 'si' }],
  ])('%o', (search, question) => {
    expect(listingSearchOf(search)).toEqual(question);
  });

  it('is written without what is asked by default', () => {
    expect(listingHref('/cat/10/', { page: 1, sort: 'si' })).toBe('/cat/10/');
    expect(listingHref('/cat/10/', { page: 2, sort: 'rating' })).toBe('/cat/10/?p=2&sort=rating');
  });
});
