/** Tells spreadsheets that a file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What a German spreadsheet splits columns at. */
export const CSV_SEPARATOR = ';';
const LINE_END = '\r\n';
const MUST_BE_QUOTED = /[;"\r\n]|^\s|\s$/u;

/** Spreadsheets take a cell that begins so for a formula (CWE-1236), however many apostrophes this file has put before it. */
const AS_FORMULA = /^'*[=+\-@\t\r\n]/u;
const MADE_HARMLESS = /^'+[=+\-@\t\r\n]/u;

/** A cell that no spreadsheet computes. {@link cellText} is its inverse. */
const harmless = (text: string): string => (AS_FORMULA.test(text) ? `'${text}` : text);

/** The text of a cell as it was before it was made harmless. */
export const cellText = (cell: string): string => (MADE_HARMLESS.test(cell) ? cell.slice(1) : cell);

const quoted = (cell: string): string => (MUST_BE_QUOTED.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A table as a file that opens in a spreadsheet: UTF-8, columns split by semicolons, no cell a formula. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `${BYTE_ORDER_MARK}${rows.map((cells) => `${cells.map((cell) => quoted(harmless(cell))).join(CSV_SEPARATOR)}${LINE_END}`).join('')}`;

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
