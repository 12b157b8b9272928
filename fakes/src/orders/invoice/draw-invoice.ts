import { drawPdf, drawTagged, PAGE, type Pdf } from '../../documents/pdf.ts';
import type { LayOut, TextBlock } from '../../documents/text-block.ts';
import type { Invoice } from './invoice.ts';

type Element = PDFKit.PDFStructureElement;

/** The document that is drawn, and where its texts belong. */
interface Paper {
  readonly pdf: Pdf;
  readonly layOut: LayOut;
  readonly root: Element;
}

/** In points. */
const MARGIN = 56;
const WIDTH = PAGE.width - 2 * MARGIN;
const BOTTOM = PAGE.height - 90;
const RIGHT_COLUMN = 300;
const GAP = 20;
const LABEL_WIDTH = 130;
const SUM_LABEL = { left: 100, width: 260 } as const;
const SUM_AMOUNT = { left: 365, width: WIDTH - 369 } as const;
const FOOTER_WIDTH = WIDTH - 80;
const PAGE_NUMBER_WIDTH = 76;

const SMALL = 8.5;
const NORMAL = 10;
const LEADING = 1.35;

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

/** Where something of this height begins: at `y`, or at the top of the next page. */
const roomAt = ({ pdf }: Paper, y: number, height: number): number => {
  if (y + height <= BOTTOM) return y;
  pdf.addPage();
  return MARGIN;
};

interface Placed {
  readonly block: TextBlock;
  readonly x: number;
}

/** Draws texts side by side at `y`, or on the next page, and answers where they end. They are read as one. */
const drawLine = (paper: Paper, tag: string, parts: readonly Placed[], y: number): number => {
  const height = Math.max(...parts.map(({ block }) => block.height));
  const top = roomAt(paper, y, height);
  drawTagged(
    paper.pdf,
    paper.root,
    tag,
    parts.map((part) => ({ ...part, y: top })),
  );
  return top + height;
};

const drawText = (paper: Paper, tag: string, block: TextBlock, x: number, y: number): number =>
  drawLine(paper, tag, [{ block, x }], y);

const drawAddress = (
  paper: Paper,
  { heading, lines }: Invoice['recipient'],
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): number => {
  const below = drawText(paper, 'H2', paper.layOut(heading, { font: 'bold', size: SMALL, width }), x, y) + 2;
  return drawText(
    paper,
    'P',
    paper.layOut(lines.join('\n'), { font: 'regular', size: NORMAL, width, leading: LEADING }),
    x,
    below,
  );
};

const drawFact = (paper: Paper, [label, value]: Invoice['facts'][number], y: number): number => {
  const name = paper.layOut(`${label}: `, { font: 'regular', size: NORMAL, width: LABEL_WIDTH - 4 });
  const said = paper.layOut(value, { font: 'regular', size: NORMAL, width: WIDTH - LABEL_WIDTH });
  return (
    drawLine(
      paper,
      'P',
      [
        { block: name, x: MARGIN },
        { block: said, x: MARGIN + LABEL_WIDTH },
      ],
      y,
    ) + 3
  );
};

const cellsOf = ({ layOut }: Paper, cells: readonly string[], isHeader: boolean): readonly Placed[] =>
  cells.flatMap((cell, at) => {
    const column = COLUMNS[at];
    if (column === undefined) return [];
    const style = isHeader ? ({ font: 'bold', size: SMALL } as const) : ({ font: 'regular', size: NORMAL } as const);
    return [
      {
        block: layOut(cell, { ...style, width: column.width - 4, align: column.align, leading: LEADING }),
        x: MARGIN + column.x,
      },
    ];
  });

const drawRow = (
  paper: Paper,
  table: Element,
  row: readonly string[],
  { y, isHeader = false }: { readonly y: number; readonly isHeader?: boolean },
): number => {
  const cells = cellsOf(paper, row, isHeader);
  const height = Math.max(...cells.map(({ block }) => block.height));
  const top = roomAt(paper, y, height);
  const element = paper.pdf.struct('TR');
  table.add(element);
  for (const cell of cells) drawTagged(paper.pdf, element, isHeader ? 'TH' : 'TD', [{ ...cell, y: top }]);
  element.end();
  return top + height + 6;
};

