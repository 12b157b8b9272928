import { expect, it } from 'vitest';

import { readCategoryParams } from '@shop/domain/catalogue/category-address';
import { toggleValue } from '@shop/domain/catalogue/change-filters';

import { listingLinks } from './listing-links.ts';

const VALUES = [
  { id: 'red', name: 'Rot', count: 3, selected: true, imageUrl: null },
  { id: 'blue', name: 'Blau', count: 2, selected: false, imageUrl: null },
];
const FILTERS = {
  enumFilters: [{ id: 'colour', name: 'Farbe', values: VALUES }],
  rangeFilters: [
    { kind: 'PRICE' as const, id: 'price', name: 'Preis', min: 100, max: 900, selectedMin: 200, selectedMax: null },
  ],
};

it('lead from a page of a listing to its first page with other filters, in the same order, or to all of it (LIST-03, LIST-04)', () => {
  const links = listingLinks(
    { path: '/cat/10/', filters: FILTERS },
    readCategoryParams({ p: '3', sort: 'new', 'filter.colour': 'red', 'filter.PRICE.price': '2-' }),
  );
  expect(links.hrefOf(toggleValue(links.chosen, 'colour', 'blue'))).toBe(
    '/cat/10/?sort=new&filter.colour=blue,red&filter.PRICE.price=2-',
  );
  expect(links.hrefOf(toggleValue(links.chosen, 'colour', 'red'))).toBe('/cat/10/?sort=new&filter.PRICE.price=2-');
  expect([links.clearHref, links.kept]).toEqual(['/cat/10/', { sort: 'new' }]);
});
