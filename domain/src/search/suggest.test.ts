import { describe, expect, it } from 'vitest';

import { NO_FILTERS } from '../catalogue/listing-filters.ts';
import type { ProductTile } from '../catalogue/product.ts';
import { money } from '../shared/money.ts';
import { aShopper } from '../testing/a-shopper.ts';
import type { FoundCategory, Search, SearchListing } from './search.port.ts';
import type { SearchQuery } from './search-query.ts';
import { suggest } from './suggest.ts';

const category = (id: string): FoundCategory => ({ id, name: id, count: 1, path: `/cat/${id}/`, selected: false });

const tile = (id: string): ProductTile => ({
  id,
  bestItemId: id,
  name: id,
  manufacturerName: '',
  path: `/prod/${id}/`,
  price: { current: money(100), counterpart: money(84), vatIncluded: true, vatRate: 19 },
  startsFrom: false,
  moreVariants: false,
  rating: 0,
  numberOfRatings: 0,
  badges: { sale: false, new: false, popular: false, extra: [] },
  isShortage: false,
  picture: { src: '', alt: '', width: 1, height: 1, sources: [] },
  minimumOrderQuantity: 1,
  delivery: { availability: 'sold-out' },
  breadCrumb: [],
});

const listing = (total: number): SearchListing => ({
  products: [],
  total,
  currentPage: 1,
  totalPages: 1,
  sort: 'relevance',
  filters: { enumFilters: [], rangeFilters: [] },
  suggestedFilters: [],
  categoryFilter: total === 0 ? [] : ['a', 'b', 'c', 'd'].map(category),
});

const searchWith = (queries: readonly string[], finds: Readonly<Record<string, number>>) => {
  const asked: SearchQuery[] = [];
  const search: Search = {
    search: async (_shopper, query) => {
      asked.push(query);
      return listing(finds[query.searchTerm] ?? 0);
    },
    suggestQueries: async () => queries,
    checkQuery: async (_shopper, originalQuery) => ({ query: originalQuery, originalQuery }),
    adjustLongtailQuery: async (_shopper, searchQuery) => ({ searchQuery, filters: NO_FILTERS }),
  };
  return { search, asked };
};

describe('what helps while a search is typed', () => {
  it('is nothing before the second letter', async () => {
    const { search, asked } = searchWith(['Heft'], { h: 5 });
    expect(await suggest(search, aShopper(), ' h ')).toEqual({ queries: [], categories: [], products: [] });
    expect(asked).toEqual([]);
  });

  it('begins with the second letter', async () => {
    expect((await suggest(searchWith(['Hefte'], { he: 5 }).search, aShopper(), 'he')).queries).toEqual(['Hefte']);
  });

  it('is the first products of what was typed, from the first page of all that the shop sells', async () => {
    const { search, asked } = searchWith([], { heft: 5 });
    const found = await suggest(
      {
        ...search,
        search: async (shopper, query) => ({
          ...(await search.search(shopper, query)),
          products: ['1', '2', '3', '4', '5'].map(tile),
        }),
      },
      aShopper(),
      'heft',
    );
    expect(found.products.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
    expect(asked).toEqual([{ searchTerm: 'heft', page: 1, sort: 'relevance', filters: NO_FILTERS }]);
  });

  it('is searches, and the first categories of what was typed', async () => {
    const { search, asked } = searchWith(['Hefte', 'Hefter'], { heft: 5 });
    const { queries, categories } = await suggest(search, aShopper(), ' heft ');
    expect([queries, categories.map(({ id }) => id)]).toEqual([
      ['Hefte', 'Hefter'],
      ['a', 'b', 'c'],
    ]);
    expect(asked.map(({ searchTerm }) => searchTerm)).toEqual(['heft']);
  });

  it('is what the first suggestion finds, if the beginning of a word finds nothing', async () => {
    const { search, asked } = searchWith(['Hefte', 'Hefter'], { Hefte: 5 });
    expect((await suggest(search, aShopper(), 'hef')).categories).toHaveLength(3);
    expect(asked.map(({ searchTerm }) => searchTerm)).toEqual(['hef', 'Hefte']);
  });

  it('is nothing if nothing fits, without another search', async () => {
    const { search, asked } = searchWith([], {});
    expect(await suggest(search, aShopper(), 'qqqq')).toEqual({ queries: [], categories: [], products: [] });
    expect(asked).toHaveLength(1);
  });
});
