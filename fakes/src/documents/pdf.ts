/** A text, or a filled rectangle: in points from the upper left corner of the page. A text stands on its line `y`. */
export type Mark =
  | { readonly text: string; readonly x: number; readonly y: number; readonly size: number; readonly isBold?: boolean }
  | { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type Page = readonly Mark[];

/** A4 in points. */
export const PAGE = { width: 595, height: 842 } as const;

/** Signs of the standard fonts' encoding (WinAnsi) beyond Latin-1. */
const BEYOND_LATIN_1: Readonly<Record<string, number>> = { '€': 0x80, '„': 0x84, '…': 0x85, 'Š': 0x8a, 'Ž': 0x8e, '‘': 0x91, '’': 0x92, '“': 0x93, '”': 0x94, '•': 0x95, '–': 0x96, '—': 0x97, 'š': 0x9a, 'ž': 0x9e };
const LAST_LATIN_1 = 0xff;

const codeOf = (sign: string): number | undefined => {
  const code = sign.codePointAt(0) ?? 0;
  return BEYOND_LATIN_1[sign] ?? (code <= LAST_LATIN_1 ? code : undefined);
};

/** The sign, or its letter without an accent that the fonts lack. */
const byteOf = (sign: string): number => codeOf(sign) ?? codeOf(sign.normalize('NFD').charAt(0)) ?? '?'.charCodeAt(0);

const hexOf = (text: string): string => [...text.normalize('NFC')].map((sign) => byteOf(sign).toString(16).padStart(2, '0')).join('');

const drawn = (mark: Mark): string => {
  if (!('text' in mark)) return `${mark.x} ${PAGE.height - mark.y - mark.height} ${mark.width} ${mark.height} re f`;
  return `BT /${mark.isBold === true ? 'F2' : 'F1'} ${mark.size} Tf ${mark.x} ${PAGE.height - mark.y} Td <${hexOf(mark.text)}> Tj ET`;
};

const FIRST_PAGE = 6;

const objectsOf = (pages: readonly Page[], { title, language }: { readonly title: string; readonly language: string }): readonly string[] => {
  const ids = pages.map((_, at) => FIRST_PAGE + at * 2);
  const font = (name: string): string => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  return [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Kids [${ids.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title <${hexOf(title)}> >>`,
    ...pages.flatMap((page, at) => {
      const content = page.map(drawn).join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${FIRST_PAGE + at * 2 + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
};

/** A PDF of A4 pages in the standard fonts, which every reader has. The same pages give the same bytes. */
export const pdfOf = (pages: readonly Page[], about: { readonly title: string; readonly language: string }): Buffer => {
  let file = '%PDF-1.4\n';
  const offsets: number[] = [];
  const objects = objectsOf(pages, about);
  for (const [at, object] of objects.entries()) {
    offsets.push(file.length);
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
};
