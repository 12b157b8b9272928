/** The smallest QR code (ISO/IEC 18004): version 1, error correction L, mask 0, bytes. */
const SIZE = 21;
const DATA_WORDS = 19;
const CHECK_WORDS = 7;
/** Bytes that fit beside mode, length and end. */
export const MAX_QR_BYTES = 17;
const BYTE_MODE = '0100';
/** Fill the words that the text leaves empty. */
const PADDING: readonly string[] = ['11101100', '00010001'];
/** Correction L and mask 0, with their own check bits. */
const FORMAT = '111011111000100';

/** In the field of 256 elements that the standard uses. */
const multiply = (a: number, b: number): number => {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ (product > 127 ? 0x11d : 0);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
};

/** The generator polynomial, the highest coefficient (1) left out. */
const generator = (): readonly number[] => {
  let terms = [1];
  let root = 1;
  for (let at = 0; at < CHECK_WORDS; at += 1) {
    const factor = root;
    terms = [...terms, 0].map((term, index) => term ^ multiply(terms[index - 1] ?? 0, factor));
    root = multiply(root, 2);
  }
  return terms.slice(1);
};

/** Reed-Solomon words that let a reader repair what it misread. */
export const checkWords = (words: readonly number[]): readonly number[] => {
  const divisor = generator();
  return words.reduce<readonly number[]>((rest, word) => {
    const factor = word ^ (rest[0] ?? 0);
    return [...rest.slice(1), 0].map((value, index) => value ^ multiply(divisor[index] ?? 0, factor));
  }, new Array<number>(CHECK_WORDS).fill(0));
};

const bitsOf = (value: number, length: number): string => value.toString(2).padStart(length, '0');

const bitStream = (text: string): string => {
  const bytes = [...Buffer.from(text)].slice(0, MAX_QR_BYTES);
  const said = `${BYTE_MODE}${bitsOf(bytes.length, 8)}${bytes.map((byte) => bitsOf(byte, 8)).join('')}0000`;
  const words = said.match(/.{8}/gu) ?? [];
  const filled = Array.from({ length: DATA_WORDS }, (_, at) => words[at] ?? PADDING[(at - words.length) % PADDING.length] ?? '');
  const data = filled.map((word) => Number.parseInt(word, 2));
  return [...data, ...checkWords(data)].map((word) => bitsOf(word, 8)).join('');
};

/** The three squares in the corners, with their white rims. */
const finder = (x: number, y: number): boolean | undefined => {
  for (const [left, top] of [[0, 0], [SIZE - 7, 0], [0, SIZE - 7]] as const) {
    const [dx, dy] = [x - left, y - top];
    if (dx < -1 || dx > 7 || dy < -1 || dy > 7) continue;
    const ring = Math.max(Math.abs(dx - 3), Math.abs(dy - 3));
    return ring !== 2 && ring !== 4;
  }
  return undefined;
};

/** The position of each format bit, beside the upper left square and beside the other two. */
const FORMAT_PLACES: readonly (readonly [x: number, y: number])[][] = Array.from({ length: FORMAT.length }, (_, at) => {
  const near = [0, 1, 2, 3, 4, 5, 7, 8, 8, 8, 8, 8, 8, 8, 8][at] ?? 0;
  const down = [8, 8, 8, 8, 8, 8, 8, 8, 7, 5, 4, 3, 2, 1, 0][at] ?? 0;
  return [[near, down], at < 7 ? [8, SIZE - 1 - at] : [SIZE - 15 + at, 8]];
});

const formatBit = (x: number, y: number): boolean | undefined => {
  const at = FORMAT_PLACES.findIndex((places) => places.some(([left, top]) => left === x && top === y));
  return at === -1 ? undefined : FORMAT[at] === '1';
};

/** A module with a fixed meaning; undefined where data goes. */
const fixedModule = (x: number, y: number): boolean | undefined => {
  if (x === 8 && y === SIZE - 8) return true;
  return finder(x, y) ?? formatBit(x, y) ?? (x === 6 || y === 6 ? (x + y) % 2 === 0 : undefined);
};

/** The modules of a code, row by row; true is dark. Text behind `MAX_QR_BYTES` is cut off. */
export const qrModules = (text: string): readonly (readonly boolean[])[] => {
  const bits = bitStream(text);
  const rows = Array.from({ length: SIZE }, (_, y) => Array.from({ length: SIZE }, (_, x) => fixedModule(x, y)));
  let at = 0;
  // Data runs in columns of two, up and down in turns, from right to left; the column of the timing pattern is skipped.
  const columns = [19, 17, 15, 13, 11, 9, 7, 4, 2, 0];
  for (const [pass, column] of columns.entries()) {
    for (let step = 0; step < SIZE; step += 1) {
      const y = pass % 2 === 0 ? SIZE - 1 - step : step;
      for (const x of [column + 1, column]) {
        const row = rows[y];
        if (row === undefined || row[x] !== undefined) continue;
        row[x] = (bits[at] === '1') !== ((x + y) % 2 === 0);
        at += 1;
      }
    }
  }
  return rows.map((row) => row.map((isDark) => isDark === true));
};
