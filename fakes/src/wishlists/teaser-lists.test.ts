import { STOREFRONTS, type StorefrontId } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';
import { aView } from '../testing/a-view.ts';
import { findTeaserList } from './teaser-lists.ts';
import { TEASER_LISTS } from './teaser-list-table.ts';

const [CONSUMERS = '', BUSINESS = ''] = TEASER_LISTS.map(({ externalId }) => externalId);

const found = (storefront: StorefrontId, id: string) =>
  findTeaserList(aView(), { storefront: STOREFRONTS[storefront], loginState: 'logged-out' }, id);

describe('the lists of editors', () => {
  it.each([
    ['de', CONSUMERS],
    ['at', CONSUMERS],
    ['ch', CONSUMERS],
    ['en', CONSUMERS],
    ['b2b-de', BUSINESS],
    ['b2b-en', BUSINESS],
  ] as const)(
    'have on the storefront %s twelve different articles in stock, one with a variant to choose',
    (id, listId) => {
      const list = found(id, listId);
      const products = new Set(list?.entries.map(({ product }) => product.productId));
      expect([list?.entries.length, products.size]).toEqual([12, 12]);
      expect(list?.entries.filter(({ isSaleable }) => !isSaleable)).toEqual([]);
      expect(list?.entries.filter(({ item }) => item === undefined)).toHaveLength(1);
      expect(list?.productsRecommendations.length).toBeGreaterThan(2);
    },
  );

  it.each([
    ['de', BUSINESS],
    ['b2b-de', CONSUMERS],
  ] as const)('are not shown on %s if they are for other customers', (id, listId) => {
    expect(found(id, listId)).toBeUndefined();
  });
});
