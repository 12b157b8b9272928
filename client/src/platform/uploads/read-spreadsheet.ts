import readSheets, { type CellValue } from 'read-excel-file/universal';

/** Tabs and line ends part cells and lines; quotes stand around a cell that begins with one. */
const cellText = (cell: CellValue<string> | null): string => {
  if (cell === null) return '';
  const text = (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)).replaceAll(/\s+/gu, ' ');
  return text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Google writes whole numbers as "3.0" and "1.24201101E8". A number with more digits than it holds stays rounded. */
export const digitsOf = (written: string): string => {
  const number = Number(written);
  return Number.isSafeInteger(number) ? String(number) : written;
};

/**
 * The first sheet of a spreadsheet file (.xlsx) that is not empty, as text as if its cells were copied. Numbers have all of their
 * digits. Throws if the file is another one.
 */
export const readSpreadsheet = async (file: Blob): Promise<string> => {
  const sheets = await readSheets(file, { parseNumber: digitsOf });
  const rows = sheets.find(({ data }) => data.length > 0)?.data ?? [];
  return rows.map((row) => row.map(cellText).join('\t')).join('\n');
};
