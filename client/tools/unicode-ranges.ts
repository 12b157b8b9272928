const FACE = /@font-face \{(?<face>[^}]*)\}/gu;
const FILE = /url\('(?<file>[^']+)'\)/u;
const UNICODE_RANGE = /unicode-range: (?<range>[^;]+);/u;
const HEXADECIMAL = 16;

/** The `unicode-range` of each file in a style sheet that has one. */
export const rangesIn = (styles: string): ReadonlyMap<string, string> =>
  new Map(
    [...styles.matchAll(FACE)].flatMap(({ groups }) => {
      const face = groups?.['face'] ?? '';
      const range = UNICODE_RANGE.exec(face)?.groups?.['range'];
      return range === undefined ? [] : [[FILE.exec(face)?.groups?.['file'] ?? '', range] as const];
    }),
  );

/** The characters of a `unicode-range`: `U+20-7E, U+A0`. */
export const charactersIn = (range: string): string =>
  range
    .split(',')
    .map((part) => {
      const [first = 0, last = first] = part.trim().replace('U+', '').split('-').map((code) => Number.parseInt(code, HEXADECIMAL));
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
    })
    .join('');
