import { cellText, readCsv } from '../shared/csv.ts';
import { normaliseText } from '../shared/normalise-text.ts';
import { readQuantity } from './quantity.ts';

/** A line as somebody typed or pasted it, and what it asks for. */
export interface OrderLine {
  readonly text: string;
  readonly orderNumber: string;
  readonly quantity: number;
}

/** `no-number`: nothing in it is an article's number. `no-quantity`: its column of quantities holds none, or the only number beside the article's is no whole one. `rounded`: a spreadsheet has made "1,23E+12" of the number. `too-many`: beyond the limit of lines. */
export type UnreadReason = 'no-number' | 'no-quantity' | 'rounded' | 'too-many';

export interface UnreadLine {
  readonly text: string;
  readonly because: UnreadReason;
}

export interface OrderLines {
  readonly lines: readonly OrderLine[];
  readonly unread: readonly UnreadLine[];
}

/** By which words columns are known, in lower case. */
export interface ColumnWords {
  readonly orderNumber: readonly string[];
  readonly quantity: readonly string[];
}

export const MOST_ORDER_LINES = 500;
/** Of the whole text, in UTF-16 units: so many lines of a list with names and prices. */
export const ORDER_LINES_MAX_LENGTH = 50_000;

const SEPARATORS = ['\t', ';'] as const;
const ROUNDED = /\d[.,]\d+E\+?\d+/iu;
/** An article's number: one word with a digit. */
const NUMBER = /^(?=\S*\d)[\p{L}\d][\p{L}\d./_-]*$/u;
const THOUSANDS = /^\d{1,3}(?:\.\d{3})+$/u;
const PIECES = String.raw`(?:x|×|\*|mal|st(?:ü|ue)?ck|stk|st|pcs|pc|pieces|piece|times)\.?`;
const WORD = String.raw`[\p{L}\d][\p{L}\d./_-]*`;
/** "3 x 4711", "4711 × 3". */
const BETWEEN = new RegExp(String.raw`(?<!\S)(${WORD})\s[x×*]\s(${WORD})(?![\p{L}\d])`, 'iu');
/** "3 x", "3x", "3 Stück". */
const COUNTED = new RegExp(String.raw`(?<![\p{L}\d])(\d{1,7})\s?${PIECES}(?![\p{L}\d])`, 'iu');
/** "x 3", "x3". */
const TIMES = /(?:^|\s)[x×*]\s?(\d{1,7})(?=\s|$)/iu;
/** "-1", "1,5", "1e3", "٣": a number, and neither whole pieces nor a price. */
const NUMERIC = /^(?=.*\p{N})(?:[^\p{L}\p{Sc}]*|\d+e\d+)$/iu;
const PRICE = /^\d[\d.,]*[.,]\d{2}$/u;
const UNIT = new RegExp(String.raw`\s?${PIECES}$`, 'iu');

/** Whole pieces, with or without a unit; "1.000" is a thousand. */
const piecesOf = (text: string): number | undefined =>
  readQuantity(THOUSANDS.test(text) ? text.replaceAll('.', '') : text.replace(UNIT, ''));

const isLonger = (word: string, other: string | undefined): boolean =>
  other === undefined || word.length > other.length;

/** Of several numbers, the longest one names the article, of equally long ones the first. */
const numberAmong = (words: readonly string[]): string | undefined =>
  words
    .filter((word) => NUMBER.test(word))
    .reduce<string | undefined>((longest, word) => (isLonger(word, longest) ? word : longest), undefined);

/** What stands alone beside an article's number: its quantity if it is a number, or else a name or price, as of one piece. */
const piecesBeside = (text: string): number | undefined =>
  piecesOf(text) ?? (NUMERIC.test(text) && !PRICE.test(text) ? undefined : 1);

type Read = Pick<OrderLine, 'orderNumber' | 'quantity'> | UnreadReason;

const asked = (orderNumber: string, quantity: number | undefined): Read =>
  quantity === undefined ? 'no-quantity' : { orderNumber, quantity };

/** Of "3 x 4711" and "4711 x 3", the longer one names the article; of equally long ones the second. */
const readBetween = (text: string): Read | undefined => {
  const [, one = '', other = ''] = BETWEEN.exec(text) ?? [];
  const [orderNumber, pieces] = isLonger(one, other) ? [one, other] : [other, one];
  const quantity = piecesOf(pieces);
  return NUMBER.test(orderNumber) && quantity !== undefined ? { orderNumber, quantity } : undefined;
};

const readWords = (text: string): Read => {
  if (ROUNDED.test(text)) return 'rounded';
  const between = readBetween(text);
  if (between !== undefined) return between;
  const counted = COUNTED.exec(text) ?? TIMES.exec(text);
  const rest = counted === null ? text : text.replace(counted[0], ' ');
  const words = rest.split(/[\s,]+/u).filter((word) => word !== '');
  const orderNumber = numberAmong(words);
  if (orderNumber === undefined) return 'no-number';
  if (counted !== null) return { orderNumber, quantity: Number(counted[1]) };
  const [other, ...more] = words.toSpliced(words.indexOf(orderNumber), 1);
  return asked(orderNumber, other === undefined || more.length > 0 ? 1 : piecesBeside(other));
};

/** Of cells without headings, the first whole number beside the article's is the quantity: prices have decimals. */
const readCells = (cells: readonly string[]): Read => {
  if (cells.some((cell) => ROUNDED.test(cell))) return 'rounded';
  const filled = cells.filter((cell) => cell !== '');
  const orderNumber = numberAmong(filled);
  if (filled.length === 1 || orderNumber === undefined) return readWords(filled.join(' '));
  const others = filled.toSpliced(filled.indexOf(orderNumber), 1);
  const [only, second] = others;
  if (only !== undefined && second === undefined) return asked(orderNumber, piecesBeside(only));
  return asked(orderNumber, others.map(piecesOf).find((quantity) => quantity !== undefined) ?? 1);
};

interface Columns {
  readonly number: number;
  readonly quantity: number;
}

const columnsIn = (cells: readonly string[], words: ColumnWords): Columns | undefined => {
  const at = (known: readonly string[]): number =>
    cells.findIndex((cell) => known.includes(normaliseText(cell).toLowerCase()));
  const [number, quantity] = [at(words.orderNumber), at(words.quantity)];
  return number === -1 || quantity === -1 ? undefined : { number, quantity };
};

const readHeaded = (cells: readonly string[], columns: Columns): Read => {
  const orderNumber = cells[columns.number] ?? '';
  if (orderNumber === '') return 'no-number';
  if (ROUNDED.test(orderNumber)) return 'rounded';
  return asked(orderNumber, piecesOf(cells[columns.quantity] ?? ''));
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
      return rows.map((cells) => ({ text: cells.join(separator), read: readHeaded(cells, columns) }));
  }
  return undefined;
};

const readLine = (line: string): Read => {
  const separator = SEPARATORS.find((one) => line.includes(one));
  if (separator === undefined) return readWords(normaliseText(line));
  return readCells(cellsOf(line, separator)[0] ?? []);
};

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
  const filled = rows.filter(({ text: line }) => /[^\s;,]/u.test(line));
  return {
    lines: filled
      .slice(0, MOST_ORDER_LINES)
      .flatMap(({ text: line, read }) => (typeof read === 'string' ? [] : [{ text: line, ...read }])),
    unread: filled.flatMap((row, at) => {
      if (at >= MOST_ORDER_LINES) return [{ text: row.text, because: 'too-many' as const }];
      return typeof row.read === 'string' ? [{ text: row.text, because: row.read }] : [];
    }),
  };
};
