import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as germanStem } from '@orama/stemmers/german';
import { SEARCH_TERM_MAX_LENGTH } from '@shop/domain/search/search-query';
import type { Texts } from '../goods/goods.ts';
import { FILLER_WORDS, KEPT_WORDS } from './search-rules.ts';

export type SearchLanguage = keyof Texts;

/** Words of a search beyond these are not looked at. */
export const MOST_WORDS = 12;
const LONGEST_WORD = 40;

const WORD = /[\p{L}\p{N}]+(?:[.,]\p{N}+)*/gu;
const SIZE_IN_PARTS = /\b(?:din[ -]?)?(?<letter>[abc]) ?(?<number>\d{1,2})\b/giu;
/** `140x100` and `140 × 100` are the same two numbers. */
const TIMES = /(?<=\p{N})\s*[x×*]\s*(?=\p{N})/giu;
/** So many pieces: `36er`, `12er-Pack`, `12x`, `12-pack`. */
const PIECES = /(?<=\p{N})(?:er(?:[ -]?(?:set|pack|packung))?|-pack|x)(?!\p{L})/giu;
/** `50Stück` and `80g` are a number and its unit. `2B` and `3D` are no quantities. */
const BEFORE_UNIT = /(?<![\p{L}\p{N}])(?<quantity>\p{N}+(?:[.,]\p{N}+)*)(?=\p{L}{2}|[glmvw](?!\p{L}))/giu;

/** Lower case without marks: `Fueller` and `Füller` are one word, as are `Fußball` and `Fussball`. */
export const foldWord = (text: string, language: SearchLanguage): string => {
  const plain = text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  return language === 'de' ? plain.replaceAll(/(?<=(?<![aeiou])[aou])e(?=[^aeiou])/gu, '') : plain;
};

const kept: ReadonlySet<string> = new Set(KEPT_WORDS.flatMap((word) => [word, `${word}n`, `${word}s`]));

/** The stem by which a folded word is found. Words that the stemmer would mix up with others are kept. */
export const stemOf = (word: string, language: SearchLanguage): string => {
  if (/\d/u.test(word)) return word.replace('.', ',');
  if (kept.has(word)) return KEPT_WORDS.find((one) => word.startsWith(one) && word.length - one.length <= 1) ?? word;
  return language === 'de' ? germanStem(word) : englishStem(word);
};

/** The words of a text as they stand there, in order. `DIN A 5` is one word, a number and its unit are two. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/['’]s\b/gu, '')
    .replaceAll(SIZE_IN_PARTS, '$<letter>$<number>')
    .replaceAll(TIMES, ' × ')
    .replaceAll(PIECES, ' ')
    .replaceAll(BEFORE_UNIT, '$<quantity> ')
    .match(WORD) ?? [];

const fillers: ReadonlySet<string> = new Set(FILLER_WORDS);

export const isFiller = (word: string): boolean => fillers.has(word);

/** The folded words of a search. Articles and the like are left out, unless there is nothing else. */
export const searchedWords = (term: string, language: SearchLanguage): readonly string[] => {
  const words = wordsOf([...term].slice(0, SEARCH_TERM_MAX_LENGTH).join(''))
    .slice(0, MOST_WORDS)
    .map((word) => foldWord(word, language).slice(0, LONGEST_WORD));
  const telling = words.filter((word) => !isFiller(word));
  return [...new Set(telling.length > 0 ? telling : words)];
};
