import {
  chosenFilters,
  NO_FILTERS,
  type EnumFilter,
  type ListingFilters,
  type RangeFilterChoice,
} from '@shop/domain/catalogue/listing-filters';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';

import { assortment } from '../goods/assortment.ts';
import type { StockedItem } from '../goods/catalogue-context.ts';
import type { GoodsItem, GoodsProduct } from '../goods/goods.ts';
import { priceOf } from '../goods/project-price.ts';
import { filterGoods, type FilteredGoods } from './filter-goods.ts';

const goods = assortment();
const stockOf = ({ stock }: StockedItem): number => stock;
const context = { goods, storefront: STOREFRONTS.de, stockOf };
const crafts = goods.productsIn('12');

const chosen = (
  enums: Readonly<Record<string, readonly string[]>>,
  ranges: readonly RangeFilterChoice[] = [],
): ListingFilters => ({
  enumFilters: Object.entries(enums).map(([id, values]) => ({ id, values })),
  rangeFilters: ranges,
});
const filtered = (filters: ListingFilters): FilteredGoods => filterGoods(crafts, filters, context);
const enumOf = ({ offered }: FilteredGoods, id: string): EnumFilter | undefined =>
  offered.enumFilters.find((one) => one.id === id);
const has = (item: GoodsItem, attribute: string, value: string): boolean =>
  item.variants.some((one) => one.attribute === attribute && one.value === value);
const valuesOf =
  (attribute: string) =>
  ({ variants }: GoodsItem): readonly string[] =>
    variants.filter((one) => one.attribute === attribute).map(({ value }) => value);
const countsIn = (found: FilteredGoods, id: string): Readonly<Record<string, number>> =>
  Object.fromEntries(enumOf(found, id)?.values.map(({ id: value, count }) => [value, count]) ?? []);
