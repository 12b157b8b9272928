import leven from 'leven';

import type { GoodsIndex } from './goods-index.ts';
import { stemOf } from './search-words.ts';

/** Shorter words have too many neighbours. */
const SHORTEST = 4;
const LONG = 8;

const swapped = (word: string): readonly string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at) + word.slice(at + 1, at + 2) + word.slice(at, at + 1) + word.slice(at + 2));

/** The word of the assortment that somebody meant who typed a folded word that is unknown: two letters swapped, or up to two wrong ones. */
export const meantWord = ({ language, spellings, spellingOf }: Pick<GoodsIndex, 'language' | 'spellings' | 'spellingOf'>, word: string): { readonly folded: string; readonly text: string } | undefined => {
  if (word.length < SHORTEST || /\d/u.test(word)) return undefined;
  for (const other of swapped(word)) {
    const folded = spellings.has(other) ? other : spellingOf.get(stemOf(other, language));
    const spelling = folded === undefined ? undefined : spellings.get(folded);
    if (folded !== undefined && spelling !== undefined) return { folded, text: spelling.text };
  }
  const most = word.length < LONG ? 1 : 2;
  let best: { folded: string; text: string; distance: number; count: number } | undefined;
  for (const [folded, { text, count }] of spellings) {
    if (Math.abs(folded.length - word.length) > most) continue;
    const distance = leven(word, folded, { maxDistance: most + 1 });
    if (distance > most || (best !== undefined && (distance > best.distance || (distance === best.distance && count <= best.count)))) continue;
    best = { folded, text, distance, count };
  }
  return best;
};
