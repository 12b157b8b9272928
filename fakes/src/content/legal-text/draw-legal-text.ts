import { COMPANY } from '../company.ts';
import { drawPdf, type Pdf } from '../../documents/pdf.ts';
import type { LayOut } from '../../documents/text-block.ts';
import { textFlow } from '../../documents/text-flow.ts';
import type { LegalText } from './legal-text.ts';

/** In points. */
const MARGIN = 56;

const STYLES = {
  H1: { font: 'bold', size: 18, below: 10 },
  H2: { font: 'bold', size: 12, above: 8, below: 4, keeps: 60 },
  P: { font: 'regular', size: 10, below: 6 },
  LI: { font: 'regular', size: 10, below: 4, indent: 14 },
} as const;

const drawAll = (pdf: Pdf, layOut: LayOut, { title, blocks }: LegalText): void => {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const say = textFlow(pdf, layOut, root, MARGIN);
  say('H1', title, STYLES.H1);
  for (const [tag, words] of blocks) say(tag, tag === 'LI' ? `– ${words}` : words, STYLES[tag]);
  root.end();
};

/** A legal text as a PDF. It shows no date, so the same text makes the same file. */
export const drawLegalText = (text: LegalText): Promise<Buffer> =>
  drawPdf(
    {
      title: `${text.title}, ${COMPANY.name}`,
      author: COMPANY.name,
      locale: text.locale,
      created: new Date(0),
      margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN },
    },
    (pdf, layOut) => drawAll(pdf, layOut, text),
  );
