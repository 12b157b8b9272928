import { NO_FILTERS, type ListingFilters } from '@shop/domain/catalogue/listing-filters';
import type { SearchQuery } from '@shop/domain/search/search-query';
import type { FoundCategory } from '@shop/domain/search/search.port';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';

import { assortment } from '../goods/assortment.ts';
import type { StockedItem } from '../goods/catalogue-context.ts';
import type { GoodsItem } from '../goods/goods.ts';
import { searchGoods } from './search-goods.ts';

const goods = assortment();
const context = {
  goods,
  storefront: STOREFRONTS.de,
  now: new Date('2026-11-23T09:00:00Z'),
  stockOf: ({ stock }: StockedItem): number => stock,
};

type More = Partial<SearchQuery>;

const search = (searchTerm: string, more: More = {}) =>
  searchGoods({ searchTerm, page: 1, sort: 'relevance', filters: NO_FILTERS, ...more }, context);

/** The tiles of all pages. */
const tilesOf = (searchTerm: string, more: More = {}) =>
  Array.from(
    { length: search(searchTerm, more).totalPages },
    (_, at) => search(searchTerm, { ...more, page: at + 1 }).products,
  ).flat();

const hitsOf = (searchTerm: string, more: More = {}): readonly string[] =>
  tilesOf(searchTerm, more).map(({ id }) => id);

const itemsOf = (productId: string): readonly GoodsItem[] => goods.product(productId)?.items ?? [];

const upTo = (cents: number): ListingFilters => ({
  enumFilters: [],
  rangeFilters: [{ kind: 'PRICE', id: 'price', to: cents }],
});
const isUpTo =
  (cents: number) =>
  (productId: string): boolean =>
    itemsOf(productId).some(({ price }) => price.eurGross <= cents);

/** Those hits that lie on the shelves of a category. */
const within = (hits: readonly string[], categoryId: string): readonly string[] => {
  const shelves = new Set(goods.productsIn(categoryId).map(({ productId }) => productId));
  return hits.filter((id) => shelves.has(id));
};

const offered = (hits: readonly string[], categoryId: string, selected: boolean): FoundCategory => ({
  id: categoryId,
  name: goods.category(categoryId)?.name.de ?? '',
  count: within(hits, categoryId).length,
  path: `/cat/${categoryId}/`,
  selected,
});

/** Those parts of a category that hold any of the hits, the one with the best hit first. */
const partsOf = (hits: readonly string[], categoryId: string): readonly FoundCategory[] => {
  const placeIn = (id: string): number => hits.indexOf(within(hits, id)[0] ?? '');
  const parts = goods.category(categoryId)?.children.map((child) => child.categoryId) ?? [];
  return parts
    .filter((id) => placeIn(id) >= 0)
    .toSorted((a, b) => placeIn(a) - placeIn(b))
    .map((id) => offered(hits, id, false));
};

describe('the categories of a search', () => {
  it.each([
    { term: 'Stifte', price: 'for up to 3 euros', cents: 300, chosen: ['10', '101'] },
    { term: 'Papier', price: 'for up to 5 euros', cents: 500, chosen: ['11', '112'] },
    { term: 'Schule', price: 'for up to 10 euros', cents: 1_000, chosen: ['13', '131'] },
    { term: 'blau', price: 'for up to 20 euros', cents: 2_000, chosen: ['10'] },
    { term: 'Stifte', price: 'at any price', cents: undefined, chosen: ['10', '101'] },
  ])(
    'of "$term" $price are the chosen one with those above it, and its parts: each with the number of its hits',
    ({ term, cents, chosen }) => {
      const filters = cents === undefined ? NO_FILTERS : upTo(cents);
      const hits = hitsOf(term).filter(isUpTo(cents ?? Infinity));
      const searchInCategoryId = chosen.at(-1) ?? '';
      const found = search(term, { filters, searchInCategoryId });
      expect(found.categoryFilter).toEqual([
        ...chosen.map((id) => offered(hits, id, true)),
        ...partsOf(hits, searchInCategoryId),
      ]);
      expect(hitsOf(term, { filters, searchInCategoryId })).toEqual(within(hits, searchInCategoryId));
      expect(found.total).toBe(within(hits, searchInCategoryId).length);
      expect(found.total).toBeLessThan(hits.length);
    },
  );

  it('are those where hits divide: a category with a single part is passed over', () => {
    const [sets, scissors] = [hitsOf('Set'), hitsOf('Schere')];
    expect(search('Set', { searchInCategoryId: '13' }).categoryFilter).toEqual([
      offered(sets, '13', true),
      offered(sets, '1311', false),
    ]);
    expect(search('Schere').categoryFilter).toEqual([offered(scissors, '1244', false)]);
    expect(scissors).toEqual(within(scissors, '1244'));
  });

  it('are as without a choice if the chosen one is invented', () => {
    expect(search('Stifte', { searchInCategoryId: 'invented' })).toEqual(search('Stifte'));
  });
});

describe('a search with a filter', () => {
  const FROM = 1_500;
  const EXPENSIVE: ListingFilters = { enumFilters: [], rangeFilters: [{ kind: 'PRICE', id: 'price', from: FROM }] };

  const cheapestOf = (items: readonly GoodsItem[]): number => Math.min(...items.map(({ price }) => price.eurGross));

  /** The price of a tile that is about the expensive items only: of the cheapest that can be had, or of the cheapest. */
  const priceFrom = (productId: string): number => {
    const matching = itemsOf(productId).filter(({ price }) => price.eurGross >= FROM);
    const available = matching.filter(({ stock, onOrder }) => stock > 0 || onOrder);
    return cheapestOf(available.length > 0 ? available : matching);
  };

  it.each([
    ['price-asc', 1],
    ['price-desc', -1],
  ] as const)('shows and sorts by the prices of the items that match: %s', (sort, sign) => {
    const expected = hitsOf('Sport')
      .map((id) => ({ id, price: priceFrom(id) }))
      .filter(({ price }) => price < Infinity);
    expect(expected.some(({ id, price }) => price > cheapestOf(itemsOf(id)))).toBe(true);
    const shown = tilesOf('Sport', { filters: EXPENSIVE, sort }).map(({ id, price }) => ({
      id,
      price: price.current.minor,
    }));
    expect(shown).toEqual(expected.toSorted((a, b) => sign * (a.price - b.price)));
  });

  it('and a category offers each further filter with as many products as it leads to', () => {
    const chosen = { filters: upTo(1_000), searchInCategoryId: '101' };
    const brands = search('Stifte', chosen).filters.enumFilters.find(({ id }) => id === 'brand')?.values ?? [];
    const led = brands.map(({ id }) => [
      id,
      hitsOf('Stifte', chosen).filter((hit) => goods.product(hit)?.brandId === id).length,
    ]);
    expect(brands.map(({ id, count }) => [id, count])).toEqual(led);
    expect(brands.length).toBeGreaterThan(1);
  });

  it.each(['Stifte', 'Papier', 'Schule', 'rot', 'Holz'])(
    'or a category suggests none that would leave nothing out: "%s"',
    (term) => {
      for (const { id: searchInCategoryId } of search(term).categoryFilter) {
        for (const filters of [NO_FILTERS, EXPENSIVE]) {
          const { suggestedFilters, total } = search(term, { searchInCategoryId, filters });
          expect(
            suggestedFilters.flatMap(({ values }) => values).filter(({ count }) => count === 0 || count >= total),
          ).toEqual([]);
        }
      }
    },
  );
});
