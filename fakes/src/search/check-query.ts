import { normalizeSearchTerm } from '@shop/domain/search/search-query';
import type { QueryCheck } from '@shop/domain/search/search.port';
import { meantWord } from './correct-words.ts';
import type { GoodsIndex } from './goods-index.ts';
import { isKnownWord } from './match-words.ts';
import { OVERWRITE_RULES, REDIRECT_RULES } from './search-rules.ts';
import { foldWord, isFiller, MOST_WORDS, searchText, wordsOf } from './search-words.ts';

/** More unknown words than these are no typing mistakes. */
const MOST_CORRECTIONS = 3;

/** Words by which the pages of the shop are searched for. The goods may not have them, but they are no typing mistakes. */
const pageWords: ReadonlySet<string> = new Set(
  REDIRECT_RULES.flatMap(({ words }) => words.flatMap(wordsOf).map((word) => foldWord(word, 'de'))),
);

const correctWords = (index: GoodsIndex, typed: string): string => {
  const text = searchText(typed);
  const unknown = wordsOf(text)
    .slice(0, MOST_WORDS)
    .map((word) => ({ word, folded: foldWord(word, index.language) }))
    .filter(
      ({ word, folded }) => !isFiller(folded) && !pageWords.has(foldWord(word, 'de')) && !isKnownWord(index, folded),
    );
  if (unknown.length > MOST_CORRECTIONS) return typed;
  const meant = unknown
    .map(({ word, folded }) => ({ word, text: meantWord(index, folded)?.text ?? word }))
    .filter((one) => one.text !== one.word);
  return meant.length === 0
    ? typed
    : meant.reduce((corrected, one) => corrected.replace(one.word, () => one.text), text);
};

/** Whether a search asks for a page, and what else it means: by the editors' rules, or because of a typing mistake. */
export const checkQuery = (index: GoodsIndex, originalQuery: string): QueryCheck => {
  const text = normalizeSearchTerm(originalQuery);
  const small = searchText(text).toLowerCase();
  const page = REDIRECT_RULES.find(({ words }) => words.includes(small));
  if (page !== undefined) return { query: text, originalQuery, redirectPath: page.path };
  const meant = OVERWRITE_RULES.find(({ typed }) => typed === small)?.meant[index.language];
  return { query: meant ?? correctWords(index, text), originalQuery };
};
