import type { Bidi } from 'bidi-js';
import type { FindFont } from './document-fonts.ts';
import type { Weight } from './fonts.ts';
import { drawableText, graphemesOf, type TextRun, textRuns } from './text-runs.ts';

/** Lengths in points. */
export interface TextStyle {
  readonly font: Weight;
  readonly size: number;
  /** Longer lines are broken. */
  readonly width: number;
  readonly align?: 'left' | 'right';
  /** From line to line, in sizes. */
  readonly leading?: number;
}

/** A text that is broken into lines. */
export interface TextBlock {
  readonly text: string;
  /** Whether a reader of the document can tell the text from what is drawn: no letters from right to left, joined or moved ones. */
  readonly isPlain: boolean;
  /** In points. */
  readonly height: number;
  /** Draws it with its upper left corner there. */
  readonly draw: (x: number, y: number) => void;
}

export type LayOut = (text: string, style: TextStyle) => TextBlock;

/** Of Figtree, in sizes: above the base line, and from line to line. */
const ASCENT = 0.95;
const LEADING = 1.2;

/** Scripts whose letters stand one beside the other, in the order in which they are read. */
const PLAIN = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]*$/u;

/** Where a line may end: after spaces, and after a hyphen within a word. */
const BREAKS = /(?<= )(?=[^ ])|(?<=\p{L}-)(?=\p{L})/u;

/** Breaks a paragraph into lines; a word that is longer than a line is broken as well. */
const linesOf = (paragraph: string, width: number, widthOf: (part: string) => number): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const add = (part: string): boolean => {
    if (used + widthOf(part.trimEnd()) > width) return false;
    line += part;
    used += widthOf(part);
    return true;
  };
  const end = (): void => {
    if (line !== '') lines.push(line.trimEnd());
    line = '';
    used = 0;
  };
  for (const part of paragraph.split(BREAKS)) {
    if (add(part)) continue;
    end();
    if (add(part)) continue;
    for (const sign of graphemesOf(part)) {
      if (add(sign)) continue;
      end();
      line = sign;
      used = widthOf(sign);
    }
  }
  end();
  return lines;
};

/** Lays out the texts of a document. */
export const layOutIn =
  (pdf: PDFKit.PDFDocument, findFont: FindFont, bidi: Bidi): LayOut =>
  (text, { font: weight, size, width, align = 'left', leading = LEADING }) => {
    // Without features pdfkit shapes word by word, each in its own script; right to left the whole run has to be turned.
    const options = ({ isRightToLeft }: TextRun): PDFKit.Mixins.TextOptions => (isRightToLeft ? { features: [] } : {});
    const runsOf = (line: string): readonly TextRun[] => textRuns(line, weight, findFont, bidi);
    const widthOf = (runs: readonly TextRun[]): number =>
      runs.reduce((sum, run) => sum + pdf.font(run.font, size).widthOfString(run.text, options(run)), 0);
    const lines = drawableText(text, weight, findFont)
      .split('\n')
      .flatMap((paragraph) => linesOf(paragraph, width, (part) => widthOf(runsOf(part))))
      .map(runsOf);
    const draw = (x: number, y: number): void => {
      for (const [at, runs] of lines.entries()) {
        let from = align === 'right' ? x + width - widthOf(runs) : x;
        for (const run of runs) {
          pdf.font(run.font, size).text(run.text, from, y + (at * leading + ASCENT) * size, {
            ...options(run),
            lineBreak: false,
            baseline: 'alphabetic',
          });
          from += widthOf([run]);
        }
      }
    };
    return { text, isPlain: PLAIN.test(text), height: lines.length * leading * size, draw };
  };

/** In points: smaller than anybody needs it for the longest values of an address. */
const SMALLEST = 4;
const STEP = 0.5;

/** A text in the largest size, at most its own, in which it fits into a height. */
export const fitInto = (
  layOut: LayOut,
  text: string,
  { height, ...style }: TextStyle & { readonly height: number },
): TextBlock => {
  const block = layOut(text, style);
  return block.height <= height || style.size <= SMALLEST
    ? block
    : fitInto(layOut, text, { ...style, size: style.size - STEP, height });
};
