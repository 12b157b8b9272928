import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';

import { assortment } from '../goods/assortment.ts';
import type { StockedItem } from '../goods/catalogue-context.ts';
import { ENGLISH_SEARCHES, FRUITLESS_SEARCHES, GERMAN_SEARCHES, type ExpectedSearch } from './expected-searches.ts';
import { findGoods } from './find-goods.ts';

const goods = assortment();
const stockOf = ({ stock }: StockedItem): number => stock;
const namesOf = (term: string, language: 'de' | 'en'): readonly string[] =>
  findGoods(term, { goods, stockOf, storefront: STOREFRONTS[language] }).map(({ name }) => name[language]);

const findsWhatIsExpected = (language: 'de' | 'en', searches: readonly ExpectedSearch[]): void => {
  it.each(searches)('finds "$term"', ({ term, first, also, most }) => {
    const names = namesOf(term, language);
    expect(names).not.toEqual([]);
    expect(names.slice(0, 5).filter((name) => !first.test(name))).toEqual([]);
    if (also !== undefined) expect(names.some((name) => also.test(name))).toBe(true);
    expect(names.length).toBeLessThanOrEqual(most ?? goods.products.length);
  });
};

describe('the search', () => {
  describe('in German', () => findsWhatIsExpected('de', GERMAN_SEARCHES));
  describe('in English', () => findsWhatIsExpected('en', ENGLISH_SEARCHES));

  it.each(FRUITLESS_SEARCHES)('finds nothing for "%s"', (term) => {
    expect(namesOf(term, 'de')).toEqual([]);
  });

  it('is tried with at least sixty searches', () => {
    expect(GERMAN_SEARCHES.length + ENGLISH_SEARCHES.length + FRUITLESS_SEARCHES.length).toBeGreaterThanOrEqual(60);
  });
});
