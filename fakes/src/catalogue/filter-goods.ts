import type {
  ListingFilters,
  OfferedFilters,
  RangeFilterChoice,
  RangeKind,
} from '@shop/domain/catalogue/listing-filters';

import type { CatalogueContext } from '../goods/catalogue-context.ts';
import type { GoodsItem, GoodsProduct } from '../goods/goods.ts';
import { FACETS } from './facets.ts';
import {
  codeCount,
  facetBit,
  findCode,
  IN_STOCK_CODE,
  indexedProduct,
  type IndexedProduct,
  type ValueCode,
} from './facet-index.ts';
import { offeredEnumFilters, offeredRangeFilters, type CountedValues } from './offered-filters.ts';

/** The range filters of the fake shop; each is one bit of a mask, behind those of the facets. */
export const RANGES = [
  { kind: 'PRICE', id: 'price', name: { de: 'Preis', en: 'Price' }, bit: 1 << FACETS.length },
  { kind: 'rating', id: 'rating', name: { de: 'Bewertung', en: 'Rating' }, bit: 1 << (FACETS.length + 1) },
] as const;

type FilterContext = Pick<CatalogueContext, 'goods' | 'storefront' | 'stockOf'>;

export interface FilteredGoods {
  /** In the order in which they came. */
  readonly products: readonly GoodsProduct[];
  /** Those items of a product that match all filters. */
  readonly itemsOf: (product: GoodsProduct) => readonly GoodsItem[];
  readonly offered: OfferedFilters;
}

const choiceOf = (filters: ListingFilters, kind: RangeKind): RangeFilterChoice | undefined => {
  const known = RANGES.find((range) => range.kind === kind)?.id;
  return filters.rangeFilters.find((range) => range.kind === kind && range.id === known);
};

const isWithin = (value: number, choice: RangeFilterChoice | undefined): boolean =>
  choice === undefined || (value >= (choice.from ?? 0) && value <= (choice.to ?? Number.POSITIVE_INFINITY));

/** The chosen values that some of the products have. */
const chosenCodes = ({ enumFilters }: ListingFilters, products: readonly IndexedProduct[]): ReadonlySet<ValueCode> => {
  const asked = new Set(
    enumFilters
      .flatMap(({ id, values }) => values.map((value) => findCode(id, value)))
      .filter((code) => code !== undefined),
  );
  if (asked.size === 0) return asked;
  const exists = new Set<ValueCode>(asked.has(IN_STOCK_CODE) ? [IN_STOCK_CODE] : []);
  for (const { items } of products) {
    for (const { codes } of items) for (const code of codes) if (asked.has(code)) exists.add(code);
    if (exists.size === asked.size) break;
  }
  return exists;
};

/** Bounds of the numbers that were seen. */
class Bounds {
  min = Number.POSITIVE_INFINITY;
  max = Number.NEGATIVE_INFINITY;
  include(value: number): void {
    if (value < this.min) this.min = value;
    if (value > this.max) this.max = value;
  }
}

/**
 * The products that match all filters, and what can be filtered by. A product matches if one of its items matches everything.
 * Each filter is counted as if it were not chosen, with all others applied: an item that fails one filter only still counts
 * for that one. Unknown filters and values are dropped. One pass over the items, so 100,000 products take as long as 25 times 4,000.
 */
export const filterGoods = (
  products: readonly GoodsProduct[],
  filters: ListingFilters,
  context: FilterContext,
): FilteredGoods => {
  const all = products.map((product) => indexedProduct(product, context));
  const chosen = chosenCodes(filters, all);
  const [price, rating] = [choiceOf(filters, 'PRICE'), choiceOf(filters, 'rating')];
  const [{ bit: priceBit }, { bit: ratingBit }] = RANGES;
  let required = 0;
  for (const code of chosen) required |= facetBit(code);
  const isChosen = new Uint8Array(codeCount());
  for (const code of chosen) isChosen[code] = 1;
  /** The filters, as bits, that an item fails. */
  const failedBy = (codes: readonly ValueCode[], isInStock: boolean, paid: number): number => {
    let matched = isInStock && isChosen[IN_STOCK_CODE] === 1 ? facetBit(IN_STOCK_CODE) : 0;
    for (const code of codes) if (isChosen[code] === 1) matched |= facetBit(code);
    return (required & ~matched) | (isWithin(paid, price) ? 0 : priceBit);
  };
  const counts = new Uint32Array(codeCount());
  const countedIn = new Int32Array(codeCount()).fill(-1);
  const prices = new Bounds();
  const ratings = new Bounds();
  const found: GoodsProduct[] = [];
  const count = (code: ValueCode, at: number, failed: number): void => {
    if (countedIn[code] === at || (failed !== 0 && failed !== facetBit(code))) return;
    countedIn[code] = at;
    counts[code] = (counts[code] ?? 0) + 1;
  };

  for (const [at, { product, items }] of all.entries()) {
    const unrated = isWithin(product.rating, rating) ? 0 : ratingBit;
    let isFound = false;
    for (const { item, codes, price: paid } of items) {
      const isInStock = context.stockOf(item) > 0;
      const failed = failedBy(codes, isInStock, paid) | unrated;
      for (const code of codes) count(code, at, failed);
      if (isInStock) count(IN_STOCK_CODE, at, failed);
      if (failed === 0 || failed === priceBit) prices.include(paid);
      if (product.rating > 0 && (failed === 0 || failed === ratingBit)) ratings.include(product.rating);
      isFound ||= failed === 0;
    }
    if (isFound) found.push(product);
  }

  const counted: CountedValues = {
    countOf: (code) => counts[code] ?? 0,
    isChosen: (code) => chosen.has(code),
    total: found.length,
  };
  return {
    products: found,
    itemsOf: (product) =>
      indexedProduct(product, context)
        .items.filter(({ item, codes, price: paid }) => failedBy(codes, context.stockOf(item) > 0, paid) === 0)
        .map(({ item }) => item),
    offered: {
      enumFilters: offeredEnumFilters(counted, context.storefront),
      rangeFilters: offeredRangeFilters(
        [
          { ...RANGES[0], bounds: prices, choice: price },
          { ...RANGES[1], bounds: ratings, choice: rating },
        ],
        context.storefront,
      ),
    },
  };
};
