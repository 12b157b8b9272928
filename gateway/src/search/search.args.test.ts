import 'reflect-metadata';
import { SEARCH_SORTS } from '@shop/domain/search/search-query';
import { describe, expect, it } from 'vitest';
import { complaintAbout, readArgs } from '../testing/read-args.ts';
import { SearchArgs, SearchTextArgs } from './search.args.ts';

const LONGEST = 10_000;
const NO_CHOICE = { enumFilters: [], rangeFilters: [] };
const NOT_AN_ID = 'must be an id: letters, digits, dot, dash or underscore, at most 64';

describe('the words of a search', () => {
  it('are one line', async () => {
    expect(await readArgs(SearchTextArgs, { q: 'rote\tHefte\n' })).toEqual({ q: 'rote Hefte ' });
  });

  it('are at most ten thousand characters', async () => {
    expect(await complaintAbout(SearchTextArgs, { q: 'x'.repeat(LONGEST) })).toBeUndefined();
    expect(await complaintAbout(SearchTextArgs, { q: 'x'.repeat(LONGEST + 1) })).toBe(
      'q must be a text of at most 10000 characters',
    );
  });

  it.each([undefined, null, 7, ['Heft']])('are a text, and not %s', async (q) => {
    expect(await complaintAbout(SearchTextArgs, { q })).toBe('q must be a text of at most 10000 characters');
  });
});

describe('a search', () => {
  const complaint = (more: object) => complaintAbout(SearchArgs, { q: 'Heft', ...more });

  it('begins with the first page of what fits best', async () => {
    expect(await readArgs(SearchArgs, { q: 'Heft' })).toEqual({ q: 'Heft', page: 1, sort: 'relevance' });
  });

  it('may say what was typed before, where to search, how, and with which filters', async () => {
    const filters = {
      enumFilters: [{ id: 'brand', values: ['a', 'b'] }],
      rangeFilters: [
        { kind: 'PRICE', id: 'price', from: 0, to: 100_000_000 },
        { kind: 'rating', id: 'stars', from: null },
      ],
    };
    const asked = { q: 'Heft', oq: 'Hefft', page: 10_000, sort: 'price-desc', searchInCategoryId: '1011', filters };
    expect(await readArgs(SearchArgs, asked)).toEqual(asked);
  });

  it.each(['oq', 'searchInCategoryId', 'filters'])('may leave %s open', async (field) => {
    expect(await complaint({ [field]: null })).toBeUndefined();
  });

  it.each(SEARCH_SORTS)('can be ordered by %s', async (sort) => {
    expect(await complaint({ sort })).toBeUndefined();
  });

  it.each([
    ['page must not be less than 1', { page: 0 }],
    ['page must not be greater than 10000', { page: 10_001 }],
    ['page must be an integer number', { page: 1.5 }],
    [`sort must be one of the following values: ${SEARCH_SORTS.join(', ')}`, { sort: 'si' }],
    ['oq must be a text of at most 10000 characters', { oq: 'x'.repeat(LONGEST + 1) }],
    [`searchInCategoryId ${NOT_AN_ID}`, { searchInCategoryId: '../12' }],
    [`searchInCategoryId ${NOT_AN_ID}`, { searchInCategoryId: '1'.repeat(65) }],
    [`id ${NOT_AN_ID}`, { filters: { ...NO_CHOICE, enumFilters: [{ id: '', values: [] }] } }],
    [
      'to must not be greater than 100000000',
      { filters: { ...NO_CHOICE, rangeFilters: [{ kind: 'PRICE', id: 'price', to: 100_000_001 }] } },
    ],
    [
      'from must not be less than 0',
      { filters: { ...NO_CHOICE, rangeFilters: [{ kind: 'PRICE', id: 'price', from: -1 }] } },
    ],
    [
      'enumFilters must contain no more than 24 elements',
      { filters: { ...NO_CHOICE, enumFilters: Array.from({ length: 25 }, () => ({ id: 'brand', values: [] })) } },
    ],
    [
      'values must contain no more than 60 elements',
      { filters: { ...NO_CHOICE, enumFilters: [{ id: 'brand', values: Array.from({ length: 61 }, () => 'a') }] } },
    ],
  ])('is refused: %s', async (refused, more) => {
    expect(await complaint(more)).toBe(refused);
  });

  it('needs words', async () => {
    expect(await complaint({ q: undefined })).toBe('q must be a text of at most 10000 characters');
  });
});
