import { describe, expect, it } from 'vitest';

import { listingHref, listingSearchOf } from './listing-search.ts';

describe('the search parameters of a listing', () => {
  it.each([
    [{}, { page: 1, sort: 'si' }],
    [{ p: '3', sort: 'price-asc' }, { page: 3, sort: 'price-asc' }],
    [{ p: '0' }, { page: 1, sort: 'si' }],
    [{ p: '-2', sort: 'random' }, { page: 1, sort: 'si' }],
    [{ p: '1e3' }, { page: 1, sort: 'si' }],
  ])('%o', (search, question) => {
    expect(listingSearchOf(search)).toEqual(question);
  });

  it('are written without defaults', () => {
    expect(listingHref('/cat/10/', { page: 1, sort: 'si' })).toBe('/cat/10/');
    expect(listingHref('/cat/10/', { page: 2, sort: 'rating' })).toBe('/cat/10/?p=2&sort=rating');
  });
});
