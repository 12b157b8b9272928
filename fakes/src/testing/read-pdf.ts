import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll } from 'vitest';

/** The reader of PDFs leaves these behind. */
const READER_GLOBALS = ['DOMMatrix', 'pdfjsWorker', '_pdfjsTestingUtils', 'pdfjsLib'];
afterAll(() => {
  for (const name of READER_GLOBALS) Reflect.deleteProperty(globalThis, name);
});

/** Texts that stand side by side in one font, and their box: in points from the lower left corner of the page, from the base line to the height of capitals. */
export interface PdfText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  readonly direction: string;
}

/** Of Figtree, in sizes. */
const CAP_HEIGHT = 0.7;

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

const textsOn = async (page: PdfPage): Promise<readonly PdfText[]> => {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , size = 0, left = 0, bottom = 0] = item.transform.map(Number);
    return [
      { text: item.str, left, right: left + item.width, bottom, top: bottom + CAP_HEIGHT * size, direction: item.dir },
    ];
  });
};

/** The texts of a PDF by page, as a whole and one by one, and what it says about itself. */
export const readPdf = async (content: Buffer | string) => {
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(content)));
  const { text } = await extractText(pdf, { mergePages: false });
  const { info } = await getMeta(pdf);
  const texts = await Promise.all(text.map(async (_, at) => textsOn(await pdf.getPage(at + 1))));
  return {
    pages: text,
    texts,
    info,
    isTagged: await pdf.getMarkInfo(),
    language: /\/Lang \((?<lang>[^)]+)\)/u.exec(String(content))?.groups?.['lang'],
  };
};

const overlap = (one: PdfText, other: PdfText): boolean =>
  one.left < other.right && other.left < one.right && one.bottom < other.top && other.bottom < one.top;

/** The texts of a page that are printed over each other, in pairs. */
export const overlaps = (texts: readonly PdfText[]): readonly string[] =>
  texts.flatMap((one, at) =>
    texts
      .slice(at + 1)
      .filter((other) => overlap(one, other))
      .map((other) => `${one.text} | ${other.text}`),
  );
