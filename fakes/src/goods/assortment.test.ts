import { describe, expect, it } from 'vitest';
import { assortment } from './assortment.ts';
import { buildProducts } from './build-products.ts';
import { DEPARTMENTS } from './departments/departments.ts';
import type { GoodsCategory } from './goods.ts';

const goods = assortment();

const withAllBelow = (category: GoodsCategory): readonly GoodsCategory[] => [
  category,
  ...category.children.flatMap(withAllBelow),
];
const categories = goods.roots.flatMap(withAllBelow);

describe('the assortment of the fake shop', () => {
  it('has at least four thousand products, each with an item to order', () => {
    expect(goods.products.length).toBeGreaterThanOrEqual(4000);
    expect(goods.products.filter(({ items }) => items.length === 0)).toEqual([]);
  });

  it('is the same for the same seed, and differs for another', () => {
    const template = DEPARTMENTS[0]?.aisles[0].shelves[0].templates[0];
    if (template === undefined) throw new Error('the first shelf is empty');
    expect(buildProducts('1011', 0, template, 7)).toEqual(buildProducts('1011', 0, template, 7));
    expect(buildProducts('1011', 0, template, 7)).not.toEqual(buildProducts('1011', 0, template, 8));
    expect(assortment(11)).toBe(assortment(11));
  });

  it('is a tree of three levels without an empty category', () => {
    expect(Math.max(...categories.map(({ level }) => level))).toBe(3);
    expect(categories.filter(({ level, children }) => (level === 3) !== (children.length === 0))).toEqual([]);
    expect(categories.filter(({ categoryId }) => goods.productsIn(categoryId).length === 0)).toEqual([]);
  });

  it('counts subcategories in each category', () => {
    for (const { categoryId, children } of categories.filter(({ level }) => level < 3)) {
      const below = children.flatMap((child) => goods.productsIn(child.categoryId));
      expect(new Set(goods.productsIn(categoryId))).toEqual(new Set(below));
    }
  });

  it('uses every product, item and order number once', () => {
    const items = goods.products.flatMap((product) => product.items);
    expect(new Set(goods.products.map(({ productId }) => productId)).size).toBe(goods.products.length);
    expect(new Set(items.map(({ itemId }) => itemId)).size).toBe(items.length);
    expect(new Set(items.map(({ orderNumber }) => orderNumber)).size).toBe(items.length);
  });

  it('finds products, items, categories and brands by their ids, and nothing by unknown ones', () => {
    const product = goods.products[0];
    expect(goods.product(product?.productId ?? '')).toBe(product);
    expect(goods.item(product?.items[0]?.itemId ?? '')).toBe(product?.items[0]);
    expect(goods.brand(product?.brandId ?? '')?.email).toMatch(/@.+\.example$/);
    expect([goods.product('0'), goods.item('0-01'), goods.category('0'), goods.brand('nobody')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(goods.productsIn('0')).toEqual([]);
  });

  it('gives no two products of a brand the same name', () => {
    const names = goods.products.map(({ brandId, name }) => `${brandId} ${name.de}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('offers other products in place of a sold-out one', () => {
    const odd = goods.products.filter(({ productId, categoryId, replacementProductIds }) =>
      replacementProductIds.some((id) => id === productId || goods.product(id)?.categoryId !== categoryId),
    );
    expect(odd).toEqual([]);
    expect(
      goods.products.filter(({ replacementProductIds }) => replacementProductIds.length > 0).length,
    ).toBeGreaterThan(3500);
  });

  it('lacks some combinations of two attributes, but never a whole choice', () => {
    const withTwo = goods.products.filter(({ attributes }) => attributes.length === 2);
    const whole = ({ attributes }: (typeof withTwo)[number]): number =>
      attributes.reduce((count, { values }) => count * values.length, 1);
    expect(withTwo.filter((product) => product.items.length < whole(product)).length).toBeGreaterThan(20);
    const isEmpty = (items: (typeof withTwo)[number]['items'], attribute: string, value: string): boolean =>
      !items.some(({ variants }) => variants.some((one) => one.attribute === attribute && one.value === value));
    expect(
      withTwo.filter(({ attributes, items }) =>
        attributes.some(({ attribute, values }) => values.some(({ value }) => isEmpty(items, attribute, value))),
      ),
    ).toEqual([]);
  });

  it('has sold-out articles, small stocks, articles on order, minimum quantities and bulky goods to test', () => {
    const items = goods.products.flatMap((product) => product.items);
    expect(items.filter(({ stock, onOrder }) => stock === 0 && !onOrder).length).toBeGreaterThan(50);
    expect(items.filter(({ stock }) => stock > 0 && stock < 10).length).toBeGreaterThan(50);
    expect(items.filter(({ onOrder }) => onOrder).length).toBeGreaterThan(50);
    expect(items.filter(({ minimumOrderQuantity }) => minimumOrderQuantity > 1).length).toBeGreaterThan(50);
    expect(items.filter(({ bulky }) => bulky).length).toBeGreaterThan(50);
    expect(items.filter(({ minimumOrderQuantity, maxQuantity }) => minimumOrderQuantity > maxQuantity)).toEqual([]);
  });
});
