import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOrderLines } from '../carts/order-lines.ts';
import { ORDER_COLUMN_WORDS } from '../wishlists/order-column-words.ts';

import { linesOfRows, rowsIn, rowsOfLines, rowsText } from './order-form-rows.ts';

describe('pasted lines', () => {
  it('become rows of a number and a quantity each, in their order, those that cannot be read too', () => {
    expect(rowsOfLines('3x 4711\nHefte\n0012345\t2 Stk.\n4711x3\n4712;1,5')).toEqual({
      rows: [
        { orderNumber: '4711', quantity: '3' },
        { orderNumber: 'Hefte', quantity: '' },
        { orderNumber: '0012345', quantity: '2' },
        { orderNumber: '4711x3', quantity: '' },
        { orderNumber: '4712;1,5', quantity: '' },
      ],
      beyond: [],
    });
  });

  it('of a table that leaves quantities open become rows that do too', () => {
    const table = 'Pos.;Artikelnr.;Name;Menge\n7;4711;Heft;3\n8;4712;Heft;\n9;4713;Heft;2,5';
    expect(rowsOfLines(table).rows).toEqual([
      { orderNumber: '4711', quantity: '3' },
      { orderNumber: '4712', quantity: '?' },
      { orderNumber: '4713', quantity: '2,5' },
    ]);
    expect(rowsOfLines(table, 2).beyond).toEqual(['Pos.;Artikelnr.;Name;Menge', '9;4713;Heft;2,5']);
  });

  it('are left as they were typed where there is no room for more', () => {
    expect(rowsOfLines('4711;3\n4712 2 Stück\nHefte', 1)).toEqual({
      rows: [{ orderNumber: '4711', quantity: '3' }],
      beyond: ['4712 2 Stück', 'Hefte'],
    });
    const { rows, beyond } = rowsOfLines(Array.from({ length: 501 }, (_none, at) => `${10_000 + at};1`).join('\n'));
    expect([rows.length, beyond]).toEqual([500, ['10500;1']]);
  });

  it('never throw, whatever they hold, and never give a quantity that the text did not hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (typed) => {
        for (const { quantity } of rowsOfLines(typed).rows) {
          const digits = typed.normalize('NFKC').replaceAll(/[^\p{N}]/gu, '');
          expect(quantity === '' || quantity === '1' || digits.includes(quantity)).toBe(true);
        }
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('rows', () => {
  it('are lines that ask for the same, and for nothing where a quantity is none', () => {
    const rows = [
      { orderNumber: '4711', quantity: '3' },
      { orderNumber: '2x 4712', quantity: '' },
      ...['viele', '2,5', '-1', '1?', '?'].map((quantity) => ({ orderNumber: '4713', quantity })),
    ];
    const { lines, unread } = readOrderLines(linesOfRows(rows), ORDER_COLUMN_WORDS);
    expect(lines.map(({ orderNumber, quantity }) => [orderNumber, quantity])).toEqual([
      ['4711', 3],
      ['4712', 2],
    ]);
    expect(unread.map(({ because }) => because)).toEqual(Array.from({ length: 5 }, () => 'no-quantity'));
  });

  it('are one text and rows again, whatever was typed into them', () => {
    const cell = fc.string().map((text) => text.replaceAll(/[\t\n\r]+/gu, ' '));
    fc.assert(
      fc.property(
        fc.array(fc.record({ orderNumber: cell, quantity: cell }), { minLength: 1, maxLength: 9 }),
        (rows) => {
          expect(rowsIn(rowsText(rows))).toEqual(rows);
        },
      ),
    );
    expect(rowsIn('')).toEqual([]);
  });
});
