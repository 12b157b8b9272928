import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_ORDER_LINES, readOrderLines } from './order-lines.ts';

const WORDS = { orderNumber: ['artikelnummer'], quantity: ['menge', 'gebraucht'] };
const read = (text: string) => {
  const { lines, unread } = readOrderLines(text, WORDS);
  return [
    ...lines.map(({ orderNumber, quantity }) => [orderNumber, quantity]),
    ...unread.map(({ text: line, because }) => [line, because]),
  ];
};

describe('a line that somebody types or pastes', () => {
  it.each([
    ['4711;3', '4711', 3],
    ['3;124201101', '124201101', 3],
    ['124201101\t12', '124201101', 12],
    ['12\t124201101', '124201101', 12],
    ['3 x 4711', '4711', 3],
    ['3x 4711', '4711', 3],
    ['4711 x 3', '4711', 3],
    ['4711 × 3', '4711', 3],
    ['4711 x3', '4711', 3],
    ['4711 3 Stück', '4711', 3],
    ['4711 3 Stk.', '4711', 3],
    ['30 Stück 47', '47', 30],
    ['4711, 3', '4711', 3],
    ['4711 3', '4711', 3],
    ['4711', '4711', 1],
    ['0012345;2', '0012345', 2],
    ['AB-12.3 5', 'AB-12.3', 5],
    ['124201101;1.000', '124201101', 1000],
    ['124201101;Bastelkleber Magistra, 500 g;12;4,99;59,88', '124201101', 12],
    ['3 x 4711 Heft A4, Lineatur 2', '4711', 3],
    ['124201101;4,99', '124201101', 1],
    ['124201101;1.204,99', '124201101', 1],
    ['124201101;5 €', '124201101', 1],
    ['124201101;Heft A4', '124201101', 1],
    ['124201101 Heft', '124201101', 1],
  ])('%j asks for %s, %i pieces', (text, orderNumber, quantity) => {
    expect(read(text)).toEqual([[orderNumber, quantity]]);
  });

  it.each([
    ['Hefte für alle', 'no-number'],
    ['1,23E+12;4', 'rounded'],
    ['1,23E+12 4', 'rounded'],
    ['124201101;-1', 'no-quantity'],
    ['124201101;1,5', 'no-quantity'],
    ['124201101;1.5', 'no-quantity'],
    ['124201101;1e3', 'no-quantity'],
    ['124201101;٣', 'no-quantity'],
    ['124201101 -1', 'no-quantity'],
    ['124201101 1.5', 'no-quantity'],
  ])('%j is given back with its reason', (text, because) => {
    expect(read(text)).toEqual([[text, because]]);
  });

  it('is one of many, of which each has its own form; empty ones do not count', () => {
    expect(read('4711;3\r\n\r\n;;\n2 x 4712\n4713\t5\n?')).toEqual([
      ['4711', 3],
      ['4712', 2],
      ['4713', 5],
      ['?', 'no-number'],
    ]);
  });
});

describe('a table with headings', () => {
  it.each([';', '\t', ','])('is read by its columns, split at %j', (separator) => {
    const table = [
      ['Preis', 'Menge', 'Artikelnummer'],
      ['5', '28', '0012'],
      ['7', 'viele', '13'],
      ['9', '3', ''],
    ];
    expect(read(table.map((cells) => cells.join(separator)).join('\r\n'))).toEqual([
      ['0012', 28],
      [`7${separator}viele${separator}13`, 'no-quantity'],
      [`9${separator}3${separator}`, 'no-number'],
    ]);
  });
});

describe('whatever is pasted', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.stringMatching(/^[\dx;,\t .\n"E+A-C-]{0,60}$/u),
  );

  it('every line is told once, and no quantity that the text does not hold', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const { lines, unread } = readOrderLines(typed, WORDS);
        for (const { text: line, quantity } of lines)
          expect(quantity === 1 || line.normalize('NFKC').replaceAll('.', '').includes(String(quantity))).toBe(true);
        expect(lines.length + unread.length).toBeLessThanOrEqual(typed.split(/\r\n?|\n/u).length);
      }),
      { numRuns: 500 },
    );
  });

  it('stops after 500 lines, and names the others', () => {
    const many = Array.from({ length: MOST_ORDER_LINES + 2 }, (_, at) => `${100_000 + at};2`);
    const { lines, unread } = readOrderLines(many.join('\n'), WORDS);
    expect([lines.length, unread]).toEqual([
      500,
      [
        { text: '100500;2', because: 'too-many' },
        { text: '100501;2', because: 'too-many' },
      ],
    ]);
  });
});
