import { describe, expect, it } from 'vitest';
import { code128Bars, code128Values } from './code-128.ts';

describe('a barcode', () => {
  it('ends with the check value of its signs', () => {
    expect(code128Values('PJJ123C')).toEqual([104, 48, 42, 42, 17, 18, 19, 35, 55]);
  });

  it('has three bars for each sign in eleven modules, and four at the end', () => {
    const { bars, width } = code128Bars('700000001-1');
    expect([bars.length, width]).toEqual([13 * 3 + 4, 13 * 11 + 13]);
    expect(bars.at(-1)).toEqual({ at: width - 2, width: 2 });
  });

  it('has its own pattern for each sign', () => {
    const signs = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
    const patterns = signs.map((sign) => JSON.stringify(code128Bars(sign).bars.slice(3, 6)));
    expect(new Set(patterns).size).toBe(signs.length);
    for (const sign of signs) expect(code128Bars(sign).width).toBe(3 * 11 + 13);
  });
});
