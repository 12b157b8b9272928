import { AMAZON_PAY_EXCLUDED_CATEGORIES } from '@shop/domain/payments/payment-rules';
import { expect, it } from 'vitest';
import { assortment } from '../goods/assortment.ts';

it('the categories that Amazon Pay excludes exist, and articles are sold in each of them (PAY-09)', () => {
  const goods = assortment();
  const empty = AMAZON_PAY_EXCLUDED_CATEGORIES.filter(
    (id) => goods.category(id) === undefined || goods.productsIn(id).length === 0,
  );
  expect(empty).toEqual([]);
});

it('most of the assortment can be paid with Amazon Pay (PAY-09)', () => {
  const goods = assortment();
  const excluded = AMAZON_PAY_EXCLUDED_CATEGORIES.flatMap((id) => goods.productsIn(id));
  expect(new Set(excluded).size / goods.products.length).toBeLessThan(0.15);
});