const drawRule = ({ pdf }: Paper, y: number): void => {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.5)
    .stroke('#888888');
  pdf.endMarkedContent();
};

const drawTable = (paper: Paper, { columns, rows }: Invoice, top: number): number => {
  const table = paper.pdf.struct('Table');
  paper.root.add(table);
  let y = drawRow(paper, table, columns, { y: top, isHeader: true });
  drawRule(paper, y - 3);
  for (const row of rows) y = drawRow(paper, table, row, { y });
  table.end();
  drawRule(paper, y);
  return y + 8;
};

const drawSum = (paper: Paper, { label, amount, isTotal }: Invoice['sums'][number], y: number): number => {
  const style =
    isTotal === true
      ? ({ font: 'bold', size: 12, align: 'right' } as const)
      : ({ font: 'regular', size: NORMAL, align: 'right' } as const);
  const name = paper.layOut(`${label}: `, { ...style, width: SUM_LABEL.width });
  const said = paper.layOut(amount, { ...style, width: SUM_AMOUNT.width });
  return (
    drawLine(
      paper,
      'P',
      [
        { block: name, x: MARGIN + SUM_LABEL.left },
        { block: said, x: MARGIN + SUM_AMOUNT.left },
      ],
      y,
    ) + 4
  );
};

/** The seller and the number of the page, beneath every page. */
const drawFooters = ({ pdf, layOut }: Omit<Paper, 'root'>, { sender, page }: Invoice): void => {
  const { count } = pdf.bufferedPageRange();
  const style = { font: 'regular', size: 7.5 } as const;
  const seller = layOut(sender.join(' · '), { ...style, width: FOOTER_WIDTH });
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(at);
    pdf.markContent('Artifact', { type: 'Pagination' });
    seller.draw(MARGIN, BOTTOM + 24);
    layOut(page(at + 1, count), { ...style, width: PAGE_NUMBER_WIDTH, align: 'right' }).draw(
      MARGIN + WIDTH - PAGE_NUMBER_WIDTH,
      BOTTOM + 24,
    );
    pdf.endMarkedContent();
  }
};

const drawAll = (pdf: Pdf, layOut: LayOut, invoice: Invoice): void => {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const paper: Paper = { pdf, layOut, root };
  drawText(paper, 'P', layOut('Pausenhof', { font: 'bold', size: 18, width: RIGHT_COLUMN - GAP }), MARGIN, MARGIN);
  const right = { x: MARGIN + RIGHT_COLUMN, width: WIDTH - RIGHT_COLUMN };
  const letterhead = drawText(
    paper,
    'P',
    layOut(invoice.sender.join('\n'), { font: 'regular', size: SMALL, width: right.width }),
    right.x,
    MARGIN,
  );
  const y = Math.max(letterhead, 130) + 16;
  const addresses = [
    drawAddress(paper, invoice.recipient, { x: MARGIN, y, width: RIGHT_COLUMN - GAP }),
    drawAddress(paper, invoice.delivery, { ...right, y }),
  ];
  let below =
    drawText(
      paper,
      'H1',
      layOut(invoice.title, { font: 'bold', size: 16, width: WIDTH }),
      MARGIN,
      Math.max(...addresses) + 24,
    ) + 8;
  for (const fact of invoice.facts) below = drawFact(paper, fact, below);
  below = drawTable(paper, invoice, below + 12);
  for (const sum of invoice.sums) below = drawSum(paper, sum, below);
  below += 12;
  for (const note of invoice.notes)
    below = drawText(paper, 'P', layOut(note, { font: 'regular', size: NORMAL, width: WIDTH }), MARGIN, below) + 4;
  root.end();
  drawFooters({ pdf, layOut }, invoice);
};

/** The invoice as a PDF. */
export const drawInvoice = (invoice: Invoice): Promise<Buffer> => {
  const {
    title,
    locale,
    date,
    sender: [author = ''],
  } = invoice;
  return drawPdf(
    {
      title,
      author,
      locale,
      created: new Date(date),
      margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 20 },
    },
    (pdf, layOut) => drawAll(pdf, layOut, invoice),
  );
};
