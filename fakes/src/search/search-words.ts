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
const SIZE_IN_PARTS = /\b(?:din ?)?(?<letter>[abc]) ?(?<number>\d{1,2})\b/gu;

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

/** The words of a text as they stand there, in order. `DIN A 5` is one word. */
export const wordsOf = (text: string): readonly string[] =>
  text.replaceAll(/['’]s\b/gu, '').replaceAll(new RegExp(SIZE_IN_PARTS, 'giu'), '$<letter>$<number>').match(WORD) ?? [];

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
