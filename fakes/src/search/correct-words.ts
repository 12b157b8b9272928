import leven from 'leven';

import type { GoodsIndex } from './goods-index.ts';
import { isMeasure } from './quantities.ts';
import { stemOf } from './search-words.ts';
import { synonymSpellings } from './synonyms.ts';

/** Shorter words have too many neighbours. */
const SHORTEST = 4;
const LONG = 8;

const swapped = (word: string): readonly string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.slice(at + 1, at + 2) + word.slice(at, at + 1) + word.slice(at + 2),
  );

interface MeantWord {
  readonly folded: string;
  readonly text: string;
}

type Words = Pick<GoodsIndex, 'language' | 'spellings' | 'spellingOf'>;

const written = ({ language, spellings, spellingOf }: Words, word: string): MeantWord | undefined => {
  const folded =
    spellings.has(word) || synonymSpellings(language).has(word) ? word : spellingOf.get(stemOf(word, language));
  const text =
    folded === undefined ? undefined : (spellings.get(folded)?.text ?? synonymSpellings(language).get(folded));
  return folded === undefined || text === undefined ? undefined : { folded, text };
};

/** Few mistype the first letter, and other letters make other words of short ones: a Gabel is no Kabel, a Bett no Beet, a Leiter no Liter, and a Spedition no Edition. */
const isCredible = (word: string, other: string, distance: number): boolean => {
  if (word[0] !== other[0] && (distance > 1 || word.length < LONG)) return false;
  return (word.length > SHORTEST || word.length !== other.length) && !isMeasure(other);
};

/** The nearest of some words; of equals the more frequent one. Undefined if none is near enough. */
const nearest = (
  word: string,
  most: number,
  candidates: Iterable<readonly [string, { readonly count: number }]>,
): string | undefined => {
  let best: { folded: string; distance: number; count: number } | undefined;
  for (const [folded, { count }] of candidates) {
    if (Math.abs(folded.length - word.length) > most) continue;
    const distance = leven(word, folded, { maxDistance: most + 1 });
    if (distance > most || !isCredible(word, folded, distance)) continue;
    if (best === undefined || distance < best.distance || (distance === best.distance && count > best.count))
      best = { folded, distance, count };
  }
  return best?.folded;
};

const NEVER_COUNTED = { count: 0 } as const;

/** The word of the assortment, or one that editors list, that somebody meant who typed a folded word that is unknown: two letters swapped, or up to two wrong ones. */
export const meantWord = (words: Words, word: string): MeantWord | undefined => {
  if (word.length < SHORTEST || /\d/u.test(word)) return undefined;
  for (const other of swapped(word)) {
    const found = written(words, other);
    if (found !== undefined) return found;
  }
  const most = word.length < LONG ? 1 : 2;
  const listed = [...synonymSpellings(words.language).keys()].map((folded) => [folded, NEVER_COUNTED] as const);
  const near = nearest(word, most, words.spellings) ?? nearest(word, most, listed);
  if (near !== undefined) return written(words, near);
  // `Shere` is nearer to the stem of Scheren than to the word. Stems are short: only a letter too many or too few counts.
  const stem = stemOf(word, words.language);
  const stems = [...words.spellingOf].flatMap(([one, folded]) =>
    one.length === stem.length ? [] : [[one, words.spellings.get(folded) ?? NEVER_COUNTED] as const],
  );
  const nearStem = stem.length < SHORTEST ? undefined : nearest(stem, 1, stems);
  return nearStem === undefined || nearStem.length < SHORTEST
    ? undefined
    : written(words, words.spellingOf.get(nearStem) ?? '');
};
