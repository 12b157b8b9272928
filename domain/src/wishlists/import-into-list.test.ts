import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { granted } from '../shared/result.ts';
import { STOREFRONTS } from '../storefronts/storefront.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { aVisit } from '../testing/a-visit.ts';
import { aWishlistEntry, aWishlistItem, aWishlistProduct } from '../testing/a-wishlist-entry.ts';
import { aWishlist } from '../testing/a-wishlist.ts';
import { importIntoList, linesToMend, toldOfImport } from './import-into-list.ts';
import { listCsv } from './list-csv.ts';
import { listDocument } from './list-document.ts';
import { type ChangedWishlist, NOTHING_ADDED, type NumberedLine, type Wishlists } from './wishlists.port.ts';

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
    const imported = await run('1000\n2000;4\n3000\n4000\n5000;2\n6000\nHefte\n1,23E+12;1');
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
    expect(linesToMend(lines)).toBe('5000;2\n6000\nHefte\n1,23E+12;1');
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
