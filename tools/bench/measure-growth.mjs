import { grownAssortment } from './grown-assortment.mjs';
import { median } from './figures.mjs';

const SIZES = [1000, 10_000, 100_000];
const QUERIES = 200;
const ROUNDS = 5;

/** @param {number} count @param {() => unknown} query */
const timeOf = (count, query) => {
  const began = performance.now();
  for (let at = 0; at < count; at += 1) query();
  return (performance.now() - began) / count;
};

/**
 * How much longer a query takes at a hundred times the products: 1 is no growth, 100 is linear.
 */
export const measureGrowth = async () => {
  const { listingOf } = await import('@shop/fakes/catalogue/project-category');
  const { STOREFRONTS } = await import('@shop/domain/storefronts/storefront');
  /** @param {import('@shop/domain/catalogue/category').CategorySort} sort @param {number} queries */
  const growth = async (sort, queries) => {
    const times = [];
    for (const size of SIZES) {
      const goods = await grownAssortment(size);
      const [category] = goods.roots;
      if (category === undefined) return Number.NaN;
      const showing = {
        goods,
        storefront: STOREFRONTS.de,
        now: new Date(0),
        stockOf: (/** @type {{ readonly stock: number }} */ { stock }) => stock,
      };
      const query = () =>
        listingOf(category, { page: 1, sort, filters: { enumFilters: [], rangeFilters: [] } }, showing);
      timeOf(queries, query);
      times.push(median(Array.from({ length: ROUNDS }, () => timeOf(queries, query))));
    }
    return (times.at(-1) ?? Number.NaN) / (times[0] ?? Number.NaN);
  };
  return { listingGrowth: await growth('si', QUERIES), sortedGrowth: await growth('price-asc', 5) };
};
