import { describe, expect, it } from 'vitest';

import { CATEGORY_LISTING } from './category-address.ts';
import { changesListing, listingAddress } from './listing-address.ts';

describe('the parameters of a listing', () => {
  it.each([
    ['p', '2', true],
    ['p', '1', false],
    ['sort', 'new', true],
    ['sort', 'si', false],
    ['filter.colour', 'red', true],
    ['q', 'heft', false],
    ['constructor', 'x', false],
  ])('%s=%s changes a category: %s', (name, value, changes) => {
    expect(changesListing(CATEGORY_LISTING, [name, value])).toBe(changes);
  });

  it('are escaped in its address, except for commas', () => {
    expect(listingAddress('/cat/10/', { 'filter.a': 'x,y', b: '1&2' })).toBe('/cat/10/?filter.a=x,y&b=1%262');
    expect(listingAddress('/cat/10/', {})).toBe('/cat/10/');
  });
});
