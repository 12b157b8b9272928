import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';

import { assortment } from '../goods/assortment.ts';
import type { StockedItem } from '../goods/catalogue-context.ts';
import { ENGLISH_SEARCHES, FRUITLESS_SEARCHES, GERMAN_SEARCHES, type ExpectedSearch } from './testing/expected-searches.ts';
import { findGoods } from './find-goods.ts';

const goods = assortment();
const stockOf = ({ stock }: StockedItem): number => stock;
const find = (term: string, language: 'de' | 'en') => findGoods(term, { goods, stockOf, storefront: STOREFRONTS[language] });

const findsWhatIsExpected = (language: 'de' | 'en', searches: readonly ExpectedSearch[]): void => {
  it.each(searches)('finds "$term"', ({ term, first, brand, category, also, most }) => {
    const found = find(term, language);
    const top = found.slice(0, 5);
    expect(found).not.toEqual([]);
    expect(top.map(({ name }) => name[language]).filter((name) => !first.test(name))).toEqual([]);
    if (brand !== undefined) expect(new Set(top.map(({ brandId }) => goods.brand(brandId)?.name))).toEqual(new Set([brand]));
    if (category !== undefined) expect(top.filter(({ categoryId }) => !categoryId.startsWith(category))).toEqual([]);
    if (also !== undefined) expect(found.some(({ name }) => also.test(name[language]))).toBe(true);
    expect(found.length).toBeLessThanOrEqual(most ?? goods.products.length);
  });
};

describe('the search', () => {
  describe('in German', () => findsWhatIsExpected('de', GERMAN_SEARCHES));
  describe('in English', () => findsWhatIsExpected('en', ENGLISH_SEARCHES));

  it.each(FRUITLESS_SEARCHES)('finds nothing for "%s"', (term) => {
    expect(find(term, 'de')).toEqual([]);
  });

  it('is tried with at least sixty searches', () => {
    expect(GERMAN_SEARCHES.length + ENGLISH_SEARCHES.length).toBeGreaterThanOrEqual(60);
  });
});
