import { describe, expect, it } from 'vitest';
import { qrPicture } from './qr-picture.ts';

/** The modules of the picture, row by row, without the white around them. */
const drawn = (text: string): readonly string[] => {
  const dark = new Set(
    [...qrPicture(text, 'Code').matchAll(/M(?<x>\d+) (?<y>\d+)h1/gu)].map(
      ({ groups }) => `${groups?.['x']} ${groups?.['y']}`,
    ),
  );
  return Array.from({ length: 21 }, (_, y) =>
    Array.from({ length: 21 }, (__, x) => (dark.has(`${x + 4} ${y + 4}`) ? '#' : '.')).join(''),
  );
};

describe('a QR code', () => {
  it('has 21 rows of 21 modules within a white border, three squares in its corners and the timing patterns between them', () => {
    expect(qrPicture('TWINT 48213', 'Code <48213>')).toContain(
      '<svg class="qr" role="img" aria-label="Code &lt;48213&gt;" viewBox="0 0 29 29">',
    );
    const rows = drawn('TWINT 48213');
    const square = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
    expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(square);
    expect(rows.slice(0, 7).map((row) => row.slice(14))).toEqual(square);
    expect(rows.slice(14).map((row) => row.slice(0, 7))).toEqual(square);
    expect(rows[6]?.slice(7, 14)).toBe('.#.#.#.');
  });

  it('is drawn in black squares alone, on white', () => {
    expect(qrPicture('TWINT 48213', 'Code')).toMatch(
      /<path fill="#fff" d="M0 0h29v29H0z"\/><path d="(?:M\d+ \d+h1v1h-1z)+"\/><\/svg>$/u,
    );
  });

  it('differs by its text', () => {
    expect(drawn('TWINT 48213')).not.toEqual(drawn('TWINT 48214'));
  });
});
