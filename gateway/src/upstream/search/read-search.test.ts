import { describe, expect, it } from 'vitest';

import type { AdjustLongtailSearchQueryQuery, CoreSearchQuery } from '../generated/operation-types.ts';
import { aTileReply } from '../testing/replies.ts';
import { noting } from '../testing/noting.ts';
import { readAdjusted, readCheck, readSearch } from './read-search.ts';

type Reply = CoreSearchQuery['core_search'];
type Range = AdjustLongtailSearchQueryQuery['adjustLongtailSearchQuery']['filters']['rangeFilters'][number];

const aReply = (overrides: Partial<Reply> = {}): Reply => ({
  products: { total: 0, totalPages: 1, currentPage: 1, sortBy: 'relevance', tiles: [] },
  categoryFilter: [],
  filters: [],
  suggestedFilters: [],
  link: null,
  ...overrides,
});

describe('what a search of the upstream finds', () => {
  it('has products, the page they are on, and their order', () => {
    const products = { total: 61, totalPages: 2, currentPage: 2, sortBy: 'price-asc', tiles: [aTileReply()] };
    expect(readSearch(aReply({ products }))).toMatchObject({
      products: [{ id: 'kreide' }],
      total: 61,
      totalPages: 2,
      currentPage: 2,
      sort: 'price-asc',
    });
    const { value, unknown } = noting(
      () => readSearch(aReply({ products: { ...products, sortBy: 'by-colour' } })).sort,
    );
    expect([value, unknown]).toEqual(['unknown', ['CategoryProducts.sortBy: by-colour']]);
  });

  it('has categories and suggested filters to narrow it down', () => {
    const categoryFilter = [{ id: '11', name: 'Stifte', count: 3, path: '/cat/11/', selected: true }];
    const red = { id: 'red', name: 'Rot', count: 2, selected: false };
    const found = readSearch(
      aReply({
        categoryFilter,
        suggestedFilters: [{ id: 'colour', name: 'Farbe', values: [{ ...red, imageUrl: null }] }],
      }),
    );
    expect(found.categoryFilter).toEqual(categoryFilter);
    expect(found.suggestedFilters).toStrictEqual([{ id: 'colour', name: 'Farbe', values: [red] }]);
  });

  it.each([
    ['/prod/12/', '/prod/12/'],
    ['https://evil.example/', undefined],
    ['//evil.example/', undefined],
    [null, undefined],
  ])('leads to pages of the shop only: %s (UPQ-29)', (url, path) => {
    expect(readSearch(aReply({ link: url === null ? null : { url } })).redirectPath).toBe(path);
    expect(readCheck({ query: 'a', originalQuery: 'b', redirectPath: url })).toEqual({
      query: 'a',
      originalQuery: 'b',
      ...(path === undefined ? {} : { redirectPath: path }),
    });
  });
});

describe('a search of the upstream with fewer words', () => {
  const rangesOf = (...rangeFilters: Range[]) =>
    readAdjusted({ searchQuery: 'Schere', filters: { enumFilters: [], rangeFilters } }).filters.rangeFilters;

  it('has the filters that were read from the words left out (UPQ-30)', () => {
    const filters = { enumFilters: [{ id: 'colour', values: ['red', 'blue'] }], rangeFilters: [] };
    expect(readAdjusted({ searchQuery: 'Schere', filters })).toEqual({ searchQuery: 'Schere', filters });
  });

  it('has prices to the cent, and ratings in stars', () => {
    expect(
      rangesOf({ id: 'PRICE.price', from: 0.29, to: 19.99 }, { id: 'rating.rating', from: 3.5, to: null }),
    ).toStrictEqual([
      { kind: 'PRICE', id: 'price', from: 29, to: 1999 },
      { kind: 'rating', id: 'rating', from: 3.5 },
    ]);
  });

  it('is not narrowed down by a range of an unknown kind, or without a name', () => {
    const { value, unknown } = noting(() =>
      rangesOf(
        { id: 'WEIGHT.weight', from: 1, to: 2 },
        { id: 'PRICE', from: 1, to: 2 },
        { id: 'rating', from: 1, to: 2 },
      ),
    );
    expect([value, unknown]).toEqual([
      [],
      ['AdjustedRangeFilter.id: WEIGHT.weight', 'AdjustedRangeFilter.id: PRICE', 'AdjustedRangeFilter.id: rating'],
    ]);
  });
});
