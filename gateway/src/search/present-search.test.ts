import type { ProductTile } from '@shop/domain/catalogue/product';
import type { FoundProducts } from '@shop/domain/search/search-products';
import { money } from '@shop/domain/shared/money';
import { describe, expect, it } from 'vitest';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { sent } from '../testing/sent.ts';
import { presentSearch } from './present-search.ts';

const TILE: ProductTile = {
  id: '1011019',
  bestItemId: '101101901',
  name: 'Bleistift',
  manufacturerName: 'Mine',
  path: '/prod/1011019/',
  picture: { alt: 'Bleistift', src: '/b.avif', width: 1, height: 1, sources: [] },
  price: { current: money(199), counterpart: money(167), vatIncluded: true, vatRate: 19 },
  startsFrom: false,
  moreVariants: true,
  rating: 4.5,
  numberOfRatings: 3,
  badges: { sale: false, new: true, popular: false, extra: [] },
  isShortage: false,
  minimumOrderQuantity: 1,
  delivery: { availability: 'in-stock' },
  breadCrumb: [],
};

const FOUND: FoundProducts = {
  listing: {
    products: [TILE, { ...TILE, id: '1011020' }],
    total: 61,
    currentPage: 2,
    totalPages: 3,
    sort: 'price-asc',
    filters: {
      enumFilters: [{ id: 'brand', name: 'Marke', values: [{ id: 'mine', name: 'Mine', count: 4, selected: true }] }],
      rangeFilters: [{ kind: 'PRICE', id: 'price', name: 'Preis', min: 100, max: 900 }],
    },
    suggestedFilters: [
      { id: 'colour', name: 'Farbe', values: [{ id: 'red', name: 'Rot', count: 2, selected: false }] },
    ],
    categoryFilter: [{ id: '1011', name: 'Bleistifte', count: 7, path: '/cat/1011/', selected: false }],
  },
  searched: {
    searchTerm: 'Bleistift',
    originalTerm: 'Bleistfit',
    page: 2,
    sort: 'price-asc',
    filters: { enumFilters: [], rangeFilters: [] },
  },
  shortenedFrom: 'Bleistift unsichtbar',
  suggestedQueries: ['Buntstift'],
};

describe('what a search found', () => {
  it('says what was searched for, which page it is, and how it can be ordered and narrowed down', () => {
    const { products, ...listing } = presentSearch(FOUND);
    expect(products.map(({ id }) => id)).toEqual(['1011019', '1011020']);
    expect(listing).toEqual({
      term: 'Bleistift',
      originalTerm: 'Bleistfit',
      shortenedFrom: 'Bleistift unsichtbar',
      total: 61,
      currentPage: 2,
      totalPages: 3,
      sort: 'price-asc',
      sorts: ['relevance', 'price-asc', 'price-desc', 'rating', 'new'],
      categoryFilter: [{ id: '1011', name: 'Bleistifte', count: 7, path: '/cat/1011/', selected: false }],
      filters: FOUND.listing.filters,
      suggestedFilters: [
        { id: 'colour', name: 'Farbe', values: [{ id: 'red', name: 'Rot', count: 2, selected: false }] },
      ],
      suggestedQueries: ['Buntstift'],
    });
  });

  it('has tiles with prices in the language of the storefront', async () => {
    const firstPrice = async (storefront: Storefront) =>
      (
        await sent(
          '{ search(q: "x") { listing { products { price { current { text } } } } } }',
          { search: { listing: presentSearch({ ...FOUND, listing: { ...FOUND.listing, products: [TILE] } }) } },
          storefront,
        )
      ).search;
    const priced = (text: string) => ({ listing: { products: [{ price: { current: { text } } }] } });
    expect(await firstPrice(STOREFRONTS.de)).toEqual(priced('1,99\u00a0€'));
    expect(await firstPrice(STOREFRONTS.en)).toEqual(priced('€1.99'));
  });

  it('says nothing of other words where the shop searched for what was typed', () => {
    const {
      shortenedFrom: _shortened,
      searched: { originalTerm: _typed, ...searched },
      ...found
    } = FOUND;
    expect(presentSearch({ ...found, searched })).toMatchObject({
      term: 'Bleistift',
      originalTerm: undefined,
      shortenedFrom: undefined,
    });
  });
});
