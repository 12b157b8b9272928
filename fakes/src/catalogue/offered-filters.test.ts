import {
  NO_FILTERS,
  type EnumFilter,
  type ListingFilters,
  type RangeFilter,
  type RangeFilterChoice,
} from '@shop/domain/catalogue/listing-filters';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';
import { assortment } from '../goods/assortment.ts';
import type { GoodsItem, GoodsProduct, GoodsVariantAttribute } from '../goods/goods.ts';
import { anItem, aProduct } from '../testing/a-product.ts';
import { filterGoods, type FilteredGoods } from './filter-goods.ts';

type Choice = Readonly<Record<string, readonly string[]>>;

const PRICE = { kind: 'PRICE', id: 'price' } as const;
const RATING = { kind: 'rating', id: 'rating' } as const;

const filtersOf = (enums: Choice = {}, rangeFilters: readonly RangeFilterChoice[] = []): ListingFilters => ({
  enumFilters: Object.entries(enums).map(([id, values]) => ({ id, values })),
  rangeFilters,
});
const filtered = (
  shelf: readonly GoodsProduct[],
  filters: ListingFilters = NO_FILTERS,
  name: 'de' | 'en' | 'ch' = 'de',
): FilteredGoods =>
  filterGoods(shelf, filters, { goods: assortment(), storefront: STOREFRONTS[name], stockOf: ({ stock }) => stock });
const shown = ({ products }: FilteredGoods): readonly string[] => products.map(({ productId }) => productId);
const filterOf = ({ offered }: FilteredGoods, id: string): EnumFilter | undefined =>
  offered.enumFilters.find((one) => one.id === id);
const countsOf = (found: FilteredGoods, id: string) =>
  filterOf(found, id)?.values.map(({ name, count }) => [name, count]);
const rangeOf = ({ offered }: FilteredGoods, kind: RangeFilter['kind']): RangeFilter | undefined =>
  offered.rangeFilters.find((one) => one.kind === kind);

const inColour = (value: string, said: Partial<GoodsItem> = {}): GoodsItem =>
  anItem({ itemId: value, variants: [{ attribute: 'colour', value }], ...said });
const at = (eurGross: number): Pick<GoodsItem, 'price'> => ({ price: { eurGross, chfGross: eurGross } });
const ofBrand = (brandId: string, said: Partial<GoodsProduct> = {}): GoodsProduct =>
  aProduct({ productId: brandId, brandId, ...said });
const costing = (eurGross: number, said: Partial<GoodsProduct> = {}): GoodsProduct =>
  aProduct({ productId: String(eurGross), items: [anItem(at(eurGross))], ...said });

