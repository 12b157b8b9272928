import type { EnumFilter, OfferedFilters, RangeFilterChoice } from '@shop/domain/catalogue/listing-filters';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';

import { assortment } from '../goods/assortment.ts';
import type { GoodsItem, GoodsProduct } from '../goods/goods.ts';
import { filterGoods } from './filter-goods.ts';

const goods = assortment();
const offeredOn = (
  name: 'de' | 'en',
  products: readonly GoodsProduct[] = goods.products,
  ranges: readonly RangeFilterChoice[] = [],
): OfferedFilters =>
  filterGoods(
    products,
    { enumFilters: [], rangeFilters: ranges },
    { goods, storefront: STOREFRONTS[name], stockOf: ({ stock }) => stock },
  ).offered;
const [german, english] = [offeredOn('de'), offeredOn('en')];
const valuesOf = ({ enumFilters }: OfferedFilters, id: string): EnumFilter['values'] =>
  enumFilters.find((one) => one.id === id)?.values ?? [];
const named = (offered: OfferedFilters, id: string) => valuesOf(offered, id).map((value) => [value.id, value.name]);
const countOf = (id: string, value: string): number | undefined =>
  valuesOf(german, id).find((one) => one.id === value)?.count;
const soldInSome = (is: (product: GoodsProduct, item: GoodsItem) => boolean): number =>
  goods.products.filter((product) => product.items.some((item) => is(product, item))).length;

describe('the filters of everything that the fake shop sells', () => {
  it('name colours in the order of the rainbow, each with a swatch', () => {
    expect(named(german, 'colour').slice(0, 4)).toEqual([
      ['red', 'Rot'],
      ['orange', 'Orange'],
      ['yellow', 'Gelb'],
      ['lime', 'Hellgrün'],
    ]);
    expect(named(english, 'colour').at(-1)).toEqual(['white', 'White']);
    expect(decodeURIComponent(valuesOf(german, 'colour')[0]?.imageUrl ?? '')).toMatch(
      /^data:image\/svg\+xml,<svg .*<rect .*fill="#d92d3a"\/><\/svg>$/u,
    );
    expect(valuesOf(german, 'brand').filter((value) => 'imageUrl' in value)).toEqual([]);
  });

  it('name sizes and kinds by their words, with an id for the URL', () => {
    expect(named(german, 'size')).toEqual(
      expect.arrayContaining([
        ['22-cm-with-handle', '22 cm mit Griff'],
        ['60-45-cm', '60 × 45 cm'],
        ['size-5', 'Größe 5'],
      ]),
    );
    expect(named(english, 'kind')).toEqual(
      expect.arrayContaining([
        ['100-g-m2', '100 g/m²'],
        ['hb-medium', 'HB (medium)'],
        ['lh-left-handed', 'LH (left-handed)'],
        ['ruling-21-lined', 'Ruling 21 (lined)'],
      ]),
    );
    for (const id of ['size', 'kind'])
      expect(valuesOf(german, id).filter((value) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(value.id))).toEqual([]);
  });

  it('name ages from one year on', () => {
    expect(named(german, 'age').slice(0, 3)).toEqual([
      ['1', 'ab 1 Jahr'],
      ['2', 'ab 2 Jahren'],
      ['3', 'ab 3 Jahren'],
    ]);
    expect(named(english, 'age').slice(0, 2)).toEqual([
      ['1', 'from 1 year'],
      ['2', 'from 2 years'],
    ]);
    expect(countOf('age', '3')).toBe(soldInSome(({ fromAge }) => fromAge === 3));
  });

  it('name brands in alphabetical order, and badges with what is reduced first', () => {
    const brands = valuesOf(german, 'brand').map(({ name }) => name);
    expect(brands).toEqual(brands.toSorted((a, b) => a.localeCompare(b, 'de')));
    expect(brands).toContain('Papiermühle Aschau');
    expect(named(german, 'badge').slice(0, 3)).toEqual([
      ['sale', 'Reduziert'],
      ['new', 'Neu'],
      ['own-brand', 'Eigenmarke'],
    ]);
    expect(named(english, 'badge').slice(0, 2)).toEqual([
      ['sale', 'Reduced'],
      ['new', 'New'],
    ]);
    expect(named(german, 'availability')).toEqual([['in-stock', 'Sofort lieferbar']]);
  });

  it('count what is new, reduced, marked and in stock', () => {
    expect(countOf('badge', 'new')).toBe(soldInSome(({ isNew }) => isNew));
    expect(countOf('badge', 'class-set')).toBe(soldInSome(({ extraBadges }) => extraBadges.includes('class-set')));
    expect(countOf('badge', 'sale')).toBe(
      soldInSome(
        (_product, { price }) =>
          price.previousEurGross !== undefined && price.eurGross <= 0.95 * price.previousEurGross,
      ),
    );
    expect(countOf('availability', 'in-stock')).toBe(soldInSome((_product, { stock }) => stock > 0));
    expect(countOf('colour', 'navy')).toBe(
      soldInSome((_product, { variants }) =>
        variants.some(({ attribute, value }) => attribute === 'colour' && value === 'navy'),
      ),
    );
  });
});

describe('the ranges of a filter', () => {
  const [one] = goods.products.filter(({ items, rating }) => items.length === 1 && rating > 0);
  const only = one === undefined ? [] : [one];
  const price = one?.items[0]?.price.eurGross ?? 0;

  it('are named, and offered only where products differ', () => {
    expect(german.rangeFilters.map(({ name }) => name)).toEqual(['Preis', 'Bewertung']);
    expect(english.rangeFilters.map(({ name }) => name)).toEqual(['Price', 'Rating']);
    expect(offeredOn('de', only).rangeFilters).toEqual([]);
  });

  it('stay while they are chosen, so that they can be removed', () => {
    expect(offeredOn('de', only, [{ kind: 'PRICE', id: 'price', from: price }]).rangeFilters).toStrictEqual([
      { kind: 'PRICE', id: 'price', name: 'Preis', min: price, max: price, selectedMin: price },
    ]);
    expect(offeredOn('de', [], [{ kind: 'PRICE', id: 'price', from: 100, to: 200 }]).rangeFilters).toStrictEqual([
      { kind: 'PRICE', id: 'price', name: 'Preis', min: 100, max: 200, selectedMin: 100, selectedMax: 200 },
    ]);
    expect(offeredOn('de', [], [{ kind: 'PRICE', id: 'price', to: 200 }]).rangeFilters).toMatchObject([
      { min: 200, max: 200 },
    ]);
    expect(offeredOn('de', [], [{ kind: 'rating', id: 'rating', from: 4 }]).rangeFilters).toMatchObject([
      { name: 'Bewertung', min: 4, max: 4 },
    ]);
  });
});
