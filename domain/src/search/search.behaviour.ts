import { PRODUCTS_PER_PAGE } from '../catalogue/category.ts';
import { chosenFilters, NO_FILTERS } from '../catalogue/listing-filters.ts';
import { withFixture } from '../testing/fixtures.ts';
import type { PortFixture, PortHarness } from '../testing/port-harness.ts';
import type { TestApi } from '../testing/test-api.ts';
import { DEFAULT_SEARCH_SORT, SEARCH_TERM_MAX_LENGTH, type SearchQuery } from './search-query.ts';

const queryOf = (searchTerm: string, more: Partial<SearchQuery> = {}): SearchQuery => ({
  searchTerm,
  page: 1,
  sort: DEFAULT_SEARCH_SORT,
  filters: NO_FILTERS,
  ...more,
});

const find = ({ shop, shopper }: PortFixture, searchTerm: string, more?: Partial<SearchQuery>) =>
  shop.search.search(shopper, queryOf(searchTerm, more));

const NONSENSE = 'qqxxzz';

/** The name of a product that every shop under test has, and its first word. */
const nameOf = async ({
  shop,
  shopper,
  goods,
}: PortFixture): Promise<{ readonly name: string; readonly word: string }> => {
  const name = (await shop.catalogue.product(shopper, goods.withVariants, {}))?.name ?? '';
  return { name, word: name.split(' ')[0] ?? '' };
};

/** A brand of many products. */
const brandOf = async ({ shop, shopper, goods }: PortFixture): Promise<string> =>
  (await shop.catalogue.category(shopper, goods.category, { page: 1, sort: 'si', filters: NO_FILTERS }))?.products[0]
    ?.manufacturerName ?? '';

const searching = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'finds a product by its name (UPQ-29)',
    withFixture(harness, {}, async (fixture) => {
      const { name } = await nameOf(fixture);
      const found = await find(fixture, name);
      expect(found.products.map((tile) => tile.id)).toContain(fixture.goods.withVariants);
      expect(found).toMatchObject({ currentPage: 1, sort: 'relevance' });
      expect(found.redirectPath).toBeUndefined();
    }),
  );

  it(
    'comes in pages of sixty; a page beyond the last is the last',
    withFixture(harness, {}, async (fixture) => {
      const word = await brandOf(fixture);
      const first = await find(fixture, word);
      const last = await find(fixture, word, { page: 10_000 });
      expect(first.totalPages).toBe(Math.max(1, Math.ceil(first.total / PRODUCTS_PER_PAGE)));
      expect(last.currentPage).toBe(first.totalPages);
      expect(last.products).toHaveLength(first.total - PRODUCTS_PER_PAGE * (first.totalPages - 1));
    }),
  );

  it(
    'sorts by price where that is asked for',
    withFixture(harness, {}, async (fixture) => {
      const { word } = await nameOf(fixture);
      const prices = (await find(fixture, word, { sort: 'price-asc' })).products.map(
        ({ price }) => price.current.minor,
      );
      expect(prices.length).toBeGreaterThan(1);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    }),
  );

  it(
    'offers the categories of what it found, and stays within a chosen one',
    withFixture(harness, {}, async (fixture) => {
      const { word } = await nameOf(fixture);
      const everywhere = await find(fixture, word);
      const [category] = everywhere.categoryFilter;
      expect(category).toMatchObject({ selected: false });
      const within = await find(fixture, word, { searchInCategoryId: category?.id ?? '' });
      expect(within.total).toBe(category?.count);
      expect(within.categoryFilter.filter(({ selected }) => selected).map(({ id }) => id)).toContain(category?.id);
    }),
  );

  it(
    'is narrowed down by filters, each counted with all others and the category applied (SEARCH-02, SEARCH-09)',
    withFixture(harness, {}, async (fixture) => {
      const word = await brandOf(fixture);
      const all = await find(fixture, word);
      const [filter] = all.filters.enumFilters.filter(({ values }) => values.some(({ count }) => count < all.total));
      const value = filter?.values.find(({ count }) => count < all.total);
      const filters = {
        enumFilters: [
          { id: filter?.id ?? '', values: [value?.id ?? '', 'invented'] },
          { id: 'invented', values: ['x'] },
        ],
        rangeFilters: [],
      };
      const narrowed = await find(fixture, word, { filters });
      expect(narrowed.total).toBe(value?.count);
      expect(chosenFilters(narrowed.filters)).toEqual({
        enumFilters: [{ id: filter?.id, values: [value?.id] }],
        rangeFilters: [],
      });
      expect(
        narrowed.filters.enumFilters.find(({ id }) => id === filter?.id)?.values.map(({ id, count }) => [id, count]),
      ).toEqual(filter?.values.map(({ id, count }) => [id, count]));
      const [category] = narrowed.categoryFilter;
      const within = await find(fixture, word, { filters, searchInCategoryId: category?.id ?? '' });
      expect(within.total).toBe(category?.count);
      const part = within.categoryFilter.find(({ selected }) => !selected);
      const { categoryFilter } = await find(fixture, word, { filters, searchInCategoryId: part?.id ?? '' });
      expect(categoryFilter).not.toEqual([]);
      for (const { id, count } of categoryFilter)
        expect([id, (await find(fixture, word, { filters, searchInCategoryId: id })).total]).toEqual([id, count]);
    }),
  );

  it(
    'has no product outside a chosen price',
    withFixture(harness, {}, async (fixture) => {
      const { word } = await nameOf(fixture);
      const prices = (await find(fixture, word, { sort: 'price-asc' })).products.map(
        ({ price }) => price.current.minor,
      );
      const to = prices[0] ?? 0;
      const cheap = await find(fixture, word, {
        sort: 'price-asc',
        filters: { enumFilters: [], rangeFilters: [{ kind: 'PRICE', id: 'price', to }] },
      });
      expect(cheap.total).toBeGreaterThan(0);
      expect(cheap.products.filter(({ price }) => price.current.minor > to)).toEqual([]);
      expect(cheap.filters.rangeFilters.find(({ kind }) => kind === 'PRICE')).toMatchObject({ selectedMax: to });
    }),
  );

  it(
    'suggests filters that leave something out of what it found (SEARCH-09)',
    withFixture(harness, {}, async (fixture) => {
      const word = await brandOf(fixture);
      const { suggestedFilters, filters, total } = await find(fixture, word);
      expect(suggestedFilters.length).toBeGreaterThan(0);
      for (const { id, name, values } of suggestedFilters) {
        const offered = filters.enumFilters.find((one) => one.id === id);
        expect(offered).toMatchObject({ name });
        for (const value of values) expect(offered?.values.find((one) => one.id === value.id)).toEqual(value);
        expect(values.filter(({ count }) => count === 0 || count >= total)).toEqual([]);
      }
    }),
  );

  it(
    'leads to the article whose number was searched for (UPQ-29)',
    withFixture(harness, {}, async (fixture) => {
      const { shop, shopper, goods } = fixture;
      const attributes = (await shop.catalogue.product(shopper, goods.withVariants, {}))?.variantAttributes ?? [];
      const selectedVariants = attributes.map(({ name, options }) => ({
        name,
        value: options.find(({ disabled }) => !disabled)?.value ?? '',
      }));
      const item = (await shop.catalogue.product(shopper, goods.withVariants, { selectedVariants }))?.item;
      expect((await find(fixture, item?.orderNumber ?? '')).redirectPath).toContain(goods.withVariants);
    }),
  );

  it(
    'finds nothing for nonsense, at any length',
    withFixture(harness, {}, async (fixture) => {
      for (const term of [NONSENSE, NONSENSE.repeat(20).slice(0, SEARCH_TERM_MAX_LENGTH), '%&/()="', '\u{1F392}']) {
        expect(await find(fixture, term)).toMatchObject({
          products: [],
          total: 0,
          totalPages: 1,
          currentPage: 1,
          categoryFilter: [],
        });
      }
    }),
  );
};

