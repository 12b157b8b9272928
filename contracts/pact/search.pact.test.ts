import { NO_FILTERS } from '@shop/domain/catalogue/listing-filters';
import {
  adjustLongtailSearchQuery,
  checkQuery,
  coreSearch,
  getSuggestQueries,
} from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { returnsData } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { single, call } from './request/requests.ts';
import { anonymous } from './request/shoppers.ts';
import { recordInteractions } from './record-interactions.ts';

const { categoryId, filterId, filterValue } = ID;
const NONE = { enumFilters: [], rangeFilters: [] };

it('reads a page of what a search finds (UPQ-29)', async () => {
  const found = await recordInteractions(
    [
      {
        description: 'a visitor searches for exercise books',
        given: {},
        request: single(
          anonymous,
          call(coreSearch, {
            filter: { searchTerm: 'Heft', ...NONE },
            paging: { offset: 60, limit: 60, sortBy: 'price-asc' },
          }),
        ),
        reply: returnsData(coreSearch, {
          'core_search.products.tiles': 'there',
          'core_search.categoryFilter': 'there',
          'core_search.filters': 'there',
          'core_search.suggestedFilters': 'there',
          'core_search.link': { exactly: null },
        }),
      },
    ],
    ({ shop }) =>
      shop.search.search(anonymous, { searchTerm: 'Heft', page: 2, sort: 'price-asc', filters: NO_FILTERS }),
  );
  expect(found).toMatchObject({
    products: [{ id: 'id-1' }],
    categoryFilter: [{ id: 'id-1', selected: true }],
    suggestedFilters: [{ id: 'id-1', name: 'Text' }],
  });
  expect(found.redirectPath).toBeUndefined();
});

it('reads a search that is narrowed down, and what else it can be narrowed down by (UPQ-29, SEARCH-09)', async () => {
  const found = await recordInteractions(
    [
      {
        description: 'a visitor searches within a category, by a filter and a price',
        given: { category: {} },
        request: single(
          anonymous,
          call(coreSearch, {
            filter: {
              searchTerm: 'Heft',
              enumFilters: [{ id: filterId, values: [filterValue] }],
              rangeFilters: [{ id: 'price', from: 0.5 }],
              category: categoryId,
            },
            paging: { offset: 0, limit: 60, sortBy: 'relevance' },
          }),
        ),
        reply: returnsData(coreSearch, { 'core_search.link': { exactly: null } }),
      },
    ],
    ({ shop }) =>
      shop.search.search(anonymous, {
        searchTerm: 'Heft',
        page: 1,
        sort: 'relevance',
        filters: {
          enumFilters: [{ id: filterId, values: [filterValue] }],
          rangeFilters: [{ kind: 'PRICE', id: 'price', from: 50 }],
        },
        searchInCategoryId: categoryId,
      }),
  );
  expect(found).toMatchObject({ total: expect.any(Number), currentPage: expect.any(Number) });
});

it('reads searches that are suggested (UPQ-31)', async () => {
  const suggested = await recordInteractions(
    [
      {
        description: 'a visitor types the beginning of a search',
        given: {},
        request: single(anonymous, call(getSuggestQueries, { userQuery: 'hef' })),
        reply: returnsData(getSuggestQueries, { 'getSuggestQueries.suggestQueries': 'there' }),
      },
    ],
    ({ shop }) => shop.search.suggestQueries(anonymous, 'hef'),
  );
  expect(suggested).toEqual(['Text']);
});

it('reads what a search means (UPQ-32)', async () => {
  const check = await recordInteractions(
    [
      {
        description: 'a visitor searches for a word with a typing mistake',
        given: {},
        request: single(anonymous, call(checkQuery, { originalQuery: 'Bleistfit' })),
        reply: returnsData(checkQuery, {
          'checkQuery.redirectPath': { exactly: null },
          'checkQuery.originalQuery': { exactly: 'Bleistfit' },
        }),
      },
    ],
    ({ shop }) => shop.search.checkQuery(anonymous, 'Bleistfit'),
  );
  expect(check).toEqual({ query: 'Text', originalQuery: 'Bleistfit' });
});

it('reads a search with fewer words (UPQ-30)', async () => {
  const adjusted = await recordInteractions(
    [
      {
        description: 'a visitor searches for words that find nothing together',
        given: {},
        request: single(anonymous, call(adjustLongtailSearchQuery, { searchQuery: 'Schere qqxxzz' })),
        reply: returnsData(adjustLongtailSearchQuery),
      },
    ],
    ({ shop }) => shop.search.adjustLongtailQuery(anonymous, 'Schere qqxxzz'),
  );
  expect(adjusted).toMatchObject({
    searchQuery: 'Text',
    filters: { enumFilters: [{ id: 'id-1', values: ['id-1'] }], rangeFilters: [{ kind: 'PRICE', id: 'price' }] },
  });
});
