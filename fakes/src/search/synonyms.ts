import { SYNONYMS } from './search-rules.ts';
import { foldWord, stemOf, type SearchLanguage } from './search-words.ts';

interface Synonyms {
  /** As they are written, by their folded form. */
  readonly spellings: ReadonlyMap<string, string>;
  readonly others: ReadonlyMap<string, readonly string[]>;
}

const foldedIn = (language: SearchLanguage): Synonyms => {
  const entries = Object.entries(SYNONYMS[language]).map(([text, others]) => ({
    text,
    folded: foldWord(text, language),
    others,
  }));
  return {
    spellings: new Map(entries.map(({ text, folded }) => [folded, text])),
    others: new Map(entries.map(({ folded, others }) => [folded, others])),
  };
};

const SYNONYMS_IN: Readonly<Record<SearchLanguage, Synonyms>> = { de: foldedIn('de'), en: foldedIn('en') };

/** Words of the assortment that a folded word also finds. */
export const synonymsOf = (word: string, language: SearchLanguage): readonly string[] => {
  const { others } = SYNONYMS_IN[language];
  return others.get(word) ?? others.get(stemOf(word, language)) ?? [];
};

/** The words that have synonyms, as they are written, by their folded form. */
export const synonymSpellings = (language: SearchLanguage): ReadonlyMap<string, string> =>
  SYNONYMS_IN[language].spellings;
