import { NO_FILTERS, type ListingFilters } from '@shop/domain/catalogue/listing-filters';
import type { AdjustedQuery } from '@shop/domain/search/search.port';
import type { GoodsIndex } from './goods-index.ts';
import { matchWord, type WordMatch } from './match-words.ts';
import { foldWord, searchedWords, wordsOf } from './search-words.ts';

const PRICE_LIMIT = /\b(?:bis|unter|höchstens|maximal|under|up to|below)\s+(?<amount>\d{1,4})(?:[.,](?<cents>\d{2}))?\s*(?:€|euro|eur|chf|franken)(?:\s|$)/iu;

/** The price in words such as `unter 10 Euro`, as a filter. */
const priceIn = (text: string): { readonly rest: string; readonly filters: ListingFilters } => {
  const { amount, cents = '0' } = PRICE_LIMIT.exec(text)?.groups ?? {};
  if (amount === undefined) return { rest: text, filters: NO_FILTERS };
  const to = Number(amount) * 100 + Number(cents);
  return { rest: text.replace(PRICE_LIMIT, ' ').trim(), filters: { enumFilters: [], rangeFilters: [{ kind: 'PRICE', id: 'price', to }] } };
};

interface Found {
  readonly word: string;
  readonly match: WordMatch;
}

/** A size or a number tells more than another word, and a rare word more than a common one; no sum of these outweighs a word. */
const NUMBER_WORTH = 1 / 16;
const RARITY_WORTH = 1 / 512;

const worthOf = ({ word, match }: Found): number => {
  const share = match.reduce((sum, worth) => (worth > 0 ? sum + 1 : sum), 0) / match.length;
  return 1 + (/\d/u.test(word) ? NUMBER_WORTH : 0) + (1 - share) * RARITY_WORTH;
};

/** The words that some product has together: as many as possible. */
const compatible = (found: readonly Found[]): readonly Found[] => {
  const answers = found.map((one) => ({ one, worth: worthOf(one) }));
  let best = { at: 0, worth: 0 };
  for (let at = 0; at < (found[0]?.match.length ?? 0); at += 1) {
    const worth = answers.reduce((sum, answer) => ((answer.one.match[at] ?? 0) > 0 ? sum + answer.worth : sum), 0);
    if (worth > best.worth) best = { at, worth };
  }
  return found.filter(({ match }) => (match[best.at] ?? 0) > 0);
};

const keptWords = (text: string, { language }: GoodsIndex, chosen: ReadonlySet<string>): string =>
  wordsOf(text).filter((word) => chosen.has(foldWord(word, language))).join(' ');

/** A search without the words that find nothing, or nothing together with the others; a price becomes a filter. */
export const adjustQuery = (index: GoodsIndex, searchQuery: string): AdjustedQuery => {
  const { rest, filters } = priceIn(searchQuery);
  const found = searchedWords(rest, index.language).flatMap((word) => {
    const match = matchWord(index, word) ?? matchWord(index, word, true);
    return match === undefined ? [] : [{ word, match }];
  });
  const chosen = new Set(compatible(found).map(({ word }) => word));
  const kept = keptWords(rest, index, chosen);
  return kept === '' ? { searchQuery, filters: NO_FILTERS } : { searchQuery: kept, filters };
};
