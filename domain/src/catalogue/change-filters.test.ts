import { describe, expect, it } from 'vitest';

import { heroFilterIds, toggleValue, withoutRange, withRange } from './change-filters.ts';
import { isFiltered, NO_FILTERS, type ListingFilters } from './listing-filters.ts';

const BOTH: ListingFilters = {
  enumFilters: [
    { id: 'brand', values: ['linea'] },
    { id: 'colour', values: ['blue', 'red'] },
  ],
  rangeFilters: [{ kind: 'PRICE', id: 'price', from: 100 }],
};

describe('changed filters', () => {
  it('have one value more or less, in a fixed order (LIST-03)', () => {
    expect(toggleValue(NO_FILTERS, 'colour', 'red')).toEqual({
      enumFilters: [{ id: 'colour', values: ['red'] }],
      rangeFilters: [],
    });
    expect(toggleValue(BOTH, 'brand', 'klecks').enumFilters[0]).toEqual({ id: 'brand', values: ['klecks', 'linea'] });
    expect(toggleValue(toggleValue(BOTH, 'age', '3'), 'age', '3')).toEqual(BOTH);
    expect(toggleValue(BOTH, 'colour', 'red').enumFilters[1]).toEqual({ id: 'colour', values: ['blue'] });
    expect(toggleValue(BOTH, 'brand', 'linea').enumFilters).toEqual([{ id: 'colour', values: ['blue', 'red'] }]);
  });

  it('have other bounds, or none', () => {
    expect(withRange(BOTH, { kind: 'PRICE', id: 'price', to: 900 }).rangeFilters).toEqual([
      { kind: 'PRICE', id: 'price', to: 900 },
    ]);
    const rated = withRange(NO_FILTERS, { kind: 'rating', id: 'rating', from: 4 });
    expect(withRange(rated, { kind: 'PRICE', id: 'price', to: 900 }).rangeFilters.map(({ id }) => id)).toEqual([
      'price',
      'rating',
    ]);
    expect(withoutRange(BOTH, { kind: 'PRICE', id: 'base' }).rangeFilters).toEqual(BOTH.rangeFilters);
    expect(withoutRange(BOTH, { kind: 'rating', id: 'price' }).rangeFilters).toEqual(BOTH.rangeFilters);
    expect(withoutRange(BOTH, { kind: 'PRICE', id: 'price' }).rangeFilters).toEqual([]);
  });

  it('are none if nothing is chosen', () => {
    expect([
      isFiltered(NO_FILTERS),
      isFiltered(BOTH),
      isFiltered({ enumFilters: [], rangeFilters: BOTH.rangeFilters }),
    ]).toEqual([false, true, true]);
  });
});

it('opens up to four filters beside categories, otherwise five (LIST-07)', () => {
  const enumFilters = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, name: id, values: [] }));
  expect(heroFilterIds({ enumFilters }, true)).toEqual(['a', 'b', 'c', 'd']);
  expect(heroFilterIds({ enumFilters }, false)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(heroFilterIds({ enumFilters: enumFilters.slice(0, 2) }, true)).toEqual(['a', 'b']);
});
