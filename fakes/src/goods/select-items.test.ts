import { describe, expect, it } from 'vitest';
import { assortment } from './assortment.ts';
import type { GoodsItem, GoodsProduct } from './goods.ts';
import { NoMatchingItem, ORDINARY, selectItem, selectItems, type ItemCriteria } from './select-items.ts';

const goods = assortment();

const found = (wanted: ItemCriteria): { readonly item: GoodsItem; readonly product: GoodsProduct } => {
  const item = goods.item(selectItem(goods, wanted));
  const product = item === undefined ? undefined : goods.product(item.productId);
  if (item === undefined || product === undefined) throw new TypeError('nothing was found');
  return { item, product };
};

describe('an article selected by criteria', () => {
  it.each<[string, ItemCriteria, (item: GoodsItem, product: GoodsProduct) => unknown]>([
    ['bulky', { bulky: true }, ({ bulky }) => bulky],
    ['not bulky', { bulky: false }, ({ bulky }) => !bulky],
    ['a catalogue', { isCatalog: true }, (_, { isCatalog }) => isCatalog],
    ['no catalogue', { isCatalog: false }, (_, { isCatalog }) => !isCatalog],
    ['reduced', { reduced: true }, ({ price }) => price.previousEurGross !== undefined],
    ['not reduced', { reduced: false }, ({ price }) => price.previousEurGross === undefined],
    ['one of several makes', { severalItems: true }, (_, { items }) => items.length > 1],
    ['of one make', { severalItems: false }, (_, { items }) => items.length === 1],
    ['sold in larger numbers', { minimum: true }, ({ minimumOrderQuantity }) => minimumOrderQuantity > 1],
    ['sold one by one', { minimum: false }, ({ minimumOrderQuantity }) => minimumOrderQuantity === 1],
    ['sold out', { soldOut: true }, ({ stock, onOrder }) => stock === 0 && !onOrder],
    ['to be had', { soldOut: false }, ({ stock, onOrder }) => stock > 0 || onOrder],
    ['printed', { vatClass: 'reduced' }, ({ vatClass }) => vatClass === 'reduced'],
    ['a pencil', { categoryId: '1011' }, (_, { categoryId }) => categoryId.startsWith('1011')],
    ['anything but a pencil', { notCategoryId: '1011' }, (_, { categoryId }) => !categoryId.startsWith('1011')],
    ['of the own brand', { brandId: 'pausenhof' }, (_, { brandId }) => brandId === 'pausenhof'],
    ['of another brand', { notBrandId: 'pausenhof' }, (_, { brandId }) => brandId !== 'pausenhof'],
    ['in stock', { stock: 300 }, ({ stock }) => stock >= 300],
    ['dear', { from: 20_000 }, ({ price }) => price.eurGross >= 20_000],
    ['cheap', { to: 200 }, ({ price }) => price.eurGross <= 200],
  ])('is %s', (_, wanted, isSo) => {
    const { item, product } = found(wanted);
    expect(isSo(item, product)).toBe(true);
  });

  it('can have exactly the given price and stock', () => {
    const { item } = found(ORDINARY);
    expect(found({ ...ORDINARY, from: item.price.eurGross, to: item.price.eurGross, stock: item.stock }).item).toBe(
      item,
    );
    expect(selectItem(goods, { ...ORDINARY, from: item.price.eurGross + 1 })).not.toBe(item.itemId);
    expect(selectItem(goods, { ...ORDINARY, stock: item.stock + 1 })).not.toBe(item.itemId);
  });
});

describe('several articles', () => {
  it('are of different products, in the order of their ids, and always the same', () => {
    const products = selectItems(goods, 5, ORDINARY).map((itemId) => goods.item(itemId)?.productId ?? '');
    expect([new Set(products).size, products]).toEqual([5, products.toSorted()]);
    expect(selectItems(goods, 3, ORDINARY)).toEqual(selectItems(goods, 5, ORDINARY).slice(0, 3));
    expect(selectItem(goods, ORDINARY)).toBe(selectItems(goods, 1, ORDINARY)[0]);
  });

  it('are a programming error if there are not enough', () => {
    expect(() => selectItems(goods, 2, { from: 10_000_000 })).toThrow(NoMatchingItem);
    expect(() => selectItem(goods, { from: 10_000_000 })).toThrow('"from":10000000');
  });
});
