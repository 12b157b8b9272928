import { describe, expect, it } from 'vitest';
import { checkWords, MAX_QR_BYTES, qrModules } from './qr-code.ts';

const drawn = (text: string): readonly string[] => qrModules(text).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));

describe('a QR code', () => {
  it('has the check words of the example in ISO/IEC 18004 for 01234567, as far as they are of this length', () => {
    // Version 1-M in the standard; the words of a polynomial division vanish when they are appended.
    const words = [0x41, 0x14, 0x75, 0x24];
    expect(checkWords([...words, ...checkWords(words)])).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('has 21 rows of 21 modules, three squares in its corners and the timing patterns between them', () => {
    const rows = drawn('TWINT 48213');
    expect(rows.map(({ length }) => length)).toEqual(Array.from({ length: 21 }, () => 21));
    const square = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
    expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(square);
    expect(rows.slice(0, 7).map((row) => row.slice(14))).toEqual(square);
    expect(rows.slice(14).map((row) => row.slice(0, 7))).toEqual(square);
    expect(rows[6]?.slice(7, 14)).toBe('.#.#.#.');
  });

  it('differs by its text, up to its end', () => {
    expect(drawn('TWINT 48213')).not.toEqual(drawn('TWINT 48214'));
    expect(drawn('x'.repeat(MAX_QR_BYTES + 1))).toEqual(drawn('x'.repeat(MAX_QR_BYTES)));
  });
});
