import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';

import { assortment } from '../goods/assortment.ts';
import type { StockedItem } from '../goods/catalogue-context.ts';
import type { GoodsItem } from '../goods/goods.ts';
import {
  CORRECTED_WORDS,
  ENGLISH_SEARCHES,
  EQUAL_SEARCHES,
  FRUITLESS_SEARCHES,
  GERMAN_SEARCHES,
  SHORTENED_SEARCHES,
  UNANSWERED_SEARCHES,
  UNCORRECTED_SEARCHES,
  type ExpectedSearch,
} from './testing/expected-searches.ts';
import { adjustQuery } from './adjust-query.ts';
import { checkQuery } from './check-query.ts';
import { findGoods } from './find-goods.ts';
import { goodsIndex } from './goods-index.ts';

const goods = assortment();
const stockOf = ({ stock }: StockedItem): number => stock;
const find = (term: string, language: 'de' | 'en') =>
  findGoods(term, { goods, stockOf, storefront: STOREFRONTS[language] });

const findsWhatIsExpected = (language: 'de' | 'en', searches: readonly ExpectedSearch[]): void => {
  it.each(searches)('finds "$term"', ({ term, first, brand, category, also, most }) => {
    const found = find(term, language);
    const top = found.slice(0, 5);
    expect(found).not.toEqual([]);
    expect(top.map(({ name }) => name[language]).filter((name) => !first.test(name))).toEqual([]);
    if (brand !== undefined)
      expect(new Set(top.map(({ brandId }) => goods.brand(brandId)?.name))).toEqual(new Set([brand]));
    if (category !== undefined) expect(top.filter(({ categoryId }) => !categoryId.startsWith(category))).toEqual([]);
    if (also !== undefined) expect(found.some(({ name }) => also.test(name[language]))).toBe(true);
    expect(found.length).toBeLessThanOrEqual(most ?? goods.products.length);
  });
};

describe('the search', () => {
  describe('in German', () => findsWhatIsExpected('de', GERMAN_SEARCHES));
  describe('in English', () => findsWhatIsExpected('en', ENGLISH_SEARCHES));

  it.each(SHORTENED_SEARCHES)('leaves "$left" of "$term", since nothing answers all of it', ({ term, left, first }) => {
    expect(find(term, 'de')).toEqual([]);
    expect(adjustQuery(goodsIndex(goods, 'de'), term).searchQuery).toBe(left);
    expect(
      find(left, 'de')
        .slice(0, 5)
        .map(({ name }) => name.de)
        .filter((name) => !first.test(name)),
    ).toEqual([]);
  });

  it.each(FRUITLESS_SEARCHES)('finds nothing for "%s"', (term) => {
    expect(find(term, 'de')).toEqual([]);
  });

  it.each(EQUAL_SEARCHES)('finds the same for "$term", however it is typed', ({ term, others }) => {
    const expected = find(term, 'de').map(({ productId }) => productId);
    expect(expected).not.toEqual([]);
    for (const other of others)
      expect([other, find(other, 'de').map(({ productId }) => productId)]).toEqual([other, expected]);
  });

  it.each(UNANSWERED_SEARCHES)('leaves "%s" as it is: a number alone is no answer', (term) => {
    expect(find(term, 'de')).toEqual([]);
    expect(adjustQuery(goodsIndex(goods, 'de'), term).searchQuery).toBe(term);
  });

  it.each(CORRECTED_WORDS)('takes "$typed" for "$meant"', ({ typed, meant, language }) => {
    expect(checkQuery(goodsIndex(goods, language), typed).query).toBe(meant);
  });

  it.each(UNCORRECTED_SEARCHES)('takes "%s" as it is', (term) => {
    expect(checkQuery(goodsIndex(goods, 'de'), term)).toEqual({ query: term, originalQuery: term });
  });

  it('is tried with at least sixty searches', () => {
    expect(GERMAN_SEARCHES.length + ENGLISH_SEARCHES.length).toBeGreaterThanOrEqual(60);
  });
});

describe('what a search finds although it is sold out', () => {
  const TERM = 'Stift';

  /** The hits of a shop in which everything is in stock but these items. */
  const foundWithout = (soldOut: readonly GoodsItem[] = []) => {
    const gone = new Set(soldOut.map(({ itemId }) => itemId));
    return findGoods(TERM, { goods, storefront: STOREFRONTS.de, stockOf: ({ itemId }) => (gone.has(itemId) ? 0 : 5) });
  };
  const idsOf = (found: ReturnType<typeof foundWithout>): readonly string[] => found.map(({ productId }) => productId);

  it('comes after everything that can be had, the best of it first', () => {
    const all = foundWithout();
    const soldOut = all.filter(({ items }, at) => at % 3 === 0 && !items.some(({ onOrder }) => onOrder));
    expect(soldOut[0]).toBe(all[0]);
    expect(idsOf(foundWithout(soldOut.flatMap(({ items }) => items)))).toEqual(
      idsOf([...all.filter((product) => !soldOut.includes(product)), ...soldOut]),
    );
  });

  it('stays in its place as long as one of its items is in stock or on order', () => {
    const all = foundWithout();
    const oneOfSeveral = all.flatMap(({ items: [first, ...others] }) =>
      first === undefined || others.length === 0 ? [] : [first],
    );
    const onOrder = all.flatMap(({ items }) => items.filter((item) => item.onOrder));
    expect([oneOfSeveral.length > 0, onOrder.length > 0]).toEqual([true, true]);
    expect(idsOf(foundWithout(oneOfSeveral))).toEqual(idsOf(all));
    expect(idsOf(foundWithout(onOrder))).toEqual(idsOf(all));
  });
});
