import type { Assortment, GoodsCategory } from '../goods/goods.ts';
import type { GoodsIndex } from './goods-index.ts';
import { titleOf } from './goods-index.ts';
import { foldWord, searchedWords, stemOf, wordsOf, type SearchLanguage } from './search-words.ts';

/** Most suggestions for what was typed so far. */
export const MOST_SUGGESTIONS = 8;
/** Of the phrases that begin with the same letters, so many are weighed; the shortest beginnings are weighed beforehand. */
const MOST_WEIGHED = 400;
const LONGEST_WEIGHED_BEFORE = 3;

interface Phrase {
  readonly text: string;
  readonly words: readonly string[];
  /** Products that it stands for. */
  readonly count: number;
}

/** Phrases by their words in alphabetical order: a beginning is found in as many steps as the logarithm of their number. */
interface Phrases {
  readonly words: readonly { readonly word: string; readonly phrase: Phrase }[];
  readonly best: ReadonlyMap<string, readonly Phrase[]>;
}

const byCount = (a: Phrase, b: Phrase): number => b.count - a.count || (a.text < b.text ? -1 : 1);

const categoriesIn = (categories: readonly GoodsCategory[]): readonly GoodsCategory[] =>
  categories.flatMap((category) => [category, ...categoriesIn(category.children)]);

const phrasesOf = (goods: Assortment, language: SearchLanguage): Phrases => {
  const counts = new Map<string, number>();
  const count = (text: string, more: number): void => void counts.set(text, (counts.get(text) ?? 0) + more);
  for (const product of goods.products) {
    count(titleOf(product, language), 1);
    count(goods.brand(product.brandId)?.name ?? '', 1);
  }
  for (const { categoryId, name, level } of categoriesIn(goods.roots)) {
    if (level === 3 && !counts.has(name[language])) count(name[language], goods.productsIn(categoryId).length);
  }
  const all = [...counts]
    .filter(([text]) => text !== '')
    .map(([text, number]) => ({ text, count: number, words: wordsOf(text).map((word) => foldWord(word, language)) }));
  // `Schultüte` and `Schultüten` find the same: the one for more products is suggested.
  const stemsOf = ({ words }: Phrase): string => words.map((word) => stemOf(word, language)).join(' ');
  const phrases = [...Map.groupBy(all.toSorted(byCount), stemsOf).values()].flatMap(([first]) => first ?? []);
  const words = phrases
    .flatMap((phrase) => phrase.words.map((word) => ({ word, phrase })))
    .sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : 0));
  const best = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    for (const word of phrase.words) {
      for (let length = 1; length <= Math.min(LONGEST_WEIGHED_BEFORE, word.length); length += 1) {
        const known = best.get(word.slice(0, length)) ?? [];
        if (known.length < MOST_WEIGHED && !known.includes(phrase)) best.set(word.slice(0, length), [...known, phrase]);
      }
    }
  }
  return { words, best };
};

const known = new WeakMap<Assortment['roots'], Partial<Record<SearchLanguage, Phrases>>>();

const phrases = (goods: Assortment, language: SearchLanguage): Phrases => {
  const built = known.get(goods.roots) ?? {};
  const found = built[language] ?? phrasesOf(goods, language);
  known.set(goods.roots, { ...built, [language]: found });
  return found;
};

/** The first place whose word is not before this one. */
const placeOf = (words: Phrases['words'], beginning: string): number => {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((words[middle]?.word ?? '') < beginning) low = middle + 1;
    else high = middle;
  }
  return low;
};

const beginningWith = ({ words, best }: Phrases, beginning: string): readonly Phrase[] => {
  if (beginning.length <= LONGEST_WEIGHED_BEFORE) return best.get(beginning) ?? [];
  const from = placeOf(words, beginning);
  const candidates = words.slice(from, from + MOST_WEIGHED).filter(({ word }) => word.startsWith(beginning));
  return [...new Set(candidates.map(({ phrase }) => phrase))].sort(byCount);
};

/** Searches that begin with what was typed so far, those for the most products first. */
export const suggestQueries = (
  goods: Assortment,
  { language }: Pick<GoodsIndex, 'language'>,
  userQuery: string,
): readonly string[] => {
  const typed = searchedWords(userQuery, language);
  const last = typed.at(-1);
  if (last === undefined) return [];
  const before = typed.slice(0, -1);
  const fitting = beginningWith(phrases(goods, language), last).filter(({ words }) =>
    before.every((word) => words.includes(word)),
  );
  const isFirst = ({ words }: Phrase): boolean => words[0]?.startsWith(typed[0] ?? '') === true;
  return [...fitting.filter(isFirst), ...fitting.filter((phrase) => !isFirst(phrase))]
    .slice(0, MOST_SUGGESTIONS)
    .map(({ text }) => text);
};
