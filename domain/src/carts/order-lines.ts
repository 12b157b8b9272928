import { bareWords, type ColumnWords, columnsIn, type OrderColumns } from './order-columns.ts';
import { cellText, readCsv, withoutBreaksInCells, writeLine } from '../shared/csv.ts';
import { FIELD_LIMITS } from '../shared/field-limits.ts';
import { required, type ValidationMessage } from '../shared/form-rules.ts';
import { normaliseCode, normaliseText } from '../shared/normalise-text.ts';
import { omitNil } from '../shared/omit-nil.ts';
import {
  articleAmong,
  countedIn,
  inUsualWidth,
  isPrice,
  piecesOf,
  readOrderWords,
  readPieces,
  withApostrophes,
} from './order-words.ts';

/** Pieces of an article, by its order number as somebody wrote it: dashes and spaces do not count. */
export interface NumberedLine {
  readonly orderNumber: string;
  readonly quantity: number;
}

/** What a line asks for. */
export interface PlacedLine extends NumberedLine {
  /** Among all lines, from 0. */
  readonly place: number;
  /** What "4711x3" asks for, unless that is an article's number. */
  readonly otherwise?: NumberedLine;
}

/** A line as somebody typed or pasted it, and what it asks for. */
export interface OrderLine extends PlacedLine {
  readonly text: string;
}

/** `no-number`: nothing in it is an article's number. `no-quantity`: its column of quantities holds none, or the number beside the article's is no whole one, or several could be the quantity. `rounded`: a spreadsheet has made "1,23E+12" of the number. `too-many`: beyond the limit of lines. */
export type UnreadReason = 'no-number' | 'no-quantity' | 'rounded' | 'too-many';

export interface UnreadLine {
  /** Among all lines, from 0. */
  readonly place: number;
  readonly text: string;
  readonly because: UnreadReason;
  /** Of a table with headings, what its columns hold: read alone, the text may say something else. */
  readonly stated?: { readonly orderNumber: string; readonly quantity: string };
}

export interface OrderLines {
  /** Of a table: who gives lines back puts it above them. */
  readonly heading?: string;
  readonly lines: readonly OrderLine[];
  readonly unread: readonly UnreadLine[];
}

export const MOST_ORDER_LINES = 500;
/** Of the whole text, in UTF-16 units. */
export const ORDER_LINES_MAX_LENGTH = FIELD_LIMITS.orderLines;

const LINE_END = /\r\n?/gu;

/** What is wrong with a text of lines. All of it counts, a line's end as one character: so the gateway counts as well. */
export const orderLinesError = (typed: string): ValidationMessage =>
  required(typed) ??
  (typed.replaceAll(LINE_END, '\n').length > ORDER_LINES_MAX_LENGTH ? 'shop.form.error.tooLong' : undefined);

const SEPARATORS = ['\t', ';'] as const;
const ROUNDED = /\d[.,]\d+E\+?\d+/iu;
/** "12", "1,5", "3 Hefte", "Lineatur 2": a number that may be a quantity, other than that of "A4". */
const HOLDS_NUMBER = /(?<![\p{L}\d])[\p{N}]/u;
/** "-1", "1,5", "1e3", "٣": nothing but a number. */
const NUMERIC = /^(?=.*\p{N})(?:[^\p{L}\p{Sc}]*|\d+e\d+)$/iu;

type Read = NumberedLine | UnreadReason;

const readWords = (text: string): Read => (ROUNDED.test(text) ? 'rounded' : readOrderWords(text));

interface ReadCells {
  readonly read: Read;
  readonly orderNumber?: string;
  /** Whole numbers that may be its quantity. */
  readonly pieces: readonly string[];
}

/** Of cells without headings, the only whole number beside the article's is the quantity: prices have decimals. Of two equally long numbers the first is the article's. */
const readCells = (cells: readonly string[]): ReadCells => {
  if (cells.some((cell) => ROUNDED.test(cell))) return { read: 'rounded', pieces: [] };
  const filled = cells.filter((cell) => cell !== '');
  const orderNumber = articleAmong(filled);
  if (filled.length === 1 || orderNumber === undefined) return { read: readWords(filled.join(' ')), pieces: [] };
  const others = filled.toSpliced(filled.indexOf(orderNumber), 1).filter((cell) => !isPrice(cell));
  const pieces = others.filter((cell) => piecesOf(cell) !== undefined || NUMERIC.test(cell));
  const [first, ...more] = pieces;
  if (first !== undefined)
    return { read: more.length === 0 ? readPieces(orderNumber, first, true) : 'no-quantity', orderNumber, pieces };
  const isOpen = others.some((cell) => HOLDS_NUMBER.test(cell));
  return { read: isOpen ? 'no-quantity' : { orderNumber, quantity: 1 }, orderNumber, pieces };
};

