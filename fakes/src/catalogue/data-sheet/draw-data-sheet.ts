import { drawPdf, drawTagged, PAGE, type Pdf } from '../../documents/pdf.ts';
import type { LayOut } from '../../documents/text-block.ts';
import { textFlow } from '../../documents/text-flow.ts';
import type { DataSheet } from './data-sheet.ts';

/** In points. */
const MARGIN = 56;
const WIDTH = PAGE.width - 2 * MARGIN;
const LABEL_WIDTH = 150;
const NORMAL = 10;

const NORMAL_TEXT = { font: 'regular', size: NORMAL } as const;
const HEADING = { font: 'bold', size: 12, below: 4, keeps: 40 } as const;

const drawFact = (
  pdf: Pdf,
  layOut: LayOut,
  root: PDFKit.PDFStructureElement,
  [label, value]: readonly [string, string],
): void => {
  const name = layOut(`${label}: `, { font: 'bold', size: NORMAL, width: LABEL_WIDTH - 8 });
  const said = layOut(value, { ...NORMAL_TEXT, width: WIDTH - LABEL_WIDTH });
  const height = Math.max(name.height, said.height);
  if (pdf.y + height > PAGE.height - MARGIN) pdf.addPage();
  const top = pdf.y;
  drawTagged(pdf, root, 'P', [
    { block: name, x: MARGIN, y: top },
    { block: said, x: MARGIN + LABEL_WIDTH, y: top },
  ]);
  pdf.y = top + height + 4;
};

const drawAll = (
  pdf: Pdf,
  layOut: LayOut,
  { title, name, teaser, text, factsHeading, facts, lists }: DataSheet,
): void => {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const say = textFlow(pdf, layOut, root, MARGIN);
  say('P', `Pausenhof · ${title}`, { font: 'bold', size: NORMAL, below: 16 });
  say('H1', name, { font: 'bold', size: 18, below: 6 });
  say('P', teaser, { font: 'regular', size: 12, below: 10 });
  say('P', text, { ...NORMAL_TEXT, below: 14 });
  say('H2', factsHeading, HEADING);
  for (const fact of facts) drawFact(pdf, layOut, root, fact);
  for (const { heading, lines } of lists) {
    say('H2', heading, { ...HEADING, above: 10 });
    for (const line of lines) say('P', line, { ...NORMAL_TEXT, below: 2 });
  }
  root.end();
};

/** A data sheet as a PDF. It shows no date, so the same goods make the same file. */
export const drawDataSheet = (sheet: DataSheet): Promise<Buffer> =>
  drawPdf(
    {
      title: `${sheet.title} ${sheet.name}`,
      author: 'Pausenhof',
      locale: sheet.locale,
      created: new Date(0),
      margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN },
    },
    (pdf, layOut) => drawAll(pdf, layOut, sheet),
  );
