import type { Storefront } from '@shop/domain/storefronts/storefront';
import { aPublicContext } from '../testing/public-context.ts';
import { NO_FILTERS } from '@shop/domain/catalogue/listing-filters';
import type { ProductTile } from '@shop/domain/catalogue/product';
import type { Parameter } from '@shop/domain/parameters/parameters.port';
import type { Search, SearchListing } from '@shop/domain/search/search.port';
import { money } from '@shop/domain/shared/money';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';
import { SearchResolver } from './search.resolver.ts';

const price = (minor: number): ProductTile['price'] => ({
  current: money(minor),
  counterpart: money(minor),
  vatIncluded: true,
  vatRate: 19,
});
const ENDS_AT = '2026-11-25T00:00:00.000Z';

const TILE: ProductTile = {
  id: '1011019',
  bestItemId: '101101901',
  name: 'Bleistift',
  manufacturerName: 'Mine',
  path: '/prod/1011019/',
  picture: { alt: '', src: '', width: 1, height: 1, sources: [] },
  price: price(199),
  startsFrom: false,
  moreVariants: false,
  rating: 0,
  numberOfRatings: 0,
  badges: { sale: false, new: false, popular: false, extra: [] },
  isShortage: false,
  minimumOrderQuantity: 1,
  delivery: { availability: 'in-stock' },
  breadCrumb: [],
  deal: { endsAt: ENDS_AT, reservedPercent: 60, maxQuantity: 5, specialPrice: price(149) },
};

const LISTING: SearchListing = {
  products: [TILE],
  total: 1,
  currentPage: 1,
  totalPages: 1,
  sort: 'relevance',
  filters: { enumFilters: [], rangeFilters: [] },
  suggestedFilters: [],
  categoryFilter: [{ id: '1011', name: 'Bleistifte', count: 7, path: '/cat/1011/', selected: false }],
};

const DEALS_ON: readonly Parameter[] = [
  { name: 'lightning_deal', parameterValue: 'on' },
  { name: 'featureFlags', entry: 'T217-Blitzangebote', parameterValue: 'true' },
];

/** A shop with one article, which is in a deal. */
const aShop = (parameters: readonly Parameter[] = DEALS_ON, overrides: Partial<Search> = {}) => {
  const asked: unknown[] = [];
  const search: Search = {
    search: async (_shopper, query) => {
      asked.push(query);
      return LISTING;
    },
    suggestQueries: async () => ['Bleistifte'],
    checkQuery: async (_shopper, originalQuery) => ({ query: originalQuery, originalQuery }),
    adjustLongtailQuery: async (_shopper, searchQuery) => ({ searchQuery, filters: NO_FILTERS }),
    ...overrides,
  };
  const ports = { search, parameters: { byName: async () => parameters } };
  return {
    resolver: new SearchResolver(),
    aContext: (storefront?: Storefront) => aPublicContext(ports, storefront),
    asked,
  };
};
const PLAIN = { q: 'Bleistift', page: 1, sort: 'relevance' } as const;

describe('what the shop is asked for', () => {
  it('is what was typed, on the page, in the order and in the category that were chosen', async () => {
    const { resolver, aContext, asked } = aShop();
    const filters = {
      enumFilters: [{ id: 'brand', values: ['mine'] }],
      rangeFilters: [{ kind: 'PRICE' as const, id: 'price', from: 100, to: null }],
    };
    await resolver.search(aContext(), {
      q: ' Bleistift ',
      oq: 'Bleistfit',
      page: 3,
      sort: 'price-asc',
      searchInCategoryId: '1011',
      filters,
    });
    expect(asked).toStrictEqual([
      {
        searchTerm: 'Bleistift',
        originalTerm: 'Bleistfit',
        page: 3,
        sort: 'price-asc',
        searchInCategoryId: '1011',
        filters: {
          enumFilters: [{ id: 'brand', values: ['mine'] }],
          rangeFilters: [{ kind: 'PRICE', id: 'price', from: 100 }],
        },
      },
    ]);
  });

  it.each([{}, { oq: null, searchInCategoryId: null, filters: null }])(
    'is nothing more than words, if no more was chosen: %j',
    async (open) => {
      const { resolver, aContext, asked } = aShop();
      await resolver.search(aContext(), { ...PLAIN, ...open });
      expect(asked).toStrictEqual([
        { searchTerm: 'Bleistift', page: 1, sort: 'relevance', filters: { enumFilters: [], rangeFilters: [] } },
      ]);
    },
  );

  it('is not corrected for a shopper who insists on what was typed', async () => {
    const { resolver, aContext } = aShop(DEALS_ON, {
      checkQuery: async (_shopper, originalQuery) => ({ query: 'Kreide', originalQuery }),
    });
    expect((await resolver.search(aContext(), PLAIN)).listing).toMatchObject({
      term: 'Kreide',
      originalTerm: 'Bleistift',
    });
    expect((await resolver.search(aContext(), { ...PLAIN, oq: 'Bleistift' })).listing).toMatchObject({
      term: 'Bleistift',
      originalTerm: 'Bleistift',
    });
  });
});

describe('the products of a search and of its suggestions', () => {
  it('show their deals, and are right until the first deal ends (FLAG-02)', async () => {
    const { resolver, aContext } = aShop();
    const contexts = [aContext(STOREFRONTS.en), aContext(STOREFRONTS.en)] as const;
    const { listing } = await resolver.search(contexts[0], PLAIN);
    const { products } = await resolver.suggestions(contexts[1], { q: 'Blei' });
    for (const [tile] of [listing?.products ?? [], products]) {
      expect(tile).toMatchObject({
        id: '1011019',
        name: 'Bleistift',
        path: '/prod/1011019/',
        price: { current: { minor: 199 } },
        deal: { endsAt: ENDS_AT, reservedPercent: 60, specialPrice: { current: { minor: 149 } } },
      });
    }
    expect(contexts.map(({ cacheHint }) => cacheHint.endsAt?.toISOString())).toEqual([ENDS_AT, ENDS_AT]);
  });

  it('show no deals where the shop has switched them off (FLAG-02)', async () => {
    const { resolver, aContext } = aShop([]);
    const { listing } = await resolver.search(aContext(), PLAIN);
    const { products } = await resolver.suggestions(aContext(), { q: 'Blei' });
    expect([...(listing?.products ?? []), ...products].map(({ id, deal }) => [id, deal])).toEqual([
      ['1011019', undefined],
      ['1011019', undefined],
    ]);
  });

  it('come with searches and categories to go on with', async () => {
    const { resolver, aContext } = aShop();
    expect(await resolver.suggestions(aContext(), { q: 'Blei' })).toMatchObject({
      queries: ['Bleistifte'],
      categories: [{ id: '1011', name: 'Bleistifte', count: 7, path: '/cat/1011/', selected: false }],
    });
  });
});

describe('a search that fails', () => {
  const broken = () => aShop(DEALS_ON, { search: () => Promise.reject(new Error('no upstream')) });

  it('fails for the shopper, and is cached for seconds at most', async () => {
    const { resolver, aContext } = broken();
    const contexts = [aContext(), aContext(), aContext()] as const;
    await expect(resolver.search(contexts[0], PLAIN)).rejects.toThrow('no upstream');
    await expect(resolver.suggestions(contexts[1], { q: 'Blei' })).rejects.toThrow('no upstream');
    await expect(resolver.searchTarget(contexts[2], { q: 'Blei' })).rejects.toThrow('no upstream');
    expect(contexts.map(({ cacheHint }) => cacheHint.ttl)).toEqual(['short', 'short', 'short']);
  });
});
