import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';
import { assortment } from '../goods/assortment.ts';
import { findGoods } from './find-goods.ts';
import { MOST_SUGGESTIONS, suggestQueries } from './suggest-queries.ts';
import { foldWord, stemOf, wordsOf } from './search-words.ts';

const goods = assortment();
const german = (typed: string): readonly string[] => suggestQueries(goods, { language: 'de' }, typed);
const english = (typed: string): readonly string[] => suggestQueries(goods, { language: 'en' }, typed);
const foldedIn = (text: string): readonly string[] => wordsOf(text).map((word) => foldWord(word, 'de'));
const countOf = (query: string): number =>
  findGoods(query, { goods, storefront: STOREFRONTS.de, stockOf: ({ stock }) => stock }).length;

describe('suggested searches', () => {
  it.each(['bl', 'schul', 'pins', 'kernb'])('begin a word with what was typed, and find something: %s', (typed) => {
    const queries = german(typed);
    expect(queries.length).toBeGreaterThan(0);
    expect(queries.length).toBeLessThanOrEqual(MOST_SUGGESTIONS);
    for (const query of queries)
      expect([query, foldedIn(query).some((word) => word.startsWith(typed)), countOf(query) > 0]).toEqual([
        query,
        true,
        true,
      ]);
  });

  it('are one of singular and plural', () => {
    for (const typed of ['schul', 'bl', 'heft', 'mal', 'st']) {
      const stems = german(typed).map((query) =>
        foldedIn(query)
          .map((word) => stemOf(word, 'de'))
          .join(' '),
      );
      expect([typed, new Set(stems).size]).toEqual([typed, stems.length]);
    }
  });

  it('complete the last of several words', () => {
    expect(german('dicke bunt')[0]).toBe('Dicke Buntstifte');
    expect(german('buntstifte dic')).toContain('Dicke Buntstifte');
  });

  it('find umlauts however they are typed', () => {
    expect(german('fueller')).toEqual(german('füller'));
    expect(german('fueller').length).toBeGreaterThan(0);
  });

  it('name brands', () => {
    expect(german('kernb')).toContain('Kernblatt');
  });

  it('are English on an English shop', () => {
    expect(english('penc')).toContain('Pencils');
    expect(german('penc')).toEqual([]);
  });

  it('are none for nothing, and for words that nothing begins with', () => {
    expect([german(''), german('  '), german('qqq')]).toEqual([[], [], []]);
  });
});
