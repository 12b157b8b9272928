import { granted, refused } from '@shop/domain/shared/result';
import writeSpreadsheet, { type SheetData } from 'write-excel-file/node';
import { expect, it } from 'vitest';

import { digitsOf } from './read-spreadsheet.ts';
import { readTextFile } from './read-text-file.ts';

const MOST = 1000;

const spreadsheet = async (...sheets: readonly SheetData[]): Promise<Blob> =>
  new Blob([new Uint8Array(await writeSpreadsheet(sheets.map((data) => ({ data }))).toBuffer())]);

it('reads the first sheet of a spreadsheet that is not empty, with all digits and leading zeros of its numbers', async () => {
  const file = await spreadsheet(
    [],
    [
      ['Artikelnummer', 'Bezeichnung', 'Menge'],
      ['0012345', 'Heft "A4",\nliniert', 3],
      [1_234_567_890_123, null, 12],
    ],
    [['Preise von gestern', 4711, 5]],
  );
  expect(await readTextFile(file, MOST)).toEqual(
    granted('Artikelnummer\tBezeichnung\tMenge\n0012345\t"Heft ""A4"", liniert"\t3\n1234567890123\t\t12'),
  );
});

it.each([
  ['3.0', '3'],
  ['1.24201101E8', '124201101'],
  ['124201101', '124201101'],
  ['2.5', '2.5'],
  ['1.23E+21', '1.23E+21'],
])('reads the number %s of a spreadsheet as %s', (written, digits) => {
  expect(digitsOf(written)).toBe(digits);
});

it.each([
  ['UTF-16 of Windows', [0xff, 0xfe, 0x34, 0, 0xe4, 0]],
  ['UTF-16 the other way round', [0xfe, 0xff, 0, 0x34, 0, 0xe4]],
  ['UTF-8', [0xef, 0xbb, 0xbf, 0x34, 0xc3, 0xa4]],
  ['the encoding of Windows', [0x34, 0xe4]],
])('reads a text in %s', async (_name, bytes) => {
  expect(await readTextFile(new Blob([new Uint8Array(bytes)]), MOST)).toEqual(granted('4ä'));
});

it.each([
  ['a spreadsheet without a cell', async () => spreadsheet([]), 'empty'],
  ['one with more text than there is room for', async () => spreadsheet([['4711'.repeat(300)]]), 'too-long'],
  ['a packed file of another kind', async () => new Blob(['PK\u0003\u0004 Word']), 'not-text'],
  ['one of two megabytes', async () => new Blob(['PK\u0003\u0004', new Uint8Array(2_000_000)]), 'too-long'],
] as const)('refuses %s', async (_what, made, refusal) => {
  expect(await readTextFile(await made(), MOST)).toEqual(refused(refusal));
});
