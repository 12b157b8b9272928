import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as germanStem } from '@orama/stemmers/german';
import { SEARCH_TERM_MAX_LENGTH } from '@shop/domain/search/search-query';
import { plainText } from '@shop/domain/shared/normalise-text';
import type { Texts } from '../goods/goods.ts';
import {
  FRACTION,
  isQuantity,
  NUMBER_OF_PIECES,
  numberStem,
  QUANTITY,
  quantityStem,
  quantityStemsIn,
} from './quantities.ts';
import { FILLER_WORDS, KEPT_WORDS } from './search-rules.ts';

export type SearchLanguage = keyof Texts;

/** Words of a search beyond these are not looked at. */
export const MOST_WORDS = 12;
const LONGEST_WORD = 40;

const ONE_WORD = String.raw`\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{N}]+`;
const WORD = new RegExp(ONE_WORD, 'gu');
const PACK_OF = String.raw`(?<number>\p{N}+)er(?!\p{L})`;
const PACKS = new RegExp(PACK_OF, 'gu');
const IS_PACK = new RegExp(`^(?:${PACK_OF}|${NUMBER_OF_PIECES})$`, 'iu');
const TERM = new RegExp(`${QUANTITY}|${NUMBER_OF_PIECES}|${FRACTION}|${PACK_OF}|${ONE_WORD}`, 'giu');
/** Names of companies have these behind them, and NFKC would make letters of them. */
const TRADE_MARKS = /[™℠]/gu;
const SIZE_IN_PARTS = /\b(?:din[ -]?)?(?<letter>[abc])[ -]?(?<number>\d{1,2})\b/giu;
/** `Lineatur3` is a word and its number; `HB2` stays one. */
const BEFORE_NUMBER = /(?<=\p{L}{3})(?=\p{N})/gu;
/** `140x100` and `140 × 100` are the same two numbers. */
const TIMES = /(?<=\p{N})\s*[x×*]\s*(?=\p{N})/giu;
/** A pack of so many: `36er`, `12er-Pack`, `12x`, `12-pack`. */
const PACK = /(?<=\p{N})(?:er(?:[ -]?(?:set|pack|packung))?|-pack|x)(?!\p{L})/giu;
const PACK_MARK = 'er';
/** `50Stück` and `80g` are a number and its unit. `2B` and `3D` are no quantities. */
const BEFORE_UNIT =
  /(?<![\p{L}\p{N}])(?<quantity>\p{N}+(?:[.,]\p{N}+)*)(?!er(?!\p{L}))(?=\p{L}{2}|[glmvw](?!\p{L}))/giu;

/** Lower case without marks: `Fueller` and `Füller` are one word, as are `Fußball` and `Fussball`. */
export const foldWord = (text: string, language: SearchLanguage): string => {
  const plain = text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');
  return language === 'de' ? plain.replaceAll(/(?<=(?<![aeiou])[aou])e(?=[^aeiou])/gu, '') : plain;
};

const kept: ReadonlySet<string> = new Set(KEPT_WORDS.flatMap((word) => [word, `${word}n`, `${word}s`]));

/** The stem by which a folded word is found. Words that the stemmer would mix up with others are kept. */
export const stemOf = (word: string, language: SearchLanguage): string => {
  if (/\d/u.test(word)) return numberStem(word, language);
  if (kept.has(word)) return KEPT_WORDS.find((one) => word.startsWith(one) && word.length - one.length <= 1) ?? word;
  return language === 'de' ? germanStem(word) : englishStem(word);
};

/** Text as it is meant, whatever keyboard or program it comes from: nothing invisible, plain letters, digits and hyphens. */
export const searchText = (text: string): string =>
  plainText(text.replaceAll(TRADE_MARKS, ' ')).replaceAll('\u2044', '/');

/** Plain text with a space where one word ends and the next begins. `DIN A 5` is one word, a number and its unit are two. */
const spaced = (text: string): string =>
  searchText(text)
    .replaceAll(/['’]s\b/gu, '')
    .replaceAll(SIZE_IN_PARTS, '$<letter>$<number>')
    .replaceAll(TIMES, ' × ')
    .replaceAll(PACK, PACK_MARK)
    .replaceAll(BEFORE_UNIT, '$<quantity> ')
    .replaceAll(BEFORE_NUMBER, ' ');

/** The words of a text as they stand there, in order. */
export const wordsOf = (text: string): readonly string[] =>
  spaced(text).replaceAll(PACKS, '$<number> ').match(WORD) ?? [];

/** The quantities of a text about goods, each one word. */
export const quantitiesOf = (text: string, language: SearchLanguage): readonly string[] =>
  quantityStemsIn(spaced(text), language);

const fillers: ReadonlySet<string> = new Set(FILLER_WORDS);

export const isFiller = (word: string): boolean => fillers.has(word);

const cut = (text: string): string => [...text].slice(0, SEARCH_TERM_MAX_LENGTH).join('');

/** Articles and the like are left out, unless there is nothing else. */
const telling = <T>(all: readonly T[], wordOf: (one: T) => string): readonly T[] => {
  const some = all.filter((one) => !isFiller(wordOf(one)));
  return some.length > 0 ? some : all;
};

/** The folded words of what is typed. */
export const searchedWords = (typed: string, language: SearchLanguage): readonly string[] => {
  const words = wordsOf(cut(typed))
    .slice(0, MOST_WORDS)
    .map((word) => foldWord(word, language).slice(0, LONGEST_WORD));
  return [...new Set(telling(words, (word) => word))];
};

/** What belongs together in a search: a word, or a number and its unit. */
export interface SearchedTerm {
  readonly text: string;
  /** Folded; a product must have all of them. A quantity is one, as in `quantitiesOf`. */
  readonly words: readonly string[];
  /** Whether it says how many there are in a pack. */
  readonly isPack: boolean;
}

const wordsIn = (text: string, language: SearchLanguage): readonly string[] => {
  if (isQuantity(text)) return [quantityStem(text, language)];
  return wordsOf(text).map((word) => foldWord(word, language).slice(0, LONGEST_WORD));
};

/** What a search asks for, in order. */
export const searchedTerms = (search: string, language: SearchLanguage): readonly SearchedTerm[] => {
  const terms = (spaced(cut(search)).match(TERM) ?? [])
    .slice(0, MOST_WORDS)
    .map((text) => ({ text, words: wordsIn(text, language), isPack: IS_PACK.test(text) }));
  return telling(terms, ({ words }) => words.join(' '));
};
