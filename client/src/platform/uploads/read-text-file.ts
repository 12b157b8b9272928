import { granted, refused, type Result } from '@shop/domain/shared/result';

/** `not-text`: a picture or another file of a program. `empty`: nothing, or blank lines. `not-loaded`: what reads spreadsheets did not arrive. */
export type UnreadFile = 'not-text' | 'too-long' | 'empty' | 'not-loaded';

/** What a browser offers to choose from. */
export const TEXT_FILES =
  '.csv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A character takes no more of them in UTF-8 or UTF-16. An even number: UTF-16 is not cut within a character. */
const MOST_BYTES_PER_CHARACTER = 4;

/** Control characters that no text has, and files of programs have within their first bytes. */
const NOT_OF_TEXT = /[^\P{Cc}\t\n\f\r\u0080-\u009F]/u;

const decoded = (bytes: ArrayBuffer, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const encodingOf = (bytes: ArrayBuffer): string => {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
};

/** How a spreadsheet (.xlsx) begins: it is a packed file. */
const PACKED = 'PK\u0003\u0004';

/** Packed, 500 lines have fewer. */
const MOST_BYTES_OF_SPREADSHEET = 2_000_000;

const textOfSpreadsheet = async (file: Blob): Promise<Result<string, UnreadFile>> => {
  if (file.size > MOST_BYTES_OF_SPREADSHEET) return refused('too-long');
  const reader = await import('./read-spreadsheet.ts').catch(() => undefined);
  if (reader === undefined) return refused('not-loaded');
  try {
    return granted(await reader.readSpreadsheet(file));
  } catch {
    return refused('not-text');
  }
};

const textOfFile = async (file: Blob, maxLength: number): Promise<Result<string, UnreadFile>> => {
  const most = maxLength * MOST_BYTES_PER_CHARACTER;
  const bytes = await file.slice(0, most).arrayBuffer();
  const text = decoded(bytes, encodingOf(bytes)) ?? decoded(bytes, 'windows-1252') ?? '';
  if (text.startsWith(PACKED)) return textOfSpreadsheet(file);
  if (NOT_OF_TEXT.test(text)) return refused('not-text');
  return file.size > most ? refused('too-long') : granted(text);
};

/**
 * The text of a file, as programs save it: in UTF-8, in UTF-16 where its mark says so, else in Windows' own encoding; of a spreadsheet
 * (.xlsx), its first sheet. Of a longer text, only the beginning is read.
 */
export const readTextFile = async (file: Blob, maxLength: number): Promise<Result<string, UnreadFile>> => {
  const text = await textOfFile(file, maxLength);
  if (!text.ok) return text;
  if (text.value.length > maxLength) return refused('too-long');
  return text.value.trim() === '' ? refused('empty') : text;
};
