/** Tells spreadsheets that a file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What a German spreadsheet splits columns at. */
export const CSV_SEPARATOR = ';';
const LINE_END = '\r\n';
const MUST_BE_QUOTED = /[;"\r\n]|^\s|\s$/u;
/** Two quotes of which one lies at a separator, unless they are marks of their own: inches, or "the same" at every line. */
const QUOTED_CELL = /(?<=^|[\t;,])"(?![\t;,\r\n])(?:[^"]|"")*(?<![\t;,])"(?=[\t;,\r\n]|$)/gmu;

/** Spreadsheets take a cell that begins so for a formula (CWE-1236), however many apostrophes this file has put before it; Japanese ones the signs of full width, too. */
const AS_FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/u;
const MADE_HARMLESS = /^'+[=+\-@＝＋－＠\t\r\n]/u;

/** A cell that no spreadsheet computes. {@link cellText} is its inverse. */
const harmless = (text: string): string => (AS_FORMULA.test(text) ? `'${text}` : text);

/** The text of a cell as it was before it was made harmless. */
export const cellText = (cell: string): string => (MADE_HARMLESS.test(cell) ? cell.slice(1) : cell);

const quoted = (cell: string): string => (MUST_BE_QUOTED.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Cells as a line of a table. {@link readCsv} reads them again. */
export const writeLine = (cells: readonly string[], separator: string): string =>
  cells.map((cell) => (cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : quoted(cell))).join(separator);

/** A table as a file that opens in a spreadsheet: UTF-8, columns split by semicolons, no cell a formula. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `${BYTE_ORDER_MARK}${rows.map((cells) => `${cells.map((cell) => quoted(harmless(cell))).join(CSV_SEPARATOR)}${LINE_END}`).join('')}`;

/** Pasted lines of a table, each of them one line: its quoted cells may have been of several. */
export const withoutBreaksInCells = (text: string): string =>
  text.replaceAll(QUOTED_CELL, (cell, at: number) => {
    const isCell = /[\t;,]/u.test(`${text[at - 1] ?? ''}${text[at + cell.length] ?? ''}`);
    return isCell ? cell.replaceAll(/[\r\n]+/gu, ' ') : cell;
  });

/** A cell and what ends it. A quote that is never closed is a letter. */
const cellsOf = (separator: string): RegExp =>
  new RegExp(String.raw`(?:"((?:[^"]|"")*)"|([^${separator}\r\n]*))(${separator}|\r\n|\r|\n|$)`, 'gu');

/** The cells of each line; a quoted one may hold separators and line ends. Reads every text, whatever it is. */
export const readCsv = (text: string, separator: string = CSV_SEPARATOR): readonly (readonly string[])[] => {
  const content = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [cell, inQuotes, plain = '', ending] of content.matchAll(cellsOf(separator))) {
    if (cell === '' && row.length === 0) continue;
    row.push(inQuotes?.replaceAll('""', '"') ?? plain);
    if (ending === separator) continue;
    rows.push(row);
    row = [];
  }
  return rows;
};
