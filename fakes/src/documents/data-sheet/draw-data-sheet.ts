import { drawPdf, PAGE, type Pdf } from '../pdf.ts';
import type { DataSheet } from './data-sheet.ts';

/** In points. */
const MARGIN = 56;
const WIDTH = PAGE.width - 2 * MARGIN;
const LABEL_WIDTH = 150;
const NORMAL = 10;

/** The tag of a text says to a screen reader what it is. */
type Say = (tag: 'H1' | 'H2' | 'P', font: 'regular' | 'bold', size: number, text: string, gap: number) => void;

const drawFact = (pdf: Pdf, root: PDFKit.PDFStructureElement, [label, value]: readonly [string, string]): void => {
  root.add(
    pdf.struct('P', {}, [
      () => {
        const y = pdf.y;
        const height = pdf.font('regular', NORMAL).heightOfString(value, { width: WIDTH - LABEL_WIDTH });
        pdf.font('bold', NORMAL).text(`${label}: `, MARGIN, y, { width: LABEL_WIDTH - 8 });
        const below = pdf.y;
        pdf.font('regular', NORMAL).text(value, MARGIN + LABEL_WIDTH, y, { width: WIDTH - LABEL_WIDTH });
        pdf.x = MARGIN;
        pdf.y = Math.max(below, y + height) + 4;
      },
    ]),
  );
};

const drawAll = (pdf: Pdf, { title, name, teaser, text, factsHeading, facts, lists }: DataSheet): void => {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const say: Say = (tag, font, size, words, gap) => {
    root.add(pdf.struct(tag, {}, [() => pdf.font(font, size).text(words, MARGIN, pdf.y, { width: WIDTH, lineGap: 2 })]));
    pdf.y += gap;
  };
  say('P', 'bold', NORMAL, `Pausenhof · ${title}`, 16);
  say('H1', 'bold', 18, name, 6);
  say('P', 'regular', 12, teaser, 10);
  say('P', 'regular', NORMAL, text, 14);
  say('H2', 'bold', 12, factsHeading, 4);
  for (const fact of facts) drawFact(pdf, root, fact);
  for (const { heading, lines } of lists) {
    pdf.y += 10;
    say('H2', 'bold', 12, heading, 4);
    for (const line of lines) say('P', 'regular', NORMAL, line, 2);
  }
  root.end();
};

/** A data sheet as a PDF. It shows no date, so the same goods make the same file. */
export const drawDataSheet = (sheet: DataSheet): Promise<Buffer> =>
  drawPdf(
    { title: `${sheet.title} ${sheet.name}`, author: 'Pausenhof', locale: sheet.locale, created: new Date(0), margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN } },
    (pdf) => drawAll(pdf, sheet),
  );
