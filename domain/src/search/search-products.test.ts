import { describe, expect, it } from 'vitest';

import { NO_FILTERS } from '../catalogue/listing-filters.ts';
import { anAnonymousShopper } from '../testing/a-shopper.ts';
import { searchProducts, searchTargetOf } from './search-products.ts';
import { DEFAULT_SEARCH_SORT, type SearchQuery } from './search-query.ts';
import type { Search, SearchListing } from './search.port.ts';

const shopper = anAnonymousShopper();
const query = (searchTerm: string, more: Partial<SearchQuery> = {}): SearchQuery => ({
  searchTerm,
  page: 1,
  sort: DEFAULT_SEARCH_SORT,
  filters: NO_FILTERS,
  ...more,
});

const CHEAP = { enumFilters: [], rangeFilters: [{ kind: 'PRICE', id: 'price', to: 500 }] } as const;

/** Knows "Schere" and one article; searches are counted by their words. */
const aSearch = (): Search & { readonly searched: SearchQuery[] } => {
  const searched: SearchQuery[] = [];
  const listing = (total: number): SearchListing => ({
    products: [],
    total,
    currentPage: 1,
    totalPages: 1,
    sort: 'relevance',
    filters: { enumFilters: [], rangeFilters: [] },
    suggestedFilters: [],
    categoryFilter: [],
  });
  return {
    searched,
    search: async (_shopper, asked) => {
      searched.push(asked);
      return {
        ...listing(asked.searchTerm === 'Schere' ? 3 : 0),
        ...(asked.searchTerm === '12345' ? { redirectPath: '/prod/12/' } : {}),
      };
    },
    suggestQueries: async () => [],
    checkQuery: async (_shopper, originalQuery) => ({
      originalQuery,
      query: originalQuery === 'Shcere' ? 'Schere' : originalQuery,
      ...(originalQuery === 'versand' ? { redirectPath: '/service/versand/' } : {}),
    }),
    adjustLongtailQuery: async (_shopper, searchQuery) =>
      searchQuery.startsWith('Schere ')
        ? { searchQuery: 'Schere', filters: CHEAP }
        : { searchQuery, filters: NO_FILTERS },
  };
};

