import { normalizeSearchTerm } from '@shop/domain/search/search-query';
import type { QueryCheck } from '@shop/domain/search/search.port';
import { meantWord } from './correct-words.ts';
import type { GoodsIndex } from './goods-index.ts';
import { isKnownWord } from './match-words.ts';
import { OVERWRITE_RULES, REDIRECT_RULES } from './search-rules.ts';
import { foldWord, isFiller, MOST_WORDS, wordsOf } from './search-words.ts';

/** More unknown words than these are no typing mistakes. */
const MOST_CORRECTIONS = 3;

const correctWords = (index: GoodsIndex, text: string): string => {
  const unknown = wordsOf(text)
    .slice(0, MOST_WORDS)
    .map((word) => ({ word, folded: foldWord(word, index.language) }))
    .filter(({ folded }) => !isFiller(folded) && !isKnownWord(index, folded));
  if (unknown.length > MOST_CORRECTIONS) return text;
  return unknown.reduce((corrected, { word, folded }) => corrected.replace(word, () => meantWord(index, folded)?.text ?? word), text);
};

/** Whether a search asks for a page, and what else it means: by the editors' rules, or because of a typing mistake. */
export const checkQuery = (index: GoodsIndex, originalQuery: string): QueryCheck => {
  const text = normalizeSearchTerm(originalQuery);
  const small = text.toLowerCase();
  const page = REDIRECT_RULES.find(({ words }) => words.includes(small));
  if (page !== undefined) return { query: text, originalQuery, redirectPath: page.path };
  const meant = OVERWRITE_RULES.find(({ typed }) => typed === small)?.meant[index.language];
  return { query: meant ?? correctWords(index, text), originalQuery };
};
