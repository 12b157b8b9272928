import { NO_FILTERS, type ListingFilters } from '@shop/domain/catalogue/listing-filters';
import type { AdjustedQuery } from '@shop/domain/search/search.port';
import type { GoodsIndex } from './goods-index.ts';
import { everyWord, matchWord, type WordMatch } from './match-words.ts';
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

const numberOf = (match: WordMatch): number => match.reduce((sum, worth) => (worth > 0 ? sum + 1 : sum), 0);

/** Words that some product has together: the rarest first, as it tells the most, and each further one that still leaves something. */
const compatible = (found: readonly Found[]): readonly Found[] =>
  found
    .toSorted((a, b) => numberOf(a.match) - numberOf(b.match))
    .reduce<readonly Found[]>((chosen, next) => (everyWord([...chosen, next].map(({ match }) => match)) === undefined ? chosen : [...chosen, next]), []);

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
