import { drawPdf, PAGE, type Pdf } from '../pdf.ts';
import type { Invoice } from './invoice.ts';

type Element = PDFKit.PDFStructureElement;

/** In points. */
const MARGIN = 56;
const WIDTH = PAGE.width - 2 * MARGIN;
const BOTTOM = PAGE.height - 90;
const RIGHT_COLUMN = MARGIN + 300;
const SMALL = 8.5;
const NORMAL = 10;

interface Column {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

const COLUMNS: readonly Column[] = [
  { x: 0, width: 28, align: 'left' },
  { x: 28, width: 207, align: 'left' },
  { x: 235, width: 48, align: 'right' },
  { x: 283, width: 78, align: 'right' },
  { x: 361, width: 42, align: 'right' },
  { x: 403, width: WIDTH - 403, align: 'right' },
];

/** A tagged text, so that a screen reader reads it in order. */
const tagged = (pdf: Pdf, parent: Element, tag: string, draw: () => void): void => {
  parent.add(pdf.struct(tag, {}, [draw]));
};

const block = (pdf: Pdf, parent: Element, { heading, lines }: { readonly heading: string; readonly lines: readonly string[] }, x: number, y: number): number => {
  let at = y;
  tagged(pdf, parent, 'H2', () => pdf.font('bold', SMALL).text(heading, x, at, { width: 220 }));
  at = pdf.y + 2;
  tagged(pdf, parent, 'P', () => pdf.font('regular', NORMAL).text(lines.join('\n'), x, at, { width: 220, lineGap: 1.5 }));
  return pdf.y;
};

const rowHeight = (pdf: Pdf, cells: readonly string[]): number =>
  Math.max(...cells.map((cell, at) => pdf.heightOfString(cell, { width: (COLUMNS[at]?.width ?? WIDTH) - 4, lineGap: 1.5 })));

const drawRow = (pdf: Pdf, table: Element, cells: readonly string[], tag: 'TH' | 'TD', y: number): number => {
  const row = pdf.struct('TR');
  table.add(row);
  const height = rowHeight(pdf, cells);
  for (const [at, cell] of cells.entries()) {
    const column = COLUMNS[at];
    if (column !== undefined) tagged(pdf, row, tag, () => pdf.text(cell, MARGIN + column.x, y, { width: column.width - 4, align: column.align, lineGap: 1.5 }));
  }
  row.end();
  return y + height + 6;
};

const line = (pdf: Pdf, y: number): void => {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.moveTo(MARGIN, y).lineTo(MARGIN + WIDTH, y).lineWidth(0.5).stroke('#888888');
  pdf.endMarkedContent();
};

const drawTable = (pdf: Pdf, root: Element, { columns, rows }: Invoice, top: number): number => {
  const table = pdf.struct('Table');
  root.add(table);
  pdf.font('bold', SMALL);
  let y = drawRow(pdf, table, columns, 'TH', top);
  line(pdf, y - 3);
  pdf.font('regular', NORMAL);
  for (const row of rows) {
    if (y + rowHeight(pdf, row) > BOTTOM) {
      pdf.addPage();
      y = MARGIN;
    }
    y = drawRow(pdf, table, row, 'TD', y);
  }
  table.end();
  line(pdf, y);
  return y + 8;
};

const drawSums = (pdf: Pdf, root: Element, { sums }: Invoice, top: number): number => {
  let y = top;
  for (const { label, amount, isTotal } of sums) {
    if (y + 18 > BOTTOM) {
      pdf.addPage();
      y = MARGIN;
    }
    pdf.font(isTotal === true ? 'bold' : 'regular', isTotal === true ? 12 : NORMAL);
    const at = y;
    tagged(pdf, root, 'P', () => {
      pdf.text(`${label}: `, MARGIN + 180, at, { width: 180, align: 'right' });
      pdf.text(amount, MARGIN + 365, at, { width: WIDTH - 369, align: 'right' });
    });
    y += isTotal === true ? 20 : 16;
  }
  return y;
};

/** The seller and the number of the page, beneath every page. */
const drawFooters = (pdf: Pdf, { sender, page }: Invoice): void => {
  const { count } = pdf.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(at);
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.font('regular', 7.5).text(sender.join(' · '), MARGIN, BOTTOM + 24, { width: WIDTH - 80, lineBreak: true, height: 30 });
    pdf.text(page(at + 1, count), MARGIN + WIDTH - 76, BOTTOM + 24, { width: 76, align: 'right', lineBreak: false });
    pdf.endMarkedContent();
  }
};

const drawAll = (pdf: Pdf, invoice: Invoice): void => {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  tagged(pdf, root, 'P', () => pdf.font('bold', 18).text('Pausenhof', MARGIN, MARGIN));
  tagged(pdf, root, 'P', () => pdf.font('regular', SMALL).text(invoice.sender.join('\n'), RIGHT_COLUMN, MARGIN, { width: WIDTH - 300, lineGap: 1 }));
  const addresses = Math.max(pdf.y, 130) + 16;
  const left = block(pdf, root, invoice.recipient, MARGIN, addresses);
  const right = block(pdf, root, invoice.delivery, RIGHT_COLUMN, addresses);
  let y = Math.max(left, right) + 24;
  tagged(pdf, root, 'H1', () => pdf.font('bold', 16).text(invoice.title, MARGIN, y));
  y = pdf.y + 8;
  for (const [label, value] of invoice.facts) {
    const at = y;
    tagged(pdf, root, 'P', () => {
      pdf.font('regular', NORMAL).text(`${label}: `, MARGIN, at, { width: 130 });
      pdf.text(value, MARGIN + 130, at, { width: WIDTH - 130 });
    });
    y += 15;
  }
  y = drawSums(pdf, root, invoice, drawTable(pdf, root, invoice, y + 12)) + 12;
  for (const note of invoice.notes) {
    const at = y;
    tagged(pdf, root, 'P', () => pdf.font('regular', NORMAL).text(note, MARGIN, at, { width: WIDTH }));
    y = pdf.y + 4;
  }
  root.end();
  drawFooters(pdf, invoice);
};

/** The invoice as a PDF. */
export const drawInvoice = (invoice: Invoice): Promise<Buffer> => {
  const { title, locale, date, sender: [author = ''] } = invoice;
  return drawPdf({ title, author, locale, created: new Date(date), margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 20 } }, (pdf) => drawAll(pdf, invoice));
};
