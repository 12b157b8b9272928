import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NumberedLine } from '../carts/order-lines.ts';
import { granted } from '../shared/result.ts';
import { STOREFRONTS } from '../storefronts/storefront.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { aVisit } from '../testing/a-visit.ts';
import { aWishlistEntry, aWishlistItem, aWishlistProduct } from '../testing/a-wishlist-entry.ts';
import { aWishlist } from '../testing/a-wishlist.ts';
import { importIntoList, linesToMend, toldOfImport } from './import-into-list.ts';
import { listCsv } from './list-csv.ts';
import { listDocument } from './list-document.ts';
import { type ChangedWishlist, NOTHING_ADDED, type Wishlists } from './wishlists.port.ts';

/** A shop that says what it is to say, and remembers what it was asked for. */
const importing = (answer: Partial<ChangedWishlist> = {}) => {
  const asked: (readonly NumberedLine[])[] = [];
  const importLines: Wishlists['importLines'] = async (_shopper, _id, lines) => {
    asked.push(lines);
    return granted({ list: aWishlist(), entries: [], removed: [], gone: [], items: NOTHING_ADDED, ...answer });
  };
  const bookmarks: Wishlists['bookmarks'] = async () => [{ ...aWishlist({ externalId: 'list-1' }), entries: [] }];
  const visit = aVisit(aShopper({ loginState: 'customer' }));
  return {
    asked,
    run: (typed: string) => importIntoList({ wishlists: { importLines, bookmarks } }, visit)('list-1', typed),
  };
};

