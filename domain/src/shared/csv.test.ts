import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellText, readCsv, writeCsv } from './csv.ts';

describe('a file for spreadsheets', () => {
  it('opens in a German Excel: marked as UTF-8, split at semicolons, with the line ends of Windows', () => {
    expect(
      writeCsv([
        ['Artikel', 'Menge'],
        ['Füller; "blau"', '2'],
      ]),
    ).toBe('\uFEFFArtikel;Menge\r\n"Füller; ""blau""";2\r\n');
  });

  it.each(['=1+1', '＝1+1', '＠SUM(A1)', '+49 30', '-2', '@SUM(A1)', '\tx', '\rx', "'=1"])(
    'has no cell that a spreadsheet computes: %j',
    (text) => {
      const [[cell = ''] = []] = readCsv(writeCsv([[text]]));
      expect(cell).toBe(`'${text}`);
      expect(cellText(cell)).toBe(text);
    },
  );

  it.each(['Heft A4 - liniert', "O'Brien", '1-2'])('leaves an ordinary text as it is: %s', (text) => {
    expect(writeCsv([[text]])).toBe(`\uFEFF${text}\r\n`);
  });

  it('is read as it was written, whatever its cells hold', () => {
    const rows = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 5 }), { maxLength: 5 });
    fc.assert(
      fc.property(rows, (table) => {
        expect(readCsv(writeCsv(table)).map((cells) => cells.map(cellText))).toEqual(table);
      }),
    );
  });
});

describe('a table that somebody pastes', () => {
  it.each([
    [
      '\t',
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [',', 'a,"b, c"\r\n', [['a', 'b, c']]],
    [';', 'a;;\n', [['a', '', '']]],
    [';', 'a;', [['a', '']]],
    [';', '5" Rohr;2', [['5" Rohr', '2']]],
    [';', '"offen;2', [['"offen', '2']]],
    [';', '"a"b;2', [['"a"b', '2']]],
  ])('split at %j', (separator, text, rows) => {
    expect(readCsv(text, separator)).toEqual(rows);
  });

  it('never fails', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(readCsv(text).flat().join('').length).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