const occurrencesIn = (values: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(values.map((value) => [value, values.filter((one) => one === value).length]));
const euros = (item: GoodsItem): number => priceOf(item, STOREFRONTS.de).current.minor;
const idsOf = (products: readonly GoodsProduct[]): readonly string[] => products.map(({ productId }) => productId);

const RED_BELOW_TEN = chosen({ colour: ['red'] }, [{ kind: 'PRICE', id: 'price', to: 1000 }]);

describe('filtered goods', () => {
  it('match every filter, and one of the values of each', () => {
    const brands = (enumOf(filtered(NO_FILTERS), 'brand')?.values ?? []).slice(0, 2).map(({ id }) => id);
    const { products } = filtered(chosen({ brand: brands, colour: ['red', 'blue'] }));
    expect(products.length).toBeGreaterThan(0);
    expect(idsOf(products)).toEqual(
      idsOf(
        crafts.filter(
          ({ brandId, items }) =>
            brands.includes(brandId) && items.some((item) => has(item, 'colour', 'red') || has(item, 'colour', 'blue')),
        ),
      ),
    );
  });

  it('match price and colour with the same item', () => {
    const [first] = crafts;
    const item = first?.items[0];
    if (first === undefined || item === undefined) throw new Error('no goods');
    const variant = (itemId: string, colour: string, eurGross: number): GoodsItem => ({
      ...item,
      itemId,
      variants: [{ attribute: 'colour', value: colour }],
      price: { eurGross, chfGross: eurGross },
    });
    const attributes = crafts
      .flatMap((one) => one.attributes)
      .filter(({ attribute }) => attribute === 'colour')
      .slice(0, 1);
    const two: GoodsProduct = { ...first, attributes, items: [variant('a', 'red', 5000), variant('b', 'blue', 500)] };
    const list = [two, ...crafts.filter(({ items }) => items.some((one) => has(one, 'colour', 'red')))];
    expect(filterGoods(list, RED_BELOW_TEN, context).products).not.toContain(two);
    expect(filterGoods(list, chosen({ colour: ['blue'] }, RED_BELOW_TEN.rangeFilters), context).products).toContain(
      two,
    );
  });

  it('are counted for each value with all other filters applied', () => {
    const found = filtered(RED_BELOW_TEN);
    const colours = crafts.flatMap(({ items }) => [
      ...new Set(items.filter((item) => euros(item) <= 1000).flatMap(valuesOf('colour'))),
    ]);
    expect(countsIn(found, 'colour')).toEqual(occurrencesIn(colours));
    expect(countsIn(found, 'brand')).toEqual(occurrencesIn(found.products.map(({ brandId }) => brandId)));
  });

  it('lead to as many products as was said, for every value that is offered', () => {
    const { enumFilters } = filtered(RED_BELOW_TEN).offered;
    expect(enumFilters.map(({ id }) => id)).toEqual(['brand', 'colour', 'kind', 'age', 'badge', 'availability']);
    for (const { id, values } of enumFilters) {
      if (id === 'colour') continue;
      expect([id, values.length > 0]).toEqual([id, true]);
      for (const value of values)
        expect([
          id,
          value.id,
          filtered(chosen({ colour: ['red'], [id]: [value.id] }, RED_BELOW_TEN.rangeFilters)).products.length,
        ]).toEqual([id, value.id, value.count]);
    }
  });

  it('offer no value that would lead to nothing, but keep a chosen one', () => {
    const found = filtered(chosen({ colour: ['red'] }, [{ kind: 'PRICE', id: 'price', from: 9_000_000 }]));
    expect(found.products).toEqual([]);
    expect(found.offered.enumFilters).toMatchObject([
      { id: 'colour', values: [{ id: 'red', count: 0, selected: true }] },
    ]);
    expect(found.offered.rangeFilters).toContainEqual(
      expect.objectContaining({ kind: 'PRICE', selectedMin: 9_000_000 }),
    );
    const offered = filtered(RED_BELOW_TEN).offered.enumFilters.flatMap(({ values }) => values);
    expect(offered.some(({ count }) => count > 0)).toBe(true);
    expect(offered.filter(({ count, selected }) => count === 0 && !selected)).toEqual([]);
  });

  it('forget filters and values that the list does not have', () => {
    const invented = chosen({ brand: ['nobody'], colour: ['red', 'octarine'], constructor: ['x'], 'no-such': ['x'] }, [
      { kind: 'PRICE', id: 'weight', from: 1 },
      { kind: 'rating', id: 'price', from: 1 },
    ]);
    const found = filtered(invented);
    expect(chosenFilters(found.offered)).toEqual(chosen({ colour: ['red'] }));
    expect(found.products).toEqual(filtered(chosen({ colour: ['red'] })).products);
  });

  it('have the bounds of price and rating that the other filters leave', () => {
    const bounds = filtered(RED_BELOW_TEN).offered.rangeFilters.find(({ kind }) => kind === 'PRICE');
    const prices = crafts.flatMap(({ items }) => items.filter((item) => has(item, 'colour', 'red')).map(euros));
    expect(bounds).toMatchObject({ min: Math.min(...prices), max: Math.max(...prices), selectedMax: 1000 });
    const rated = filtered(chosen({}, [{ kind: 'rating', id: 'rating', from: 4 }])).products;
    expect(rated).not.toEqual([]);
    expect(idsOf(rated)).toEqual(idsOf(crafts.filter(({ rating }) => rating >= 4)));
  });

  it('are in stock if an item with the other values is', () => {
    const found = filtered(chosen({ colour: ['red'], availability: ['in-stock'] }));
    expect(idsOf(found.products)).toEqual(
      idsOf(crafts.filter(({ items }) => items.some((item) => has(item, 'colour', 'red') && item.stock > 0))),
    );
    const soldOut = filterGoods(crafts, chosen({ availability: ['in-stock'] }), { ...context, stockOf: () => 0 });
    expect(soldOut.products).toEqual([]);
  });

  it('have net prices on the business shop', () => {
    const minOf = (storefront: typeof context.storefront): number =>
      filterGoods(crafts, NO_FILTERS, { ...context, storefront }).offered.rangeFilters[0]?.max ?? 0;
    expect(minOf(STOREFRONTS['b2b-de'])).toBeLessThan(minOf(STOREFRONTS.de));
  });

  it('list ages from young to old, sizes by their number, and everything in the shopper’s language', () => {
    const all = filterGoods(goods.products, NO_FILTERS, context);
    const ages = (enumOf(all, 'age')?.values ?? []).map(({ id }) => Number(id));
    expect(ages.length).toBeGreaterThan(1);
    expect(ages).toEqual(ages.toSorted((a, b) => a - b));
    const names = (enumOf(all, 'size')?.values ?? []).map(({ name }) => name);
    expect(names.indexOf('Größe 5')).toBe(names.indexOf('Größe 4') + 1);
    expect(
      filterGoods(goods.products, NO_FILTERS, { ...context, storefront: STOREFRONTS.en }).offered.enumFilters.map(
        ({ name }) => name,
      ),
    ).toEqual(['Brand', 'Colour', 'Size', 'Type', 'Age', 'Features', 'Availability']);
  });
});
