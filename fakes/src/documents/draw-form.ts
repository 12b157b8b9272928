import type { PdfColumn, PdfField, PdfForm } from '@shop/domain/documents/documents.port';
import { drawPdf, drawTagged, PAGE, type Pdf } from './pdf.ts';
import type { LayOut, TextBlock, TextStyle } from './text-block.ts';

type Element = PDFKit.PDFStructureElement;

/** What a reader of the document shows beside it. */
interface AboutForm {
  readonly author: string;
  readonly locale: string;
  readonly created: Date;
  /** Beneath every page: "Seite 1 von 2". */
  readonly page: (at: number, count: number) => string;
}

/** In points. */
const MARGIN = 48;
const WIDTH = PAGE.width - 2 * MARGIN;
const BOTTOM = PAGE.height - 72;
const GAP = 10;
const ROW_GAP = 9;
const TICK_BOX = 11;
const TICK_COLUMN = TICK_BOX + GAP;
/** Room for a hand to write in. */
const HANDWRITING = 22;
const LABEL_WIDTH = 150;

const TITLE = { font: 'bold', size: 18, width: WIDTH } as const;
const LEAD = { font: 'regular', size: 10, width: WIDTH, leading: 1.35 } as const;
const HEADING = { font: 'bold', size: 9, leading: 1.3 } as const;
const CELL = { font: 'regular', size: 10, leading: 1.3 } as const;
const LABEL = { font: 'bold', size: 10, width: LABEL_WIDTH, leading: 1.3 } as const;
const VALUE = { font: 'regular', size: 10, width: WIDTH - LABEL_WIDTH - GAP, leading: 1.3 } as const;
const FOOTER = { font: 'regular', size: 8 } as const;

interface Column extends PdfColumn {
  readonly x: number;
  readonly width: number;
}

/** Letters by which a column's room is measured: fewer than an article's name has, more than a figure. */
const FEWEST = 6;
const FEWEST_BY_HAND = 9;
const MOST = 34;
/** Of a letter of `HEADING` or `CELL`, at most on average. */
const LETTER = 6.2;

const longestWord = (text: string): number => Math.max(...text.split(/[\s-]/u).map((word) => word.length));

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell === '');

/**
 * Columns of figures get the room that they need, the others share the rest by their longest texts; of a table to write into, the last of
 * the others has the rest.
 */
const columnsOf = ({ columns, rows, hasTickBoxes }: PdfForm): readonly Column[] => {
  const left = MARGIN + (hasTickBoxes ? TICK_COLUMN : 0);
  const isByHand = rows.every(isBlank);
  const lastText = columns.findLastIndex(({ isNumeric }) => !isNumeric);
  const needs = columns.map(({ heading, isNumeric }, at) => {
    const longest = Math.max(longestWord(heading), ...rows.map((cells) => (cells[at] ?? '').length));
    const fewest = isByHand ? FEWEST_BY_HAND : FEWEST;
    return {
      hasOwnWidth: isNumeric || (isByHand && at !== lastText),
      letters: Math.min(MOST, Math.max(fewest, longest)),
    };
  });
  const room = MARGIN + WIDTH - left - GAP * (columns.length - 1);
  const taken = needs.reduce((sum, { letters, hasOwnWidth }) => (hasOwnWidth ? sum + letters * LETTER : sum), 0);
  const shared = needs.reduce((sum, { letters, hasOwnWidth }) => (hasOwnWidth ? sum : sum + letters), 0);
  const scale = shared === 0 ? room / taken : 1;
  let x = left;
  return columns.map((column, at) => {
    const { letters, hasOwnWidth } = needs[at] ?? { letters: FEWEST, hasOwnWidth: false };
    const width = hasOwnWidth ? letters * LETTER * scale : ((room - taken) * letters) / shared;
    const placed = { ...column, x, width };
    x += width + GAP;
    return placed;
  });
};

/** A form that is being drawn. */
interface Paper {
  readonly pdf: Pdf;
  readonly layOut: LayOut;
  readonly columns: readonly Column[];
  readonly hasTickBoxes: boolean;
}

const blocksOf = (
  { layOut, columns }: Paper,
  cells: readonly string[],
  style: Pick<TextStyle, 'font' | 'size' | 'leading'>,
): readonly TextBlock[] =>
  columns.map(({ width, isNumeric }, at) =>
    layOut(cells[at] ?? '', { ...style, width, align: isNumeric ? 'right' : 'left' }),
  );

const heightOf = (blocks: readonly TextBlock[]): number => Math.max(0, ...blocks.map(({ height }) => height));