/** What a number and a quantity say that somebody wrote into their own cells or fields. */
export const readStatedLine = (numberCell: string, quantityCell: string): NumberedLine | UnreadReason => {
  const [orderNumber, pieces] = [numberCell, quantityCell].map((cell) => inUsualWidth(normaliseText(cell)));
  if (orderNumber === undefined || orderNumber === '') return 'no-number';
  if (ROUNDED.test(orderNumber)) return 'rounded';
  const quantity = piecesOf(pieces ?? '');
  return quantity === undefined ? 'no-quantity' : { orderNumber, quantity };
};

interface ReadRow extends Pick<UnreadLine, 'text' | 'stated'> {
  readonly read: Read;
}

const cellsOf = (line: string, separator: string): readonly string[] =>
  (readCsv(line, separator)[0] ?? []).map((cell) => normaliseText(cellText(cell)));

interface Table {
  /** Of its headings, among all lines. */
  readonly place: number;
  readonly heading: string;
  readonly rows: readonly ReadRow[];
}

/** In place of a quantity that a table leaves open. */
const OPEN_QUANTITY = '?';

/** Of a table without a column of quantities: one number beside the article's and its prices may still be meant so. */
const readPricedRow = (cells: readonly string[], { number, prices }: OrderColumns, separator: string): ReadRow => {
  const asked = cells.filter((_cell, place) => !prices.includes(place));
  const { read, pieces } = readCells(asked);
  const orderNumber = cells[number] ?? '';
  const text = writeLine(asked, separator);
  return pieces.length === 1 || orderNumber === ''
    ? { text, read }
    : { text, read: 'no-quantity', stated: { orderNumber, quantity: OPEN_QUANTITY } };
};

const readTableRow = (cells: readonly string[], columns: OrderColumns, separator: string): ReadRow => {
  if (columns.quantity === -1) return readPricedRow(cells, columns, separator);
  const text = writeLine(cells, separator);
  const [orderNumber = '', quantity = ''] = [cells[columns.number], cells[columns.quantity]];
  const stated = { orderNumber: orderNumber || text, quantity: quantity || OPEN_QUANTITY };
  return { text, read: readStatedLine(orderNumber, quantity), stated };
};

/** The first table with headings, which may have lines above it. */
const readTable = (lines: readonly string[], words: ColumnWords): Table | undefined => {
  const bare = bareWords(words);
  for (const [place, heading] of lines.entries())
    for (const separator of [...SEPARATORS, ',']) {
      const columns = heading.includes(separator) ? columnsIn(cellsOf(heading, separator), bare) : undefined;
      if (columns === undefined) continue;
      const below = lines.slice(place + 1).map((line) => cellsOf(line, separator));
      const rows = below.filter((cells) => columnsIn(cells, bare) === undefined);
      return { place, heading, rows: rows.map((cells) => readTableRow(cells, columns, separator)) };
    }
  return undefined;
};

/** How many, in words or left open: it is not one piece. */
const HOW_MANY =
  /(?<![\p{L}\p{N}-])(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|halbe?[rs]?|paar|dutzend|mehrere|einige|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|pair|dozen|several|some)(?![\p{L}\p{N}-])|(?<![^\s;])\?+(?![^\s;])/iu;
const ONE = /(?<![\p{L}\p{N}.,'-])1(?![\p{N}.,'-])/u;

const readLine = (line: string): Read => {
  const separator = SEPARATORS.find((one) => line.includes(one));
  const read =
    separator === undefined
      ? readWords(inUsualWidth(normaliseText(withApostrophes(line))))
      : readCells(cellsOf(line, separator).map(inUsualWidth)).read;
  const isOpen = typeof read !== 'string' && read.quantity === 1 && HOW_MANY.test(line) && !ONE.test(line);
  return isOpen ? 'no-quantity' : read;
};

/** Fewer lines do not tell one another what their columns are. */
const LEAST_LINES = 5;

/** Whether lines begin with their places in a list: 1, 2, 3. */
const areCounted = (lines: readonly (readonly string[])[]): boolean => {
  const places = lines.flatMap(([first = '']) => (first === '' ? [] : [first.replace(/\.$/u, '')]));
  const from = Number(places[0]);
  return (
    places.length >= LEAST_LINES &&
    lines.every(({ length }) => length > 2) &&
    lines.filter((cells) => articleAmong(cells) === cells[0]).length * 2 < lines.length &&
    places.every((place, at) => place === String(from + at))
  );
};