const understanding = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'suggests searches that begin with what was typed (UPQ-31)',
    withFixture(harness, {}, async (fixture) => {
      const { word } = await nameOf(fixture);
      const suggested = await fixture.shop.search.suggestQueries(fixture.shopper, word.slice(0, -1));
      expect(suggested.some((query) => query.toLowerCase().includes(word.toLowerCase()))).toBe(true);
      expect(await fixture.shop.search.suggestQueries(fixture.shopper, NONSENSE)).toEqual([]);
    }),
  );

  it(
    'takes a word as it is if the shop has it (UPQ-32)',
    withFixture(harness, {}, async (fixture) => {
      const { word } = await nameOf(fixture);
      expect(await fixture.shop.search.checkQuery(fixture.shopper, word)).toEqual({ query: word, originalQuery: word });
    }),
  );

  it(
    'knows what was meant in spite of a typing mistake (UPQ-32)',
    withFixture(harness, {}, async (fixture) => {
      const { word } = await nameOf(fixture);
      const mistyped = `${word.slice(0, -3)}${word.slice(-2)}`;
      const check = await fixture.shop.search.checkQuery(fixture.shopper, mistyped);
      expect(check).toMatchObject({ originalQuery: mistyped });
      expect((await find(fixture, check.query)).total).toBeGreaterThan(0);
    }),
  );

  it(
    'leaves out words that find nothing (UPQ-30)',
    withFixture(harness, {}, async (fixture) => {
      const { word } = await nameOf(fixture);
      expect(await fixture.shop.search.adjustLongtailQuery(fixture.shopper, `${word} ${NONSENSE}`)).toEqual({
        searchQuery: word,
        filters: NO_FILTERS,
      });
      expect(await fixture.shop.search.adjustLongtailQuery(fixture.shopper, NONSENSE)).toEqual({
        searchQuery: NONSENSE,
        filters: NO_FILTERS,
      });
    }),
  );
};

/** What every adapter of the search port promises. */
export const behavesLikeSearch = (harness: PortHarness, t: TestApi): void => {
  t.describe('a search', () => searching(harness, t));
  t.describe('what was typed', () => understanding(harness, t));
};