/** What screen readers skip. */
const asArtifact = (pdf: Pdf, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void => {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
};

const drawRule = (pdf: Pdf, y: number, left = MARGIN): void =>
  asArtifact(pdf, () => {
    pdf
      .moveTo(left, y)
      .lineTo(MARGIN + WIDTH, y)
      .lineWidth(0.5)
      .stroke('#888888');
  });

const drawCells = (paper: Paper, table: Element, tag: 'TH' | 'TD', blocks: readonly TextBlock[], y: number): void => {
  const { pdf, columns } = paper;
  const row = pdf.struct('TR');
  table.add(row);
  for (const [at, block] of blocks.entries()) drawTagged(pdf, row, tag, [{ block, x: columns[at]?.x ?? MARGIN, y }]);
  row.end();
};

/** The headings again on a further page; screen readers have heard them. */
const repeatHeadings = (paper: Paper, blocks: readonly TextBlock[]): number => {
  const { pdf, columns } = paper;
  pdf.addPage();
  asArtifact(pdf, () => {
    for (const [at, block] of blocks.entries()) block.draw(columns[at]?.x ?? MARGIN, MARGIN);
  });
  const below = MARGIN + heightOf(blocks) + ROW_GAP / 2;
  drawRule(pdf, below);
  return below + ROW_GAP / 2;
};

/** Draws the table and returns where it ends. */
const drawTable = (paper: Paper, root: Element, rows: PdfForm['rows'], top: number): number => {
  const { pdf, columns, hasTickBoxes } = paper;
  const table = pdf.struct('Table');
  root.add(table);
  const headings = blocksOf(
    paper,
    columns.map(({ heading }) => heading),
    HEADING,
  );
  drawCells(paper, table, 'TH', headings, top);
  let y = top + heightOf(headings) + ROW_GAP / 2;
  drawRule(pdf, y);
  y += ROW_GAP / 2;
  for (const cells of rows) {
    const blocks = blocksOf(paper, cells, CELL);
    const isByHand = isBlank(cells);
    const height = isByHand ? HANDWRITING : Math.max(heightOf(blocks), TICK_BOX);
    if (y + height > BOTTOM) y = repeatHeadings(paper, headings);
    const rowTop = y;
    if (hasTickBoxes)
      asArtifact(pdf, () => {
        pdf
          .rect(MARGIN + 0.5, rowTop + 0.5, TICK_BOX, TICK_BOX)
          .lineWidth(0.8)
          .stroke('#444444');
      });
    drawCells(paper, table, 'TD', blocks, rowTop);
    y += height + (isByHand ? 0 : ROW_GAP);
    if (isByHand) drawRule(pdf, y);
  }
  table.end();
  return y;
};

interface PlacedField {
  readonly field: PdfField;
  readonly label: TextBlock;
  readonly value: TextBlock;
  readonly height: number;
}

const fieldsIn = (layOut: LayOut, fields: readonly PdfField[]): readonly PlacedField[] =>
  fields.map((field) => {
    const [label, value] = [layOut(field.label, LABEL), layOut(field.value, VALUE)];
    return { field, label, value, height: field.value === '' ? HANDWRITING + ROW_GAP : heightOf([label, value]) + 4 };
  });

/** Draws labels with what stands beside them and returns where they end. */
const drawFields = (pdf: Pdf, root: Element, fields: readonly PlacedField[], top: number): number => {
  let y = top;
  for (const { field, label, value, height } of fields) {
    const isBlank = field.value === '';
    const baseline = isBlank ? y + height - label.height : y;
    const beside = { block: value, x: MARGIN + LABEL_WIDTH + GAP, y: baseline };
    drawTagged(pdf, root, 'P', [{ block: label, x: MARGIN, y: baseline }, ...(isBlank ? [] : [beside])]);
    y += height;
    if (isBlank) drawRule(pdf, y, beside.x);
  }
  return y;
};

/** On one page: who signs sees what is signed. */
const drawFieldsBelow = ({ pdf, layOut }: Paper, root: Element, fields: PdfForm['below'], top: number): void => {
  const placed = fieldsIn(layOut, fields);
  const height = placed.reduce((sum, field) => sum + field.height, 0);
  const fits = top + height <= BOTTOM;
  if (!fits) pdf.addPage();
  drawFields(pdf, root, placed, fits ? top : MARGIN);
};

const drawFooters = ({ pdf, layOut }: Paper, { author, page }: AboutForm): void => {
  const { count } = pdf.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(at);
    asArtifact(
      pdf,
      () => {
        layOut(author, { ...FOOTER, width: WIDTH / 2 }).draw(MARGIN, BOTTOM + 28);
        layOut(page(at + 1, count), { ...FOOTER, width: WIDTH / 2, align: 'right' }).draw(
          MARGIN + WIDTH / 2,
          BOTTOM + 28,
        );
      },
      'Pagination',
    );
  }
};

/** Draws a form: its title, its text, a table over as many pages as it takes, and fields above and below it. */
export const drawForm = (form: PdfForm, about: AboutForm): Promise<Buffer> =>
  drawPdf(
    { ...about, title: form.title, margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 20 } },
    (pdf, layOut) => {
      const paper: Paper = { pdf, layOut, columns: columnsOf(form), hasTickBoxes: form.hasTickBoxes };
      const root = pdf.struct('Document');
      pdf.addStructure(root);
      let y = MARGIN;
      const write = (tag: 'H1' | 'P', text: string, style: TextStyle, below: number): void => {
        const block = layOut(text, style);
        drawTagged(pdf, root, tag, [{ block, x: MARGIN, y }]);
        y += block.height + below;
      };
      write('H1', form.title, TITLE, 6);
      for (const text of form.lead.filter((one) => one !== '')) write('P', text, LEAD, 4);
      y = drawFields(pdf, root, fieldsIn(layOut, form.above), y + 4);
      const end = drawTable(paper, root, form.rows, y + (form.above.length === 0 ? 10 : 20));
      drawFieldsBelow(paper, root, form.below, end + 14);
      root.end();
      drawFooters(paper, about);
    },
  );
