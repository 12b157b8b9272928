import { STOREFRONTS, type StorefrontId } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';
import { assortment } from '../goods/assortment.ts';
import type { GoodsItem, GoodsProduct } from '../goods/goods.ts';
import { anItem, aProduct } from '../testing/a-product.ts';
import { isByPrice, sortGoods } from './sort-goods.ts';

type Sort = Parameters<typeof sortGoods>[1];

const item = (eurGross: number, said: Partial<GoodsItem> = {}): GoodsItem =>
  anItem({ itemId: String(eurGross), price: { eurGross, chfGross: 10_000 - eurGross }, ...said });
const product = (productId: string, items: readonly GoodsItem[], said: Partial<GoodsProduct> = {}): GoodsProduct =>
  aProduct({ productId, items, ...said });

const SHELF = [
  product('from seven', [item(700), item(900)], { rating: 3.5 }),
  product('sold out at one', [item(100, { stock: 0 }), item(800)], { rating: 4.5, isNew: true }),
  product('three', [item(300)], { rating: 0 }),
  product('three on order', [item(300, { stock: 0, onOrder: true }), item(600)], { rating: 4.5 }),
  product('all sold out', [item(500, { stock: 0 }), item(400, { stock: 0 })], { rating: 5, isNew: true }),
];

const sorted = (
  sort: Sort,
  name: StorefrontId = 'de',
  itemsOf?: (one: GoodsProduct) => readonly GoodsItem[],
): readonly string[] =>
  sortGoods(
    SHELF,
    sort,
    {
      goods: assortment(),
      storefront: STOREFRONTS[name],
      now: new Date('2026-11-23T09:00:00Z'),
      stockOf: ({ stock }) => stock,
    },
    itemsOf,
  ).map(({ productId }) => productId);

describe('sorted goods', () => {
  it('go by the price that a tile shows: of the cheapest item that can be had, or of the cheapest', () => {
    expect(sorted('price-asc')).toEqual(['three', 'three on order', 'all sold out', 'from seven', 'sold out at one']);
    expect(sorted('price-desc')).toEqual(['sold out at one', 'from seven', 'all sold out', 'three', 'three on order']);
  });

  it('go by the currency of the storefront', () => {
    expect(sorted('price-asc', 'ch')).toEqual([
      'sold out at one',
      'from seven',
      'all sold out',
      'three',
      'three on order',
    ]);
  });

  it('go by the price of the items that a filter leaves', () => {
    expect(sorted('price-asc', 'de', ({ items }) => items.slice(-1))).toEqual([
      'three',
      'all sold out',
      'three on order',
      'sold out at one',
      'from seven',
    ]);
  });

  it('begin with the best rated, and with new ones; equals stay as they were', () => {
    expect(sorted('rating')).toEqual(['all sold out', 'sold out at one', 'three on order', 'from seven', 'three']);
    expect(sorted('new')).toEqual(['sold out at one', 'all sold out', 'from seven', 'three', 'three on order']);
  });

  it('stay in the order of the shop’s and of the search’s own relevance', () => {
    const asTheyCame = SHELF.map(({ productId }) => productId);
    expect([sorted('si'), sorted('relevance')]).toEqual([asTheyCame, asTheyCame]);
  });

  it('depend on the filtered items only where they are sorted by price', () => {
    const sorts = ['price-asc', 'price-desc', 'rating', 'new', 'si', 'relevance'] as const;
    expect(sorts.filter((sort) => isByPrice(sort))).toEqual(['price-asc', 'price-desc']);
  });
});
