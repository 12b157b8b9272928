import { NO_FILTERS, type ListingFilters } from '@shop/domain/catalogue/listing-filters';
import type { AdjustedQuery } from '@shop/domain/search/search.port';
import type { GoodsIndex } from './goods-index.ts';
import { everyWord, matchName, matchWord, type WordMatch } from './match-words.ts';
import { isMeasure } from './quantities.ts';
import { MOST_WORDS, searchText, searchedTerms, type SearchedTerm } from './search-words.ts';

const PRICE_LIMIT =
  /\b(?:bis|unter|höchstens|maximal|under|up to|below)\s+(?<amount>\d{1,4})(?:[.,](?<cents>\d{2}))?\s*(?:€|euro|eur|chf|franken)(?:\s|$)/iu;

/** The price in words such as `unter 10 Euro`, as a filter. */
const priceIn = (text: string): { readonly rest: string; readonly filters: ListingFilters } => {
  const { amount, cents = '0' } = PRICE_LIMIT.exec(text)?.groups ?? {};
  if (amount === undefined) return { rest: text, filters: NO_FILTERS };
  const to = Number(amount) * 100 + Number(cents);
  return {
    rest: text.replace(PRICE_LIMIT, ' ').trim(),
    filters: { enumFilters: [], rangeFilters: [{ kind: 'PRICE', id: 'price', to }] },
  };
};

interface Found {
  readonly term: SearchedTerm;
  readonly match: WordMatch;
  /** The products that are called so. */
  readonly called: WordMatch | undefined;
}

/** A size or a number tells more than another word, the size of a pack less, and a rare word more than a common one; no sum of these outweighs a word. */
const NUMBER_WORTH = 1 / 16;
const RARITY_WORTH = 1 / 512;
/** What a thing is called is left out last: it outweighs all other words together. */
const NAME_WORTH = 2 * MOST_WORDS;

const worthOf = ({ match, term }: Found): number => {
  const share = match.reduce((sum, worth) => (worth > 0 ? sum + 1 : sum), 0) / match.length;
  const number = /\d/u.test(term.text) ? NUMBER_WORTH : 0;
  return 1 + (term.isPack ? -number : number) + (1 - share) * RARITY_WORTH;
};

/** The terms that some product has together: as many as possible, and above all what it is called. */
const compatible = (found: readonly Found[]): readonly Found[] => {
  const answers = found.map((one) => ({ ...one, worth: worthOf(one) }));
  let best = { at: 0, worth: 0 };
  for (let at = 0; at < (found[0]?.match.length ?? 0); at += 1) {
    const worth = answers.reduce(
      (sum, answer) =>
        (answer.match[at] ?? 0) > 0 ? sum + answer.worth + ((answer.called?.[at] ?? 0) > 0 ? NAME_WORTH : 0) : sum,
      0,
    );
    if (worth > best.worth) best = { at, worth };
  }
  return found.filter(({ match }) => (match[best.at] ?? 0) > 0);
};

/** What all words of a term find; of a number and its unit both or none. */
const matchTerm = (index: GoodsIndex, { words }: SearchedTerm): WordMatch | undefined => {
  const matches = words.map((word) => matchWord(index, word) ?? matchWord(index, word, true));
  return matches.includes(undefined) ? undefined : everyWord(matches.filter((match) => match !== undefined));
};

/** Longer numbers are those of articles. */
const LONGEST_AMOUNT = 5;

/** A number or a unit alone finds anything. */
const tellsNothing = (texts: readonly string[]): boolean => {
  const [only = '', ...others] = texts;
  return others.length === 0 && isMeasure(only) && !(/^\d+$/u.test(only) && only.length > LONGEST_AMOUNT);
};

/** A search without the words that find nothing, or nothing together with the others; a price becomes a filter. */
export const adjustQuery = (index: GoodsIndex, searchQuery: string): AdjustedQuery => {
  const { rest, filters } = priceIn(searchText(searchQuery));
  const found = searchedTerms(rest, index.language).flatMap((term) => {
    const match = matchTerm(index, term);
    return match === undefined
      ? []
      : [{ term, match, called: /\d/u.test(term.text) ? undefined : matchName(index, term.words[0] ?? '') }];
  });
  const left = compatible(found).map(({ term }) => term.text);
  return left.length === 0 || tellsNothing(left)
    ? { searchQuery, filters: NO_FILTERS }
    : { searchQuery: left.join(' '), filters };
};
