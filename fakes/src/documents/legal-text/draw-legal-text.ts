import { COMPANY } from '../../content/company.ts';
import { drawPdf, PAGE, type Pdf } from '../pdf.ts';
import type { LegalText } from './legal-text.ts';

/** In points. */
const MARGIN = 56;
const WIDTH = PAGE.width - 2 * MARGIN;
const INDENT = 14;

const STYLES = {
  H1: { font: 'bold', size: 18, above: 0, below: 10 },
  H2: { font: 'bold', size: 12, above: 8, below: 4 },
  P: { font: 'regular', size: 10, above: 0, below: 6 },
  LI: { font: 'regular', size: 10, above: 0, below: 4 },
} as const;

/** A heading stays with the first lines below it. */
const KEPT_WITH: Readonly<Record<keyof typeof STYLES, number>> = { H1: 60, H2: 60, P: 0, LI: 0 };

const drawAll = (pdf: Pdf, { title, blocks }: LegalText): void => {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const say = (tag: keyof typeof STYLES, words: string): void => {
    const { font, size, above, below } = STYLES[tag];
    const indent = tag === 'LI' ? INDENT : 0;
    pdf.y += above;
    const options = { width: WIDTH - indent, lineGap: 2 };
    const written = tag === 'LI' ? `– ${words}` : words;
    const needed = pdf.font(font, size).heightOfString(written, options) + KEPT_WITH[tag];
    if (pdf.y + needed > PAGE.height - MARGIN) pdf.addPage();
    root.add(pdf.struct(tag, {}, [() => pdf.font(font, size).text(written, MARGIN + indent, pdf.y, options)]));
    pdf.y += below;
  };
  say('H1', title);
  for (const [tag, words] of blocks) say(tag, words);
  root.end();
};

/** A legal text as a PDF. It shows no date, so the same text makes the same file. */
export const drawLegalText = (text: LegalText): Promise<Buffer> =>
  drawPdf(
    { title: `${text.title}, ${COMPANY.name}`, author: COMPANY.name, locale: text.locale, created: new Date(0), margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN } },
    (pdf) => drawAll(pdf, text),
  );
