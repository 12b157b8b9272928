import { expect, it } from 'vitest';
import { STOREFRONTS } from '../storefronts/storefront.ts';
import { shopForParents } from './shop-for-parents.ts';

it('leads parents to the shop in which their school made the list, and from the business shop to the German one of its language', () => {
  expect(Object.fromEntries(Object.values(STOREFRONTS).map((shop) => [shop.id, shopForParents(shop)]))).toEqual({
    de: 'de',
    at: 'at',
    ch: 'ch',
    'b2b-de': 'de',
    'b2b-en': 'en',
    en: 'en',
  });
});
