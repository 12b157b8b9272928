import { describe, expect, it } from 'vitest';

import { areCanonical, areSameFilters, cleanListingParams } from './clean-listing-address.ts';
import { CATEGORY_LISTING } from './category-address.ts';
import { NO_FILTERS } from './listing-filters.ts';

const RED = {
  enumFilters: [{ id: 'colour', values: ['blue', 'red'] }],
  rangeFilters: [{ kind: 'PRICE', id: 'price', from: 200 }],
} as const;

describe('filters in the parameters of a listing', () => {
  it('are canonical if they are written as every link writes them', () => {
    expect(areCanonical({ p: '2', 'filter.PRICE.price': '2-', 'filter.colour': 'blue,red' }, RED)).toBe(true);
    expect(areCanonical({ 'filter.colour': 'red,blue', 'filter.PRICE.price': '2-' }, RED)).toBe(false);
    expect(areCanonical({ 'filter.no-such': '1' }, NO_FILTERS)).toBe(false);
    expect(areCanonical({ utm: '1' }, NO_FILTERS)).toBe(true);
  });

  it('are the same as others with the same address', () => {
    expect(areSameFilters(RED, { ...RED })).toBe(true);
    expect(areSameFilters(RED, { ...RED, rangeFilters: [] })).toBe(false);
    expect(areSameFilters({ ...RED, rangeFilters: [] }, RED)).toBe(false);
  });
});

describe('the parameters of a listing', () => {
  it('stay as they are if the shop writes them so, in any order', () => {
    for (const params of [
      [],
      [['utm', 'x']],
      [
        ['filter.colour', 'blue,red'],
        ['p', '2'],
        ['sort', 'new'],
        ['filter.brand', 'a'],
      ],
      [['sort', '']],
    ] as const)
      expect(cleanListingParams(CATEGORY_LISTING, params)).toBeUndefined();
  });

  it('have each filter once, and only what can be a filter or an order of this listing', () => {
    expect(
      cleanListingParams(CATEGORY_LISTING, [
        ['utm', 'x'],
        ['sort', 'relevance'],
        ['filter.colour', 'red'],
        ['filter.colour', 'blue,<b>'],
        ['filter.<b>', 'red'],
        ['filter.brand', '<b>'],
        ['filter.PRICE.price.from', '2'],
        ['filter.PRICE.price.to', ''],
        ['filter.PRICE.other', '1-9999999'],
        ['filter.PRICE.dearest', '1-1000000'],
        ['p', '2'],
      ]),
    ).toEqual([
      ['utm', 'x'],
      ['p', '2'],
      ['filter.colour', 'blue,red'],
      ['filter.PRICE.dearest', '1-1000000'],
      ['filter.PRICE.price', '2-'],
    ]);
  });

  it('have at most as many filters and values as a query may ask for', () => {
    const many = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `v${100 + at}`);
    expect(cleanListingParams(CATEGORY_LISTING, [['filter.colour', many(61).join(',')]])).toEqual([
      ['filter.colour', many(60).join(',')],
    ]);
    expect(
      cleanListingParams(
        CATEGORY_LISTING,
        many(25).map((id) => [`filter.${id}`, 'x']),
      ),
    ).toEqual(many(24).map((id) => [`filter.${id}`, 'x']));
    expect(
      cleanListingParams(
        CATEGORY_LISTING,
        many(25).map((id) => [`filter.PRICE.${id}`, '1-2']),
      ),
    ).toEqual(many(24).map((id) => [`filter.PRICE.${id}`, '1-2']));
  });
});
