import { drawTagged, PAGE, type Pdf } from './pdf.ts';
import type { LayOut, TextStyle } from './text-block.ts';

/** All lengths in points. */
interface FlowStyle extends Pick<TextStyle, 'font' | 'size'> {
  readonly above?: number;
  readonly below?: number;
  readonly indent?: number;
  /** Room that has to be left below on the same page, such as for the first lines under a heading. */
  readonly keeps?: number;
}

const LEADING = 1.4;

/** The tag of a text says to a screen reader what it is. */
type Say = (tag: 'H1' | 'H2' | 'P' | 'LI', words: string, style: FlowStyle) => void;

/** Writes texts one below the other; one that does not fit any more begins on the next page. */
export const textFlow =
  (pdf: Pdf, layOut: LayOut, root: PDFKit.PDFStructureElement, margin: number): Say =>
  (tag, words, { font, size, above = 0, below = 0, indent = 0, keeps = 0 }) => {
    const block = layOut(words, { font, size, width: PAGE.width - 2 * margin - indent, leading: LEADING });
    pdf.y += above;
    if (pdf.y + block.height + keeps > PAGE.height - margin) pdf.addPage();
    const top = pdf.y;
    drawTagged(pdf, root, tag, [{ block, x: margin + indent, y: top }]);
    pdf.y = top + block.height + below;
  };
