import { describe, expect, it } from 'vitest';

import { isMeasure } from './quantities.ts';
import { quantitiesOf, searchedTerms, wordsOf } from './search-words.ts';

const termsIn = (search: string, language: 'de' | 'en' = 'de'): readonly string[] =>
  searchedTerms(search, language).map(({ text }) => text);
const wordsIn = (search: string, language: 'de' | 'en' = 'de'): readonly string[] =>
  searchedTerms(search, language).flatMap(({ words }) => words);

describe('the words of a text', () => {
  it.each([
    ['A\u200B4', ['A4']],
    ['１２ Stück', ['12', 'Stück']],
    ['ＨＢ', ['HB']],
    ['DIN\u2011A\u20115', ['A5']],
    ['c-4', ['c4']],
    ['Lineatur3', ['Lineatur', '3']],
    ['HB2 2B 3D', ['HB2', '2B', '3D']],
    ['gr.128', ['gr', '128']],
    ['½', ['1', '2']],
    ['Kernblatt™', ['Kernblatt']],
    ['0,75 l', ['0,75', 'l']],
    ['36er-Set 12x', ['36', '12']],
  ])('of %j are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('the terms of a search', () => {
  it.each([
    ['Papier 80g/m² A4', ['Papier', '80 g/m2', 'A4']],
    ['10-kg-Hantel', ['10-kg', 'Hantel']],
    ['140x100 cm', ['140', '100 cm']],
    ['geige 3/4', ['geige', '3/4']],
    ['Kalender 2026/27', ['Kalender', '2026', '27']],
    ['500blatt', ['500 blatt']],
    ['Buntstifte 36er Set', ['Buntstifte', '36er']],
    ['Heft mit 2 m²', ['Heft', '2', 'm2']],
  ])('of %j keep together what belongs together: %j', (search, terms) => {
    expect(termsIn(search)).toEqual(terms);
  });

  it.each([
    [['0,75 l', '0.75 Liter', '750ml', '75-cl'], '750ml'],
    [['1 kg', '1000 g', '1.000 Gramm', '1,0 kg'], '1000g'],
    [['80 g/m²', '80gsm', '80 g/qm'], '80g/m2'],
    [['1,1 m', '110 cm', '1100mm'], '1100mm'],
  ])('%j are the same quantity', (searches, quantity) => {
    expect(searches.map((search) => wordsIn(search))).toEqual(searches.map(() => [quantity]));
  });

  it('read thousands as their language writes them', () => {
    expect([wordsIn('2.500 g', 'de'), wordsIn('2,500 g', 'en'), wordsIn('2,500 g', 'de')]).toEqual([
      ['2500g'],
      ['2500g'],
      ['2.5g'],
    ]);
  });
});

it('finds every side of a size in its unit, and paper by its grams', () => {
  expect(quantitiesOf('Poster, 140 × 100 cm, 80 g/m²', 'de').toSorted()).toEqual(['1000mm', '1400mm', '80g', '80g/m2']);
});

it.each(['5', '1,5', '3/4', 'kg', '80 g', '500 Blatt', '36er', 'Stück'])(
  'takes %j for nothing but a measure',
  (text) => {
    expect(isMeasure(text)).toBe(true);
  },
);

it.each(['A4', '2B', 'Heft', 'Heft 5', 'Geige 3/4', 'P-4'])('takes %j for more than a measure', (text) => {
  expect(isMeasure(text)).toBe(false);
});
