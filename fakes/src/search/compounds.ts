import { stemOf, type SearchLanguage } from './search-words.ts';

/** German joins words, with one of these between them or none: `Zeichen-s-…`, `Tasche-n-rechner`. */
const LINKS = ['', 's', 'n', 'en', 'es', 'er', 'e'] as const;
const SHORTEST_PART = 3;
/** Beginnings such as `Bastel` that are no words by themselves count if so many compounds have them. */
const FAMILIAR_FROM = 2;

/** Splits compounds into the stems of their parts, the head last; a word that is none is itself. */
export type Splitter = (word: string) => readonly string[];

const placesIn = (word: string): readonly number[] =>
  Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) }, (_, at) => at + SHORTEST_PART);

/** Splits words by the vocabulary of the assortment: folded words that stand alone somewhere. English writes its compounds apart. */
export const splitter = (vocabulary: ReadonlySet<string>, language: SearchLanguage): Splitter => {
  if (language === 'en') return (word) => [stemOf(word, language)];
  const stems = new Set([...vocabulary].map((word) => stemOf(word, language)));
  const isWord = (word: string): boolean => vocabulary.has(word) || stems.has(stemOf(word, language));
  const familiar = new Map<string, number>();
  for (const word of vocabulary) {
    for (const at of placesIn(word))
      if (isWord(word.slice(at))) familiar.set(word.slice(0, at), (familiar.get(word.slice(0, at)) ?? 0) + 1);
  }
  const beginningOf = (text: string): string | undefined => {
    const bare = LINKS.filter((link) => text.endsWith(link) && text.length - link.length >= SHORTEST_PART).map((link) =>
      text.slice(0, text.length - link.length),
    );
    const found = bare.find(isWord);
    return found ?? ((familiar.get(text) ?? 0) >= FAMILIAR_FROM ? text : undefined);
  };
  const known = new Map<string, readonly string[]>();
  const split = (word: string): readonly string[] => {
    for (const at of placesIn(word)) {
      const head = word.slice(at);
      const beginning = isWord(head) ? beginningOf(word.slice(0, at)) : undefined;
      if (beginning !== undefined) return [...split(beginning), ...split(head)];
    }
    return [stemOf(word, language)];
  };
  return (word) => {
    const parts = known.get(word) ?? split(word);
    if (vocabulary.has(word)) known.set(word, parts);
    return parts;
  };
};
