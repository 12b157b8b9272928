import { documentFonts } from './document-fonts.ts';
import { loadBidi } from './load-bidi.ts';
import { packPdf } from './pack-pdf.ts';
import { type LayOut, layOutIn, type TextBlock } from './text-block.ts';

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const;

export type Pdf = PDFKit.PDFDocument;

/** What a reader of the document shows beside it. */
export interface AboutPdf {
  readonly title: string;
  readonly author: string;
  readonly locale: string;
  readonly created: Date;
  readonly margins: { readonly top: number; readonly left: number; readonly right: number; readonly bottom: number };
}

/** Draws a PDF on A4 that is tagged for screen readers and contains its fonts. */
export const drawPdf = async (
  { title, author, locale, created, margins }: AboutPdf,
  draw: (pdf: Pdf, layOut: LayOut) => void,
): Promise<Buffer> => {
  const [{ default: PDFDocument }, bidi] = await Promise.all([import('pdfkit'), loadBidi()]);
  const pdf = new PDFDocument({
    size: 'A4',
    margins,
    lang: locale,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    pdfVersion: '1.7',
    // None, as each text names its own.
    font: '',
    info: { Title: title, Author: author, CreationDate: created, ModDate: created },
  });
  const findFont = await documentFonts((name, file) => pdf.registerFont(name, file));
  const parts: Buffer[] = [];
  const drawn = await new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
    draw(pdf, layOutIn(pdf, findFont, bidi));
    pdf.end();
  });
  return packPdf(drawn);
};

/** A text and its upper left corner, in points. */
export interface PlacedText {
  readonly block: TextBlock;
  readonly x: number;
  readonly y: number;
}

/** Draws texts that are read as one, with a tag that says to a screen reader what they are. */
export const drawTagged = (
  pdf: Pdf,
  parent: PDFKit.PDFStructureElement,
  tag: string,
  placed: readonly PlacedText[],
): void => {
  const actual = placed.every(({ block }) => block.isPlain)
    ? {}
    : { actual: placed.map(({ block }) => block.text).join('') };
  const draw = (): void => {
    for (const { block, x, y } of placed) block.draw(x, y);
  };
  parent.add(pdf.struct(tag, actual, [draw]));
};