describe('the filters of a shelf', () => {
  it('are everything that its goods can be found by, in the order of the shop', () => {
    const ruling: GoodsVariantAttribute = {
      attribute: 'ruling',
      name: { de: 'Lineatur', en: 'Ruling' },
      type: 'tile',
      values: [{ value: 'squared', label: { de: '(Kariert) 5 mm ', en: '(Squared) 5 mm ' } }],
    };
    const book = aProduct({
      attributes: [...aProduct().attributes, ruling],
      items: [
        inColour('red', {
          variants: [
            { attribute: 'colour', value: 'red' },
            { attribute: 'ruling', value: 'squared' },
            { attribute: 'scent', value: 'rose' },
          ],
          price: { eurGross: 500, chfGross: 600, previousEurGross: 1000 },
        }),
      ],
      fromAge: 1,
      isNew: true,
      extraBadges: ['eco-friendly', 'invented'],
    });
    const plain = aProduct({ productId: 'plain', brandId: 'Adler', items: [anItem({ stock: 0 })] });
    const offeredIn = (name: 'de' | 'en') => filtered([plain, book], NO_FILTERS, name).offered.enumFilters;
    expect(
      offeredIn('de').map((one) => [
        one.id,
        one.name,
        one.values.map(({ id, name, count, selected }) => [id, name, count, selected]),
      ]),
    ).toEqual([
      [
        'brand',
        'Marke',
        [
          ['Adler', 'Adler', 1, false],
          ['Rabenfeder', 'Rabenfeder', 1, false],
        ],
      ],
      ['colour', 'Farbe', [['red', 'Rot', 1, false]]],
      ['kind', 'Ausführung', [['squared-5-mm', '(Kariert) 5 mm ', 1, false]]],
      ['age', 'Alter', [['1', 'ab 1 Jahr', 1, false]]],
      [
        'badge',
        'Besonderheiten',
        [
          ['sale', 'Reduziert', 1, false],
          ['new', 'Neu', 1, false],
          ['eco-friendly', 'Umweltfreundlich', 1, false],
        ],
      ],
      ['availability', 'Lieferbarkeit', [['in-stock', 'Sofort lieferbar', 1, false]]],
    ]);
    expect(offeredIn('en').map(({ name }) => name)).toEqual([
      'Brand',
      'Colour',
      'Type',
      'Age',
      'Features',
      'Availability',
    ]);
    expect(
      offeredIn('en')
        .flatMap(({ values }) => values)
        .map(({ name }) => name),
    ).toEqual([
      'Adler',
      'Rabenfeder',
      'Red',
      '(Squared) 5 mm ',
      'from 1 year',
      'Reduced',
      'New',
      'Eco-friendly',
      'In stock',
    ]);
  });

  it('name a brand as it writes itself, and show a swatch beside colours only', () => {
    const brandId = assortment().products[0]?.brandId ?? '';
    const found = filtered([ofBrand(brandId, { items: [inColour('red')] }), ofBrand('Adler')]);
    expect(filterOf(found, 'brand')?.values.map(({ name }) => name)).toContain(assortment().brand(brandId)?.name);
    expect(
      found.offered.enumFilters
        .flatMap(({ values }) => values)
        .filter((value) => 'imageUrl' in value)
        .map(({ id }) => id),
    ).toEqual(['red']);
    expect(filterOf(found, 'colour')?.values[0]?.imageUrl).toContain(encodeURIComponent('fill="#d92d3a"'));
  });

  it('leave out those that would leave the list as it is, unless one is chosen', () => {
    const [one, other] = [
      aProduct({ productId: 'one', items: [inColour('red')] }),
      aProduct({ productId: 'other', items: [inColour('blue')] }),
    ];
    expect(filtered([one, other]).offered.enumFilters.map(({ id }) => id)).toEqual(['colour']);
    expect(countsOf(filtered([one, other], filtersOf({ brand: ['Rabenfeder'] })), 'brand')).toEqual([
      ['Rabenfeder', 2],
    ]);
    expect(filtered([]).offered).toEqual({ enumFilters: [], rangeFilters: [] });
  });

  it('count a product once for each value, wherever it is on the shelf', () => {
    const shelf = [
      ofBrand('Adler', { items: [inColour('red'), inColour('red', { itemId: 'again' })] }),
      ofBrand('Biber', { items: [inColour('blue')] }),
      ofBrand('Chamäleon', { items: [inColour('red'), inColour('blue')] }),
    ];
    expect(countsOf(filtered(shelf), 'brand')).toEqual([
      ['Adler', 1],
      ['Biber', 1],
      ['Chamäleon', 1],
    ]);
    expect(countsOf(filtered(shelf), 'colour')).toEqual([
      ['Rot', 2],
      ['Blau', 2],
    ]);
  });

  it('count the other values of a chosen filter as if it were not chosen, and drop what would lead to nothing', () => {
    const shelf = [
      ofBrand('Adler', { items: [inColour('red')] }),
      ofBrand('Biber', { items: [inColour('blue')] }),
      ofBrand('Chamäleon', { items: [inColour('blue', { stock: 0 })] }),
    ];
    const red = filtered(shelf, filtersOf({ colour: ['red'] }));
    expect(shown(red)).toEqual(['Adler']);
    expect([countsOf(red, 'colour'), countsOf(red, 'brand'), countsOf(red, 'availability')]).toEqual([
      [
        ['Rot', 1],
        ['Blau', 2],
      ],
      undefined,
      undefined,
    ]);
    const blue = filtered(shelf, filtersOf({ colour: ['blue'] }));
    expect([countsOf(blue, 'brand'), countsOf(blue, 'availability')]).toEqual([
      [
        ['Biber', 1],
        ['Chamäleon', 1],
      ],
      [['Sofort lieferbar', 1]],
    ]);
    expect(filterOf(blue, 'colour')?.values.map(({ selected }) => selected)).toEqual([false, true]);
  });

  it('list sizes by their number and brands by the alphabet of the storefront', () => {
    const size = (label: string): GoodsProduct =>
      ofBrand(label, {
        attributes: [
          {
            attribute: 'size',
            name: { de: 'Größe', en: 'Size' },
            type: 'tile',
            values: [{ value: 'x', label: { de: label, en: label } }],
          },
        ],
        items: [anItem({ variants: [{ attribute: 'size', value: 'x' }] })],
      });
    for (const name of ['de', 'en'] as const)
      expect(
        filterOf(filtered(['100 cm', '9 cm', '10 cm'].map(size), NO_FILTERS, name), 'size')?.values.map(({ id }) => id),
      ).toEqual(['9-cm', '10-cm', '100-cm']);
    expect(
      filterOf(filtered(['Zebra', 'Öse', 'Igel', 'Oskar'].map((brand) => ofBrand(brand))), 'brand')?.values.map(
        ({ name }) => name,
      ),
    ).toEqual(['Igel', 'Öse', 'Oskar', 'Zebra']);
  });
});

