import { granted, refused } from '@shop/domain/shared/result';
import writeSpreadsheet, { type SheetData } from 'write-excel-file/node';
import { expect, it } from 'vitest';

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
  ['a spreadsheet without a cell', async () => spreadsheet([]), 'empty'],
  ['one with more text than there is room for', async () => spreadsheet([['4711'.repeat(300)]]), 'too-long'],
  ['a packed file of another kind', async () => new Blob(['PK\u0003\u0004 Word']), 'not-text'],
  ['one of two megabytes', async () => new Blob(['PK\u0003\u0004', new Uint8Array(2_000_000)]), 'too-long'],
] as const)('refuses %s', async (_what, made, refusal) => {
  expect(await readTextFile(await made(), MOST)).toEqual(refused(refusal));
});
