import { drawPdf, PAGE, type Pdf } from '../pdf.ts';
import { textFlow } from '../text-flow.ts';
import type { DataSheet } from './data-sheet.ts';

/** In points. */
const MARGIN = 56;
const WIDTH = PAGE.width - 2 * MARGIN;
const LABEL_WIDTH = 150;
const NORMAL = 10;

const NORMAL_TEXT = { font: 'regular', size: NORMAL } as const;
const HEADING = { font: 'bold', size: 12, below: 4, keeps: 40 } as const;

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
  const say = textFlow(pdf, root, MARGIN);
  say('P', `Pausenhof · ${title}`, { font: 'bold', size: NORMAL, below: 16 });
  say('H1', name, { font: 'bold', size: 18, below: 6 });
  say('P', teaser, { font: 'regular', size: 12, below: 10 });
  say('P', text, { ...NORMAL_TEXT, below: 14 });
  say('H2', factsHeading, HEADING);
  for (const fact of facts) drawFact(pdf, root, fact);
  for (const { heading, lines } of lists) {
    say('H2', heading, { ...HEADING, above: 10 });
    for (const line of lines) say('P', line, { ...NORMAL_TEXT, below: 2 });
  }
  root.end();
};

/** A data sheet as a PDF. It shows no date, so the same goods make the same file. */
export const drawDataSheet = (sheet: DataSheet): Promise<Buffer> =>
  drawPdf(
    { title: `${sheet.title} ${sheet.name}`, author: 'Pausenhof', locale: sheet.locale, created: new Date(0), margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN } },
    (pdf) => drawAll(pdf, sheet),
  );
