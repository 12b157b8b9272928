import { expect, it } from 'vitest';

import { assortment } from '../goods/assortment.ts';
import { goodsIndexOf } from './goods-index.ts';

const goods = assortment();

it('shares its words between products: twice the products of the same names need no more of it', () => {
  const again = goods.products.map((product) => ({
    ...product,
    productId: `${product.productId}-2`,
    items: product.items.map((item) => ({ ...item, orderNumber: `${item.orderNumber}2` })),
  }));
  const [once, twice] = [
    goodsIndexOf(goods, 'de'),
    goodsIndexOf({ ...goods, products: [...goods.products, ...again] }, 'de'),
  ];
  expect(twice.size).toBe(2 * once.size);
  expect([twice.words.documentCount, twice.words.termCount, twice.spellings.size]).toEqual([
    once.words.documentCount,
    once.words.termCount,
    once.spellings.size,
  ]);
  expect(once.words.documentCount).toBeLessThan(goods.products.length);
});
