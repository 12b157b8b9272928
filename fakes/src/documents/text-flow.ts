import { PAGE, type Pdf } from './pdf.ts';

/** All lengths in points. */
interface TextStyle {
  readonly font: 'regular' | 'bold';
  readonly size: number;
  readonly above?: number;
  readonly below?: number;
  readonly indent?: number;
  /** Room that has to be left below on the same page, such as for the first lines under a heading. */
  readonly keeps?: number;
}

/** The tag of a text says to a screen reader what it is. */
type Say = (tag: 'H1' | 'H2' | 'P' | 'LI', words: string, style: TextStyle) => void;

/** Writes texts one below the other; one that does not fit any more begins on the next page. */
export const textFlow =
  (pdf: Pdf, root: PDFKit.PDFStructureElement, margin: number): Say =>
  (tag, words, { font, size, above = 0, below = 0, indent = 0, keeps = 0 }) => {
    const options = { width: PAGE.width - 2 * margin - indent, lineGap: 2 };
    pdf.y += above;
    // A page that begins within a text would forget its font.
    const height = pdf.font(font, size).heightOfString(words, options);
    if (pdf.y + height + keeps > PAGE.height - margin) pdf.addPage();
    root.add(pdf.struct(tag, {}, [() => pdf.font(font, size).text(words, margin + indent, pdf.y, options)]));
    pdf.y += below;
  };
