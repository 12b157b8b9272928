import { shown } from './figures.mjs';
import { grownAssortment } from './grown-assortment.mjs';
import { timeOf } from './timing.mjs';

const SIZES = [1000, 10_000, 100_000];
const KILO = 1000;

const BEGINNINGS = ['bl', 'blei', 'schulh', 'pausen', 'papier a4'];
const TERMS = ['Bleistift', 'Schulheft', 'Papier', 'Pausenhof', 'Stift blau', 'Hfte'];
const NO_FILTERS = { enumFilters: [], rangeFilters: [] };

const heapUsed = () => {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed: heap, arrayBuffers } = process.memoryUsage();
  return heap + arrayBuffers;
};

/**
 * Filters that nobody has asked for before: each has another price, in minor units.
 * @param {number} at
 * @returns {import('@shop/domain/catalogue/listing-filters').ListingFilters}
 */
const filtersAt = (at) => ({
  enumFilters: [
    { id: 'badge', values: ['new', 'sale'] },
    { id: 'availability', values: ['in-stock'] },
  ],
  rangeFilters: [{ kind: 'PRICE', id: 'price', to: 2000 + at }],
});

/**
 * What finding takes in an assortment of this size: times in ms, memory in kB a product.
 * @param {number} size
 * @returns {Promise<Readonly<Record<string, number>>>}
 */
const costsAt = async (size) => {
  const { STOREFRONTS } = await import('@shop/domain/storefronts/storefront');
  const { goodsIndex } = await import('@shop/fakes/search/goods-index');
  const { suggestQueries } = await import('@shop/fakes/search/suggest-queries');
  const { checkQuery } = await import('@shop/fakes/search/check-query');
  const { searchGoods } = await import('@shop/fakes/search/search-goods');
  const { listingOf } = await import('@shop/fakes/catalogue/project-category');
  const goods = await grownAssortment(size);
  const [category] = goods.roots;
  if (category === undefined) throw new RangeError('the assortment is empty');
  const context = {
    goods,
    storefront: STOREFRONTS.de,
    now: new Date(0),
    stockOf: (/** @type {{ readonly stock: number }} */ { stock }) => stock,
  };
  const before = heapUsed();
  const began = performance.now();
  const index = goodsIndex(goods, 'de');
  suggestQueries(goods, index, 'a');
  const built = performance.now() - began;
  const weight = (heapUsed() - before) / size / KILO;
  /** @template T @param {readonly T[]} all @param {(one: T, at: number) => unknown} work */
  const each = (all, work) => timeOf((at) => all.forEach((one) => work(one, at))) / all.length;
  /** @param {string} searchTerm @param {import('@shop/domain/catalogue/listing-filters').ListingFilters} filters */
  const search = (searchTerm, filters) => searchGoods({ searchTerm, page: 1, sort: 'relevance', filters }, context);
  /** @param {import('@shop/domain/catalogue/listing-filters').ListingFilters} filters */
  const list = (filters) => listingOf(category, { page: 1, sort: 'si', filters }, context);
  return {
    suggestedQueries: each(BEGINNINGS, (typed) => suggestQueries(goods, index, typed)),
    check: each(TERMS, (term) => checkQuery(index, term)),
    suggestedGoods: each(BEGINNINGS, (typed) => search(typed, NO_FILTERS)),
    search: each(TERMS, (term) => search(term, NO_FILTERS)),
    filteredSearch: each(TERMS, (term, at) => search(term, filtersAt(at))),
    listing: timeOf(() => list(NO_FILTERS)),
    filteredListing: timeOf((at) => list(filtersAt(at))),
    build: built,
    weight,
  };
};

/**
 * How the costs of finding grow with the assortment, from 1,000 to 100,000 products: 1 is no growth, 100 is linear.
 */
export const measureFindingGrowth = async () => {
  const costs = [];
  // Code that has not run often is slow: the smallest size would look slower than it is, and growth smaller.
  await costsAt(SIZES[0] ?? 0);
  for (const size of SIZES) costs.push(await costsAt(size));
  const [smallest = {}] = costs;
  const largest = costs.at(-1) ?? {};
  console.log(`  ${'products'.padEnd(18)}${SIZES.map((size) => size.toLocaleString('en').padStart(10)).join('')}`);
  for (const [name, first] of Object.entries(smallest)) {
    console.log(
      `  ${name.padEnd(18)}${costs.map((row) => `× ${shown((row[name] ?? Number.NaN) / first)}`.padStart(10)).join('')}   of ${shown(first)} ${name === 'weight' ? 'kB' : 'ms'}`,
    );
  }
  /** @param {string} name */
  const growthOf = (name) => (largest[name] ?? Number.NaN) / (smallest[name] ?? Number.NaN);
  return {
    suggestionGrowth: growthOf('suggestedQueries'),
    suggestedGoodsGrowth: growthOf('suggestedGoods'),
    checkGrowth: growthOf('check'),
    searchGrowth: growthOf('search'),
    filteredSearchGrowth: growthOf('filteredSearch'),
    filteredListingGrowth: growthOf('filteredListing'),
    indexTime: ((largest['build'] ?? Number.NaN) / (SIZES.at(-1) ?? Number.NaN)) * KILO,
    indexWeight: largest['weight'] ?? Number.NaN,
  };
};
