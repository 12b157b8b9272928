import { fonts } from './fonts.ts';

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

/** Draws a PDF on A4 that is tagged for screen readers and contains its fonts, `regular` and `bold`. */
export const drawPdf = async ({ title, author, locale, created, margins }: AboutPdf, draw: (pdf: Pdf) => void): Promise<Buffer> => {
  const { default: PDFDocument } = await import('pdfkit');
  const { regular, bold } = fonts();
  const pdf = new PDFDocument({
    size: 'A4',
    margins,
    lang: locale,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    pdfVersion: '1.7',
    font: regular,
    info: { Title: title, Author: author, CreationDate: created, ModDate: created },
  });
  pdf.registerFont('regular', regular);
  pdf.registerFont('bold', bold);
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
    draw(pdf);
    pdf.end();
  });
};