describe('a search', () => {
  it('is made for what was meant, and tells what was typed (SEARCH-10, UPQ-32)', async () => {
    expect(await searchProducts(aSearch(), shopper, query('Shcere'))).toMatchObject({
      listing: { total: 3 },
      searched: { searchTerm: 'Schere', originalTerm: 'Shcere' },
    });
  });

  it('is made as typed by those who insist (SEARCH-10)', async () => {
    expect(await searchProducts(aSearch(), shopper, query('Shcere', { originalTerm: 'Shcere' }))).toMatchObject({
      listing: { total: 0 },
      searched: { searchTerm: 'Shcere' },
    });
  });

  it('loses the words that find nothing, and gets filters instead (SEARCH-10, UPQ-30)', async () => {
    const outcome = await searchProducts(aSearch(), shopper, query('Schere unter 5 Euro'));
    expect(outcome).toMatchObject({
      listing: { total: 3 },
      searched: { searchTerm: 'Schere', filters: CHEAP },
      shortenedFrom: 'Schere unter 5 Euro',
    });
  });

  it('stays empty if no word finds anything, or if a filter is to blame', async () => {
    const search = aSearch();
    expect(await searchProducts(search, shopper, query('qqxxzz'))).toMatchObject({
      listing: { total: 0 },
      searched: query('qqxxzz'),
    });
    expect(
      await searchProducts(search, shopper, query('Schere unter 5 Euro', { searchInCategoryId: '11' })),
    ).not.toHaveProperty('shortenedFrom');
    expect(await searchProducts(search, shopper, query('Schere unter 5 Euro', { filters: CHEAP }))).not.toHaveProperty(
      'shortenedFrom',
    );
    expect(await searchProducts(search, shopper, query('Schere unter 5 Euro', { page: 2 }))).not.toHaveProperty(
      'shortenedFrom',
    );
    expect(search.searched).toHaveLength(4);
  });

  it('suggests other searches where it found nothing, and is whole without them', async () => {
    const insisting = query('Shcere', { originalTerm: 'Shcere' });
    expect(
      await searchProducts(
        { ...aSearch(), suggestQueries: async () => ['Shcere', 'Scherentasche'] },
        shopper,
        insisting,
      ),
    ).toMatchObject({ suggestedQueries: ['Schere', 'Scherentasche'] });
    expect(
      await searchProducts(
        { ...aSearch(), suggestQueries: () => Promise.reject(new Error('down')) },
        shopper,
        insisting,
      ),
    ).toMatchObject({ suggestedQueries: ['Schere'] });
    expect(await searchProducts(aSearch(), shopper, query('Schere'))).toMatchObject({ suggestedQueries: [] });
    expect(await searchProducts(aSearch(), shopper, query('Schere '))).toMatchObject({ suggestedQueries: [] });
  });

  it('that finds something keeps its words, and suggests no others', async () => {
    const search: Search = {
      ...aSearch(),
      suggestQueries: async () => ['Scherentasche'],
      adjustLongtailQuery: async () => ({ searchQuery: 'Rost', filters: CHEAP }),
    };
    expect(await searchProducts(search, shopper, query('Schere'))).toMatchObject({
      listing: { total: 3 },
      searched: query('Schere'),
      suggestedQueries: [],
    });
  });

  it('suggests up to four other searches, each once: what was meant, fewer words, and what begins alike', async () => {
    const typed: string[] = [];
    const suggestQueries = async (_shopper: unknown, userQuery: string): Promise<readonly string[]> => {
      typed.push(userQuery);
      return userQuery === 'Sche' ? ['Schere', 'Scherben', 'Schemel', 'Schelle'] : ['Scheren  rund'];
    };
    expect(
      await searchProducts(
        { ...aSearch(), suggestQueries },
        shopper,
        query('Schere rostig', { searchInCategoryId: '11' }),
      ),
    ).toMatchObject({
      suggestedQueries: ['Schere', 'Scheren rund', 'Scherben', 'Schemel'],
    });
    expect(typed).toEqual(['Schere rostig', 'Sche']);
  });

  it('leads to a page by a rule or to an article, but only at first (SEARCH-05, ENT-33)', async () => {
    const search = aSearch();
    expect(await searchProducts(search, shopper, query('versand'))).toEqual({ leadsTo: '/service/versand/' });
    expect(await searchProducts(search, shopper, query('12345'))).toEqual({ leadsTo: '/prod/12/' });
    expect(await searchProducts(search, shopper, query('versand', { originalTerm: 'versand' }))).toHaveProperty(
      'listing',
    );
    expect(await searchProducts(search, shopper, query('12345', { originalTerm: '12345' }))).toHaveProperty('listing');
    expect(await searchProducts(search, shopper, query('12345', { page: 2 }))).toHaveProperty('listing');
    expect(await searchProducts(search, shopper, query('versand', { filters: CHEAP }))).toHaveProperty('listing');
    expect(await searchProducts(search, shopper, query('12345', { searchInCategoryId: '11' }))).toHaveProperty(
      'listing',
    );
  });
});

describe('the submit of a search', () => {
  it.each([
    ['', 'home', '/'],
    ['  ', 'home', '/'],
    ['versand', 'redirect', '/service/versand/'],
    ['12345', 'product', '/prod/12/'],
    ['Shcere', 'search', '/search/?q=Schere&oq=Shcere'],
    ['Kleben & Schneiden', 'search', '/search/?q=Kleben%20%26%20Schneiden'],
  ])('of "%s" leads to: %s %s (SEARCH-04, SEARCH-05)', async (typed, kind, path) => {
    expect(await searchTargetOf(aSearch(), shopper, typed)).toEqual({ kind, path });
  });
});