describe('the ranges of a shelf', () => {
  const shelf = [
    costing(500, { rating: 3 }),
    costing(700, { rating: 4 }),
    costing(900, { rating: 5 }),
    costing(1100, { rating: 0 }),
  ];

  it('include both ends, and keep the bounds of what the other filters leave', () => {
    const found = filtered(shelf, filtersOf({}, [{ ...PRICE, from: 500, to: 900 }]));
    expect(shown(found)).toEqual(['500', '700', '900']);
    expect(rangeOf(found, 'PRICE')).toStrictEqual({
      ...PRICE,
      name: 'Preis',
      min: 500,
      max: 1100,
      selectedMin: 500,
      selectedMax: 900,
    });
    expect(rangeOf(found, 'rating')).toStrictEqual({ ...RATING, name: 'Bewertung', min: 3, max: 5 });
    expect(shown(filtered(shelf, filtersOf({}, [{ ...PRICE, from: 501, to: 899 }])))).toEqual(['700']);
  });

  it('of ratings go by rated products only, and by those that the price leaves', () => {
    expect(rangeOf(filtered(shelf), 'rating')).toMatchObject({ min: 3, max: 5 });
    expect(rangeOf(filtered(shelf, filtersOf({}, [{ ...PRICE, to: 700 }])), 'rating')).toMatchObject({
      min: 3,
      max: 4,
    });
    const good = filtered(shelf, filtersOf({}, [{ ...RATING, from: 4 }]));
    expect([shown(good), rangeOf(good, 'rating'), rangeOf(good, 'PRICE')]).toMatchObject([
      ['700', '900'],
      { min: 3, max: 5, selectedMin: 4 },
      { min: 700, max: 900 },
    ]);
    expect(rangeOf(filtered([costing(500, { rating: 0 }), costing(700, { rating: 0 })]), 'rating')).toBeUndefined();
  });

  it('that are chosen stay with the bounds of the goods, even if these all cost the same', () => {
    expect(rangeOf(filtered([costing(500)], filtersOf({}, [{ ...PRICE, from: 100, to: 900 }])), 'PRICE')).toMatchObject(
      { min: 500, max: 500, selectedMin: 100, selectedMax: 900 },
    );
    expect(rangeOf(filtered([costing(500)]), 'PRICE')).toBeUndefined();
  });

  it('are francs in Switzerland', () => {
    const found = filtered(
      [aProduct(), aProduct({ productId: 'dear', items: [anItem({ price: { eurGross: 501, chfGross: 4000 } })] })],
      NO_FILTERS,
      'ch',
    );
    expect(rangeOf(found, 'PRICE')).toMatchObject({ min: 600, max: 4000 });
  });
});

describe('the items of a filtered product', () => {
  const product = aProduct({
    items: [
      inColour('red', at(500)),
      inColour('red', { itemId: 'dear red', ...at(5000) }),
      inColour('blue', { ...at(400), stock: 0 }),
    ],
  });
  const itemsWith = (enums: Choice, ranges: readonly RangeFilterChoice[] = []): readonly string[] =>
    filtered([product], filtersOf(enums, ranges))
      .itemsOf(product)
      .map(({ itemId }) => itemId);

  it('are those that match everything: colour, price and stock', () => {
    expect(itemsWith({})).toEqual(['red', 'dear red', 'blue']);
    expect(itemsWith({ colour: ['red'] })).toEqual(['red', 'dear red']);
    expect(itemsWith({}, [{ ...PRICE, to: 500 }])).toEqual(['red', 'blue']);
    expect(itemsWith({ availability: ['in-stock'] })).toEqual(['red', 'dear red']);
    expect(itemsWith({ availability: ['in-stock'] }, [{ ...PRICE, to: 500 }])).toEqual(['red']);
    expect(itemsWith({ colour: ['blue'], availability: ['in-stock'] })).toEqual([]);
  });
});
