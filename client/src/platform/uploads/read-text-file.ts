import { granted, refused, type Result } from '@shop/domain/shared/result';

/** `not-text`: a spreadsheet, a picture or another file of a program. `empty`: nothing, or blank lines. */
export type UnreadFile = 'not-text' | 'too-long' | 'empty';

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

const isUtf16 = (bytes: ArrayBuffer): boolean => {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  return first === 0xff && second === 0xfe;
};

/** The text of a file, as spreadsheets save it: in UTF-8, in UTF-16 where its mark says so, else in Windows' own encoding. Of a longer one, only the beginning is read. */
export const readTextFile = async (file: Blob, maxLength: number): Promise<Result<string, UnreadFile>> => {
  const most = maxLength * MOST_BYTES_PER_CHARACTER;
  const bytes = await file.slice(0, most).arrayBuffer();
  const text = decoded(bytes, isUtf16(bytes) ? 'utf-16le' : 'utf-8') ?? decoded(bytes, 'windows-1252') ?? '';
  if (NOT_OF_TEXT.test(text)) return refused('not-text');
  if (file.size > most || text.length > maxLength) return refused('too-long');
  return text.trim() === '' ? refused('empty') : granted(text);
};
