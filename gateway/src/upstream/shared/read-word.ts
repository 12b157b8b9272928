import { noteUnknown } from './unknown-values.ts';

type ReadWord<Said extends string, Word> = (said: Said | null) => Word;

const wordIn =
  <Word, Otherwise>(
    list: string,
    words: ReadonlyMap<string, Word>,
    otherwise: Otherwise,
  ): ReadWord<string, Word | Otherwise> =>
  (said) => {
    const word = words.get(said ?? '');
    if (word !== undefined) return word;
    if (said !== null) noteUnknown(list, said);
    return otherwise;
  };

/** Reads an enum of the schema: each of its values is a word of the domain. Any other is noted and read as `otherwise`, as is null. */
export const enumReader = <Value extends string, Word, const Otherwise>(
  list: string,
  words: Readonly<Record<Value, Word>>,
  otherwise: Otherwise,
): ReadWord<Value, Word | Otherwise> => wordIn(list, new Map<string, Word>(Object.entries(words)), otherwise);

/** Reads a text that is one of these words, where the schema has no enum. Any other is noted and read as `otherwise`, as is null. */
export const wordReader = <const Word extends string, const Otherwise>(
  list: string,
  words: readonly Word[],
  otherwise: Otherwise,
): ReadWord<string, Word | Otherwise> => wordIn(list, new Map(words.map((word) => [word, word])), otherwise);
