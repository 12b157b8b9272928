import type { Bidi } from 'bidi-js';
import type { FindFont } from './document-fonts.ts';
import type { Weight } from './fonts.ts';

/** A part of a line that is drawn at once: in one font and one direction. */
export interface TextRun {
  /** In the order in which it is read. */
  readonly text: string;
  readonly font: string;
  readonly isRightToLeft: boolean;
}

/** Stands for a character that no font has. */
const REPLACEMENT = '\u{FFFD}';

const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
export const graphemesOf = (text: string): readonly string[] =>
  [...GRAPHEMES.segment(text)].map(({ segment }) => segment);

/** A text with nothing in it that cannot be drawn: without invisible marks, with spaces that every font has. */
export const drawableText = (text: string, weight: Weight, findFont: FindFont): string =>
  text
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[^\P{Zs}\u00A0]|\t/gu, ' ')
    .replaceAll(/[^ \n]+/gu, (word) =>
      findFont(word, weight) === undefined
        ? graphemesOf(word)
            .map((sign) => (findFont(sign, weight) === undefined ? REPLACEMENT : sign))
            .join('')
        : word,
    );

/** The font of each code unit of a line. A space has that of the word before it, so that words in one script are one run. */
const fontsOf = (line: string, weight: Weight, findFont: FindFont): readonly string[] => {
  const fonts: string[] = [];
  const add = (text: string, font: string): void => {
    fonts.push(...Array.from({ length: text.length }, () => font));
  };
  for (const [part] of line.matchAll(/ +|[^ ]+/gu)) {
    const [first = ''] = part;
    const whole = findFont(first === ' ' ? ' ' : part, weight);
    if (first === ' ') add(part, fonts.at(-1) ?? whole ?? '');
    else if (whole !== undefined) add(part, whole);
    else for (const sign of graphemesOf(part)) add(sign, findFont(sign, weight) ?? '');
  }
  return fonts;
};

/** A run from right to left as a font takes it: with brackets that open to the left, and signs without letters in the order in which they are seen. */
const turned = (text: string, bidi: Bidi): string => {
  const signs = graphemesOf(text).map((sign) => bidi.getMirroredCharacter(sign) ?? sign);
  return (/\p{L}/u.test(text) ? signs : signs.toReversed()).join('');
};

/** The runs of a drawable line from left to right. Lines run from left to right, as their documents do; Arabic and Hebrew within them from right to left (Unicode Standard Annex 9). */
export const textRuns = (line: string, weight: Weight, findFont: FindFont, bidi: Bidi): readonly TextRun[] => {
  const fonts = fontsOf(line, weight, findFont);
  const embedding = bidi.getEmbeddingLevels(line, 'ltr');
  const runs: { readonly font: string; readonly level: number; readonly places: number[] }[] = [];
  for (const place of bidi.getReorderedIndices(line, embedding)) {
    const [font, level, last] = [fonts[place] ?? '', embedding.levels[place] ?? 0, runs.at(-1)];
    if (last?.font === font && last.level === level) last.places.push(place);
    else runs.push({ font, level, places: [place] });
  }
  return runs.map(({ font, level, places }) => {
    const text = places
      .toSorted((one, other) => one - other)
      .map((place) => line.charAt(place))
      .join('');
    return level % 2 === 0
      ? { text, font, isRightToLeft: false }
      : { text: turned(text, bidi), font, isRightToLeft: true };
  });
};
