import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { expect, it } from 'vitest';
import { assortment } from './assortment.ts';
import { itemOf } from './project-item.ts';

const goods = assortment();
const [product] = goods.products;
const [item] = product?.items ?? [];

const shownAt = (hour: number, storefront: Storefront = STOREFRONTS.de) => {
  if (product === undefined || item === undefined) throw new Error('the assortment has no item');
  return itemOf(item, product, { goods, storefront, now: new Date(Date.UTC(2026, 10, 18, hour)), stockOf: () => hour });
};

it('pictures and variants of an item are made once for each storefront; its delivery is calculated each time', () => {
  const [early, late] = [shownAt(1), shownAt(20)];
  expect([early.pictures, early.variants]).toEqual([late.pictures, late.variants]);
  expect(late.pictures).toBe(early.pictures);
  expect(late.variants).toBe(early.variants);
  expect(late.delivery).not.toEqual(early.delivery);
  expect(shownAt(1, STOREFRONTS.ch).pictures).not.toBe(early.pictures);
});

it('no item shows a picture twice, so that its product shows the same ones', () => {
  const repeating = goods.products
    .flatMap(({ items }) => items)
    .filter(({ pictures }) => new Set(pictures).size !== pictures.length);
  expect(repeating).toEqual([]);
});