/** The column in which most of the lines with one quantity have it. */
const quantityColumn = (lines: readonly (readonly string[])[]): number | undefined => {
  const columns = lines.flatMap((cells) => {
    const { pieces } = readCells(cells);
    const [only] = pieces;
    return only !== undefined && pieces.length === 1 ? [cells.indexOf(only)] : [];
  });
  const [most] = [...Map.groupBy(columns, (column) => column).entries()].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  return most !== undefined && most[1].length * 2 > columns.length ? most[0] : undefined;
};

/** Lines without headings. Many lines of cells tell one another which column counts them, and where a quantity is missing. */
const readLines = (lines: readonly string[]): readonly ReadRow[] => {
  const separator = SEPARATORS.find((one) => lines.filter((line) => line.includes(one)).length >= LEAST_LINES);
  const ofCells = (line: string): readonly string[] | undefined =>
    separator !== undefined && line.includes(separator) ? cellsOf(line, separator).map(inUsualWidth) : undefined;
  const table = lines.flatMap((line) => {
    const cells = ofCells(line);
    return cells === undefined ? [] : [cells];
  });
  const isCounted = areCounted(table);
  const withoutPlace = (cells: readonly string[]): readonly string[] => (isCounted ? cells.slice(1) : cells);
  const column = quantityColumn(table.map(withoutPlace));
  return lines.map((line): ReadRow => {
    const row = { text: normaliseText(line), read: readLine(line) };
    const cells = ofCells(line);
    if (separator === undefined || cells === undefined) return row;
    const asked = withoutPlace(cells);
    const { read, orderNumber, pieces } = readCells(asked);
    const isEmpty = column === undefined ? isCounted : asked[column] === '';
    const isMissing = isEmpty && pieces.length === 0 && orderNumber !== undefined;
    if (!isMissing && !isCounted) return row;
    if (!isMissing) return { text: writeLine(asked, separator), read };
    const open = asked.toSpliced(column ?? asked.length, 1, OPEN_QUANTITY);
    return {
      text: writeLine(open, separator),
      read: 'no-quantity',
      stated: { orderNumber, quantity: OPEN_QUANTITY },
    };
  });
};

/** A quantity that is stated leaves no other way to read the number. */
const otherwiseOf = (line: string, { orderNumber }: NumberedLine): NumberedLine | undefined =>
  /\p{N}/u.test(line.replace(orderNumber, '')) ? undefined : countedIn(orderNumber);

const isFilled = (line: string): boolean => /[^\s;,]/u.test(line);

/** Enough for all that are taken and headings between them: a text of nothing but quotes would keep the shop busy for a second. */
const MOST_READ_LINES = 2 * MOST_ORDER_LINES;

/**
 * Reads what somebody typed or pasted, a line for each article: `4711;3`, `3 x 4711`, `4711 3 Stück`, cells of a spreadsheet in any
 * order, a table with headings. A number alone is one piece. Numbers stay as they are written. Every line is told: as one that
 * asks for something, or with the reason why not.
 */
export const readOrderLines = (typed: string, words: ColumnWords): OrderLines => {
  const all = withoutBreaksInCells(typed.slice(0, ORDER_LINES_MAX_LENGTH))
    .split(/\r\n?|\n/u)
    .filter(isFilled);
  const lines = all.slice(0, MOST_READ_LINES);
  const table = readTable(lines, words);
  const rows: readonly ReadRow[] = [
    ...readLines(lines.slice(0, table?.place)),
    ...(table?.rows ?? []),
    ...all.slice(MOST_READ_LINES).map((line) => ({ text: normaliseText(line), read: 'too-many' as const })),
  ];
  const filled = rows
    .filter(({ text }) => isFilled(text))
    .map((row, place) => ({ ...row, place, read: place < MOST_ORDER_LINES ? row.read : ('too-many' as const) }));
  return {
    ...omitNil({ heading: table?.heading }),
    lines: filled.flatMap(({ place, text: line, read }) =>
      typeof read === 'string'
        ? []
        : [{ place, text: line, ...read, ...omitNil({ otherwise: otherwiseOf(line, read) }) }],
    ),
    unread: filled.flatMap(({ place, text: line, read, stated }) =>
      typeof read === 'string' ? [{ place, text: line, because: read, ...omitNil({ stated }) }] : [],
    ),
  };
};

/** Each article once, with the pieces of all its lines, at the place of the first. */
export const mergedLines = <Line extends NumberedLine>(lines: readonly Line[]): readonly Line[] =>
  [...Map.groupBy(lines, ({ orderNumber }) => normaliseCode(orderNumber)).values()].flatMap((same) =>
    same
      .slice(0, 1)
      .map((line) => ({ ...line, quantity: same.reduce((pieces, { quantity }) => pieces + quantity, 0) })),
  );
