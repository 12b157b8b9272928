import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll } from 'vitest';

/** The reader of PDFs leaves these behind. */
const READER_GLOBALS = ['DOMMatrix', 'pdfjsWorker', '_pdfjsTestingUtils', 'pdfjsLib'];
afterAll(() => {
  for (const name of READER_GLOBALS) Reflect.deleteProperty(globalThis, name);
});

/** The texts of a PDF by page, and what it says about itself. */
export const readPdf = async (content: Buffer | string) => {
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(content)));
  const { text } = await extractText(pdf, { mergePages: false });
  const { info } = await getMeta(pdf);
  return { pages: text, info, isTagged: await pdf.getMarkInfo(), language: /\/Lang \((?<lang>[^)]+)\)/u.exec(String(content))?.groups?.['lang'] };
};
