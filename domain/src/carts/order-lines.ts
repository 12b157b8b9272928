import { cellText, readCsv } from '../shared/csv.ts';
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
}

export interface OrderLines {
  readonly lines: readonly OrderLine[];
  readonly unread: readonly UnreadLine[];
}

/** By which words columns are known, however they are punctuated. */
export interface ColumnWords {
  readonly orderNumber: readonly string[];
  readonly quantity: readonly string[];
  /** "Artikel": the column of numbers only where another one has the names. */
  readonly article: readonly string[];
  readonly name: readonly string[];
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

/** Of cells without headings, the only whole number beside the article's is the quantity: prices have decimals. Of two equally long numbers the first is the article's. */
const readCells = (cells: readonly string[]): Read => {
  if (cells.some((cell) => ROUNDED.test(cell))) return 'rounded';
  const filled = cells.filter((cell) => cell !== '');
  const orderNumber = articleAmong(filled);
  if (filled.length === 1 || orderNumber === undefined) return readWords(filled.join(' '));
  const others = filled.toSpliced(filled.indexOf(orderNumber), 1).filter((cell) => !isPrice(cell));
  const [pieces, ...more] = others.filter((cell) => piecesOf(cell) !== undefined || NUMERIC.test(cell));
  if (pieces !== undefined) return more.length === 0 ? readPieces(orderNumber, pieces, true) : 'no-quantity';
  return others.some((cell) => HOLDS_NUMBER.test(cell)) ? 'no-quantity' : { orderNumber, quantity: 1 };
};

interface Columns {
  readonly number: number;
  readonly quantity: number;
}

const bareWord = (heading: string): string =>
  normaliseText(heading)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const columnsIn = (cells: readonly string[], words: ColumnWords): Columns | undefined => {
  const at = (known: readonly string[]): number => {
    const bare = new Set(known.map(bareWord));
    return cells.findIndex((cell) => bare.has(bareWord(cell)));
  };
  const quantity = at(words.quantity);
  const stated = at(words.orderNumber);
  const number = stated === -1 && at(words.name) !== -1 ? at(words.article) : stated;
  return number === -1 || quantity === -1 ? undefined : { number, quantity };
};

/** What a number and a quantity say that somebody wrote into their own cells or fields. */
export const readStatedLine = (numberCell: string, quantityCell: string): NumberedLine | UnreadReason => {
  const [orderNumber, pieces] = [numberCell, quantityCell].map((cell) => inUsualWidth(normaliseText(cell)));
  if (orderNumber === undefined || orderNumber === '') return 'no-number';
  if (ROUNDED.test(orderNumber)) return 'rounded';
  const quantity = piecesOf(pieces ?? '');
  return quantity === undefined ? 'no-quantity' : { orderNumber, quantity };
};

interface ReadRow {
  readonly text: string;
  readonly read: Read;
}

const cellsOf = (text: string, separator: string): readonly (readonly string[])[] =>
  readCsv(text, separator).map((cells) => cells.map((cell) => normaliseText(cellText(cell))));

/** A table with headings; undefined if the first line has none. */
const readTable = (text: string, words: ColumnWords): readonly ReadRow[] | undefined => {
  for (const separator of [...SEPARATORS, ',']) {
    const [head = [], ...rows] = cellsOf(text, separator);
    const columns = columnsIn(head, words);
    if (columns !== undefined)
      return rows.map((cells) => ({
        text: cells.join(separator),
        read: readStatedLine(cells[columns.number] ?? '', cells[columns.quantity] ?? ''),
      }));
  }
  return undefined;
};

const readLine = (line: string): Read => {
  const separator = SEPARATORS.find((one) => line.includes(one));
  if (separator === undefined) return readWords(inUsualWidth(normaliseText(withApostrophes(line))));
  return readCells((cellsOf(line, separator)[0] ?? []).map(inUsualWidth));
};

/** A quantity that is stated leaves no other way to read the number. */
const otherwiseOf = (line: string, { orderNumber }: NumberedLine): NumberedLine | undefined =>
  /\p{N}/u.test(line.replace(orderNumber, '')) ? undefined : countedIn(orderNumber);

/**
 * Reads what somebody typed or pasted, a line for each article: `4711;3`, `3 x 4711`, `4711 3 Stück`, cells of a spreadsheet in any
 * order, a table with headings. A number alone is one piece. Numbers stay as they are written. Every line is told: as one that
 * asks for something, or with the reason why not.
 */
export const readOrderLines = (typed: string, words: ColumnWords): OrderLines => {
  const text = typed.slice(0, ORDER_LINES_MAX_LENGTH);
  const rows =
    readTable(text, words) ??
    text.split(/\r\n?|\n/u).map((line): ReadRow => ({ text: normaliseText(line), read: readLine(line) }));
  const filled = rows
    .filter(({ text: line }) => /[^\s;,]/u.test(line))
    .map((row, place) => ({ ...row, place, read: place < MOST_ORDER_LINES ? row.read : ('too-many' as const) }));
  return {
    lines: filled.flatMap(({ place, text: line, read }) =>
      typeof read === 'string'
        ? []
        : [{ place, text: line, ...read, ...omitNil({ otherwise: otherwiseOf(line, read) }) }],
    ),
    unread: filled.flatMap(({ place, text: line, read }) =>
      typeof read === 'string' ? [{ place, text: line, because: read }] : [],
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
