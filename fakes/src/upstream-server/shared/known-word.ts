import { type OrUnknown, UNKNOWN } from '@shop/domain/shared/or-unknown';

type InCapitals<Word extends string> = Word extends `${infer First}-${infer Rest}`
  ? `${Uppercase<First>}_${InCapitals<Rest>}`
  : Uppercase<Word>;

/** The fake shop has said a word that is on no list. */
export class WordNotKnown extends Error {
  override readonly name = 'WordNotKnown';
}

/** A word of the fake shop, which knows all of its words. */
export const knownWord = <Word extends string>(word: OrUnknown<Word>): Word => {
  if (word === UNKNOWN) throw new WordNotKnown();
  return word;
};

/** The upstream's name of a word: the domain's, in capitals. */
export const inCapitals = <Word extends string>(word: Word): InCapitals<Word> =>
  word.toUpperCase().replaceAll('-', '_') as InCapitals<Word>;
