import { money } from '@shop/domain/shared/money';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';
import { assortment } from '../goods/assortment.ts';
import type { Assortment, GoodsItem } from '../goods/goods.ts';
import { aPricedLine } from '../testing/a-priced-line.ts';
import { BRAND_DISCOUNT, THREE_FOR_TWO_CATEGORY } from '../goods/promoted-goods.ts';
import { GIFT_CATEGORY, giftFor, promotionSaving } from './promotions.ts';
import { sumOfSavings } from './saving.ts';

const savedOn = (lines: readonly ReturnType<typeof aPricedLine>[]) =>
  promotionSaving(lines, STOREFRONTS.de).map(({ minor }) => minor);

describe('three pencils for the price of two', () => {
  it.each([
    [1, 0],
    [2, 0],
    [3, 549],
    [5, 549],
    [6, 1098],
  ])('deducts for %i pieces %i cents', (quantity, saving) => {
    expect(savedOn([aPricedLine({ price: money(549), quantity, categoryId: THREE_FOR_TWO_CATEGORY })])).toEqual([
      saving,
    ]);
  });

  it('applies to all kinds of pencils', () => {
    expect(
      savedOn([aPricedLine({ price: money(549), quantity: 3, categoryId: `${THREE_FOR_TWO_CATEGORY}2` })]),
    ).toEqual([549]);
    expect(
      savedOn([aPricedLine({ price: money(549), quantity: 3, categoryId: `2${THREE_FOR_TWO_CATEGORY}` })]),
    ).toEqual([0]);
  });

  it('counts each article separately, and nothing else', () => {
    const pencil = { price: money(549), categoryId: THREE_FOR_TWO_CATEGORY };
    expect(
      savedOn([
        aPricedLine({ ...pencil, quantity: 2 }),
        aPricedLine({ ...pencil, quantity: 1 }),
        aPricedLine({ quantity: 3 }),
      ]),
    ).toEqual([0, 0, 0]);
  });
});

describe('ten percent off the own brand', () => {
  const { brandId } = BRAND_DISCOUNT;

  it('starts at its threshold, for this brand alone', () => {
    expect(savedOn([aPricedLine({ price: money(3999), brandId }), aPricedLine({ price: money(9000) })])).toEqual([
      0, 0,
    ]);
    expect(savedOn([aPricedLine({ price: money(4000), brandId }), aPricedLine({ price: money(9000) })])).toEqual([
      400, 0,
    ]);
  });

  it('loses no cent between the lines', () => {
    const saving = promotionSaving(
      [1333, 1333, 1335].map((minor) => aPricedLine({ price: money(minor), brandId })),
      STOREFRONTS.de,
    );
    expect(sumOfSavings(saving, { currency: 'EUR' })).toEqual(money(400));
    expect(saving.map(({ minor }) => minor)).toEqual([133, 133, 134]);
  });

  it('counts pencils of the brand that are three for two for its threshold, and does not make them cheaper again', () => {
    const third = aPricedLine({ price: money(100), quantity: 3, brandId, categoryId: THREE_FOR_TWO_CATEGORY });
    expect(savedOn([aPricedLine({ price: money(3700), brandId }), third])).toEqual([370, 100]);
    expect(savedOn([aPricedLine({ price: money(3699), brandId }), third])).toEqual([0, 100]);
  });

  it('is not combined with three for two', () => {
    expect(
      savedOn([aPricedLine({ price: money(2000), quantity: 3, brandId, categoryId: THREE_FOR_TWO_CATEGORY })]),
    ).toEqual([2000]);
  });
});

describe('the free article', () => {
  it('is added to goods of its value, always the same kind', () => {
    expect(giftFor(assortment(), money(9999))).toBeUndefined();
    expect(giftFor(assortment(), money(10_000))?.itemId).toBeDefined();
    expect(giftFor(assortment(), money(10_000))).toBe(giftFor(assortment(), money(50_000)));
    expect(giftFor(assortment(), money(10_000, 'CHF'))).toBeUndefined();
  });
});

describe('promotions in Switzerland', () => {
  const { brandId } = BRAND_DISCOUNT;
  const savedThere = (...prices: readonly number[]) =>
    promotionSaving(
      prices.map((minor) => aPricedLine({ price: money(minor, 'CHF'), brandId })),
      STOREFRONTS.ch,
    );

  it('start at 45 francs of the own brand, and save francs', () => {
    expect(savedThere(4499)).toEqual([money(0, 'CHF')]);
    expect(savedThere(4500)).toEqual([money(450, 'CHF')]);
  });

  it('add the free article from 120 francs on', () => {
    expect(giftFor(assortment(), money(11_999, 'CHF'))).toBeUndefined();
    const gift = giftFor(assortment(), money(12_000, 'CHF'));
    expect(gift?.itemId).toBeDefined();
    expect(gift).toBe(giftFor(assortment(), money(10_000)));
  });
});

it('the free article is the cheapest of its category that costs at least two euros, is in stock and has no minimum quantity', () => {
  const goods = { ...assortment() };
  const fitting = goods
    .productsIn('101')
    .flatMap(({ items }) => items)
    .filter(
      ({ stock, minimumOrderQuantity, price }) => stock > 0 && minimumOrderQuantity === 1 && price.eurGross >= 200,
    );
  const gift = giftFor(goods, money(10_000));
  expect(fitting).toContain(gift);
  expect(gift?.price.eurGross).toBe(Math.min(...fitting.map(({ price }) => price.eurGross)));
  const [first] = fitting
    .filter(({ price }) => price.eurGross === gift?.price.eurGross)
    .map(({ itemId }) => itemId)
    .toSorted();
  expect(gift?.itemId).toBe(first);
});

it.each([
  ['is sold out', { stock: 0 }],
  ['is sold in larger numbers', { minimumOrderQuantity: 10 }],
  ['costs less than two Euros', { price: { eurGross: 199, chfGross: 199 } }],
])('what %s is never the free article, however cheap', (_, said) => {
  const { item: cheap, product } = aPricedLine({ price: money(200), categoryId: GIFT_CATEGORY });
  const dear = { ...cheap, itemId: 'dear', price: { eurGross: 300, chfGross: 300 } };
  const among = (item: GoodsItem): Assortment => ({
    ...assortment(),
    productsIn: () => [{ ...product, items: [dear, item] }],
  });
  expect(giftFor(among(cheap), money(10_000))).toBe(cheap);
  expect(giftFor(among({ ...cheap, ...said }), money(10_000))).toBe(dear);
  expect(giftFor(among({ ...dear, itemId: 'alike' }), money(10_000))?.itemId).toBe('alike');
});