describe('an import', () => {
  it('asks the shop once, for each article once with the pieces of all its lines', async () => {
    const { asked, run } = importing();
    await run('4711;3\n4712;1\n47-11 x 2');
    expect(asked).toEqual([
      [
        { orderNumber: '4711', quantity: 5 },
        { orderNumber: '4712', quantity: 1 },
      ],
    ]);
  });

  it('tells each line what became of it, and gives back those that need something', async () => {
    const entry = (externalId: string, orderNumber: string) => aWishlistEntry({ externalId, orderNumber });
    const { item: _none, ...open } = aWishlistEntry({
      externalId: 'e3',
      orderNumber: '',
      product: aWishlistProduct({ productId: '3000' }),
    });
    const { run } = importing({
      entries: [entry('e1', '1000'), entry('e2', '2000'), open],
      items: {
        added: [
          { entryId: 'e1', name: '', quantity: 1 },
          { entryId: 'e3', name: '', quantity: 1 },
        ],
        raised: [{ entryId: 'e2', name: '', quantity: 4 }],
        unchanged: [{ entryId: 'e4', name: '' }],
        unknown: ['5000'],
        leftOut: ['6000'],
      },
    });
    const typed = '1000\n2000;4\n3000\n4000\n5000;2\n6000\nHefte\n1,23E+12;1';
    const imported = await run(typed);
    const lines = imported.ok ? imported.value.lines : [];
    expect(lines.map(({ outcome }) => outcome)).toEqual([
      'added',
      'raised',
      'choose-variant',
      'already-there',
      'unknown',
      'list-full',
      'no-number',
      'rounded',
    ]);
    expect(linesToMend(lines, typed)).toBe('5000;2\n6000\nHefte\n1,23E+12;1');
    expect(toldOfImport('Klasse 1b', lines).map(({ kind, values }) => [kind, values['lines']])).toEqual([
      ['success', '1000'],
      ['success', '2000;4'],
      ['info', '4000'],
      ['warning', '3000'],
      ['warning', '5000;2'],
      ['warning', '6000'],
      ['warning', 'Hefte'],
      ['warning', '1,23E+12;1'],
    ]);
  });

  it('tells lines in the order in which they were pasted', async () => {
    const { run } = importing({ items: { ...NOTHING_ADDED, unknown: ['5000', '7000'] } });
    const typed = 'Hefte\n5000;2\n1,23E+12;1\n4000\n7000\nStifte';
    const imported = await run(typed);
    const lines = imported.ok ? imported.value.lines : [];
    expect(lines).toEqual([
      { text: 'Hefte', outcome: 'no-number' },
      { text: '5000;2', outcome: 'unknown' },
      { text: '1,23E+12;1', outcome: 'rounded' },
      { text: '4000', outcome: 'already-there' },
      { text: '7000', outcome: 'unknown' },
      { text: 'Stifte', outcome: 'no-number' },
    ]);
    expect(linesToMend(lines, typed)).toBe('Hefte\n5000;2\n1,23E+12;1\n7000\nStifte');
  });

  it.each([
    'Artikel-Nr.;Anzahl',
    'Artikelnr.;Menge',
    'Art.-Nr.\tStück',
    'Art. Nr.\tStk.',
    'ARTIKELNUMMER;ANZAHL',
    'Bestellnummer;Stk',
    'SKU,Qty',
    'Item no.,Quantity',
  ])('knows the headings „%s“', async (head) => {
    const separator = /[;,\t]/u.exec(head)?.[0] ?? '';
    const { asked, run } = importing();
    const imported = await run(`${head}\n${['124201101', '12'].join(separator)}\n${['47', '300'].join(separator)}`);
    expect(asked).toEqual([
      [
        { orderNumber: '124201101', quantity: 12 },
        { orderNumber: '47', quantity: 300 },
      ],
    ]);
    expect(imported.ok && imported.value.lines.map(({ text }) => text)).not.toContain(head);
  });

  it.each(['Pos.;Artikel;Bezeichnung;Menge;Preis', 'No.;Item;Description;Qty;Price'])(
    'knows the column of numbers by the one of names beside it: „%s“',
    async (head) => {
      const { asked, run } = importing();
      await run(`${head}\n1;124201101;Heft A5 16 Blatt;12;0,89\n2;47;Block;300;1,20`);
      expect(asked).toEqual([
        [
          { orderNumber: '124201101', quantity: 12 },
          { orderNumber: '47', quantity: 300 },
        ],
      ]);
    },
  );

  it('reads pieces of an article in „101101901x3“, together with its other lines, unless an article has that number', async () => {
    const { asked, run } = importing({
      entries: [aWishlistEntry({ orderNumber: '101101901' })],
      items: { ...NOTHING_ADDED, unknown: ['101101901x3', '4x2000001'] },
    });
    const imported = await run('101101901x3\n55x1000001\n101101901;2\n4x2000001');
    expect(asked).toEqual([
      [
        { orderNumber: '101101901x3', quantity: 1 },
        { orderNumber: '55x1000001', quantity: 1 },
        { orderNumber: '101101901', quantity: 2 },
        { orderNumber: '4x2000001', quantity: 1 },
      ],
      [
        { orderNumber: '101101901', quantity: 5 },
        { orderNumber: '2000001', quantity: 4 },
      ],
    ]);
    expect(imported.ok && imported.value.lines.map(({ text }) => text)).toEqual([
      '101101901x3',
      '55x1000001',
      '4x2000001',
    ]);
  });

  it('gives lines of a table back below its headings, so that they are read by its columns again', async () => {
    const { asked, run } = importing({ items: { ...NOTHING_ADDED, unknown: ['124201101'] } });
    const typed = 'Klasse 3b\nPos.;Artikelnr.;Name;Menge\n7;124201101;"Heft; blau";2\n8;124201102;Heft;\n';
    const imported = await run(typed);
    const left = imported.ok ? linesToMend(imported.value.lines, typed) : '';
    expect(left).toContain('Pos.;Artikelnr.;Name;Menge\n7;124201101;"Heft; blau";2\n8;124201102;Heft;');
    await run(left);
    expect(asked.map((lines) => lines.filter(({ orderNumber }) => orderNumber.startsWith('1242')))).toEqual([
      [{ orderNumber: '124201101', quantity: 2 }],
      [{ orderNumber: '124201101', quantity: 2 }],
    ]);
  });

  it('guesses no pieces in a number whose quantity is stated', async () => {
    const { asked, run } = importing({ items: { ...NOTHING_ADDED, unknown: ['101101901x3', '140x100'] } });
    const typed = '101101901x3;2\n140x100';
    const imported = await run(typed);
    expect(asked).toHaveLength(1);
    expect(imported.ok && linesToMend(imported.value.lines, typed)).toBe(typed);
  });

  it('lowers a quantity to what a list takes, and says so', async () => {
    const { asked, run } = importing({ entries: [aWishlistEntry({ orderNumber: '47110' })] });
    const imported = await run('47110;20000');
    expect(asked).toEqual([[{ orderNumber: '47110', quantity: 9998 }]]);
    expect(imported).toMatchObject({ ok: true, value: { lines: [{ text: '47110;20000', outcome: 'capped' }] } });
  });

  it('of nothing changes nothing', async () => {
    const { asked, run } = importing();
    expect([await run(' \n;;\n'), asked]).toEqual([
      expect.objectContaining({ refusal: { because: 'nothing-to-add' } }),
      [],
    ]);
  });

  it('of the file of a list asks for the same list, whatever its articles are called', async () => {
    const line = fc.record({
      orderNumber: fc.stringMatching(/^[0-9A-Z][0-9A-Z-]{2,11}$/u),
      name: fc.string({ unit: 'grapheme', maxLength: 20 }),
      quantity: fc.integer({ min: 0, max: 9998 }),
    });
    const lines = fc.uniqueArray(line, {
      selector: ({ orderNumber }) => orderNumber.replaceAll('-', ''),
      minLength: 1,
      maxLength: 20,
    });
    const kind = fc.constantFrom('list', 'class-list');
    const storefront = fc.constantFrom(...Object.values(STOREFRONTS));
    await fc.assert(
      fc.asyncProperty(lines, kind, storefront, async (wanted, kindOfList, shop) => {
        const entries = wanted.map(({ orderNumber, name, quantity }) =>
          aWishlistEntry({ orderNumber, quantity, product: aWishlistProduct({ name }), item: aWishlistItem() }),
        );
        const file = listCsv(
          listDocument(aWishlist({ entries, kind: kindOfList }), shop, new Date('2026-11-29T08:00:00Z')),
        );
        const { asked, run } = importing();
        await run(file);
        expect(asked).toEqual([wanted.map(({ orderNumber, quantity }) => ({ orderNumber, quantity }))]);
      }),
    );
  });
});
