import { describe, expect, it } from 'vitest';

import { changesListing } from '../catalogue/listing-address.ts';
import { NO_FILTERS } from '../catalogue/listing-filters.ts';
import { withoutFilters } from '../catalogue/listing-query.ts';
import { isTypedParam, readSearchParams, SEARCH_LISTING, searchPath, writeSearchParams } from './search-address.ts';
import { DEFAULT_SEARCH_SORT, shortenSearchTerm, type SearchQuery } from './search-query.ts';

const FULL: SearchQuery = {
  searchTerm: 'Hefte A5',
  originalTerm: 'Hfte A5',
  page: 3,
  sort: 'price-asc',
  searchInCategoryId: '11',
  filters: { enumFilters: [{ id: 'brand', values: ['linea', 'pausenhof'] }], rangeFilters: [] },
};

describe('a search in its URL', () => {
  it('has the term, what was typed, page, sort, category and filters (SEARCH-02)', () => {
    expect(writeSearchParams(FULL)).toEqual({
      q: 'Hefte A5',
      oq: 'Hfte A5',
      p: '3',
      sort: 'price-asc',
      searchInCategoryId: '11',
      'filter.brand': 'linea,pausenhof',
    });
    expect(readSearchParams(writeSearchParams(FULL))).toEqual(FULL);
  });

  it('leaves defaults out', () => {
    expect(searchPath({ searchTerm: 'heft', page: 1, sort: DEFAULT_SEARCH_SORT, filters: NO_FILTERS })).toBe(
      '/search/?q=heft',
    );
  });

  it('encodes & and + in the term (SEARCH-03)', () => {
    expect(
      searchPath({ searchTerm: 'Kleben & Schneiden 3+', page: 1, sort: DEFAULT_SEARCH_SORT, filters: NO_FILTERS }),
    ).toBe('/search/?q=Kleben%20%26%20Schneiden%203%2B');
  });

  it('is none without a term', () => {
    for (const q of [undefined, '', ' \t\u0000 ', '\u200B'])
      expect(readSearchParams(q === undefined ? { sort: 'new' } : { q })).toBeUndefined();
  });

  it('ignores pages and sorts that do not exist', () => {
    expect(readSearchParams({ q: ' Hefte  A5 ', oq: ' ', p: '0', sort: 'si' })).toEqual({
      searchTerm: 'Hefte A5',
      page: 1,
      sort: 'relevance',
      filters: NO_FILTERS,
    });
  });

  it('says in its URL that somebody insists on what they typed (SEARCH-02)', () => {
    expect(
      searchPath({ searchTerm: 'Hfte', originalTerm: 'Hfte', page: 1, sort: DEFAULT_SEARCH_SORT, filters: NO_FILTERS }),
    ).toBe('/search/?q=Hfte&oq=Hfte');
    expect(readSearchParams({ q: 'Hfte', oq: 'Hfte' })).toMatchObject({ searchTerm: 'Hfte', originalTerm: 'Hfte' });
  });

  it.each(['A4 Heft', 'A\u200B4 Heft', 'A4\u00A0Heft', 'A\u00AD4\u2009\u2009Heft\uFEFF', '\u202AA4 Heft\u202C'])(
    'is the same wherever it was copied from: %j',
    (q) => {
      expect(shortenSearchTerm(q).term).toBe('A4 Heft');
      expect(readSearchParams({ q, oq: q })).toMatchObject({ searchTerm: 'A4 Heft', originalTerm: 'A4 Heft' });
    },
  );

  it.each([
    [undefined, 1],
    ['7', 7],
    ['10', 10],
    ['12345', 12_345],
    ['123456', 1],
    ['x3', 1],
    ['3x', 1],
    ['03', 1],
    ['1x', 1],
  ])('reads the page %s as %i', (p, page) => {
    expect(readSearchParams({ q: 'heft', ...(p === undefined ? {} : { p }) })?.page).toBe(page);
  });

  it('is in all categories, and for nothing else than its term, unless it says so', () => {
    expect(readSearchParams({ q: 'heft', searchInCategoryId: '' })).not.toHaveProperty('searchInCategoryId');
    expect(readSearchParams({ q: 'heft' })).toStrictEqual({
      searchTerm: 'heft',
      page: 1,
      sort: 'relevance',
      filters: NO_FILTERS,
    });
  });

  it('sorts by relevance unless another order is chosen (LIST-05)', () => {
    expect(readSearchParams({ q: 'heft' })?.sort).toBe('relevance');
  });
});

it('forgets filters, sort, page and the category of a search when filters are cleared (LIST-04)', () => {
  expect(withoutFilters(FULL, DEFAULT_SEARCH_SORT)).toEqual({
    searchTerm: 'Hefte A5',
    originalTerm: 'Hfte A5',
    page: 1,
    sort: 'relevance',
    filters: NO_FILTERS,
  });
});

it.each([
  ['q', '', false],
  ['q', 'heft', true],
  ['oq', '', false],
  ['oq', 'hfte', true],
  ['p', '1', false],
  ['p', '2', true],
  ['sort', 'relevance', false],
  ['sort', 'new', true],
  ['searchInCategoryId', '', false],
  ['searchInCategoryId', '11', true],
  ['filter.brand', 'linea', true],
  ['utm_source', 'mail', false],
])('whether %s=%s makes another page of the search: %s', (name, value, expected) => {
  expect(changesListing(SEARCH_LISTING, [name, value])).toBe(expected);
});

it('has texts that somebody typed, which may be of any length, only in what is searched for', () => {
  expect(['q', 'oq', 'p', 'sort', 'searchInCategoryId', 'filter.brand'].filter(isTypedParam)).toEqual(['q', 'oq']);
});
