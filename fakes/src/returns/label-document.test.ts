import { inflateSync } from 'node:zlib';
import { valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { code128Bars } from '../documents/code-128.ts';
import { findDocument } from '../documents/find-document.ts';
import { aDeliveredOrder } from '../testing/a-delivered-order.ts';
import { readPdf } from '../testing/read-pdf.ts';

/** The first byte of a deflated stream. */
const ZLIB = 0x78;

/** How many rectangles a document draws, on all pages. */
const rectanglesIn = (content: Buffer | string): number =>
  [...Buffer.from(content).toString('latin1').matchAll(/stream\n(?<deflated>[^]*?)\nendstream/gu)]
    .map(({ groups }) => Buffer.from(groups?.['deflated'] ?? '', 'latin1'))
    .filter(([first]) => first === ZLIB)
    .map((deflated) => inflateSync(deflated).toString('latin1').match(/ re$/gmu)?.length ?? 0)
    .reduce((sum, count) => sum + count, 0);

const returned = async (labels: number, storefront: 'de' | 'en' | 'ch' = 'de') => {
  const shop = await aDeliveredOrder((picked) => ({ storefront, items: [[picked(), 3]] }));
  const { shipments } = valueOf(await shop.submit(shop.requestOf([{ quantity: 2 }], { labels, carrier: storefront === 'ch' ? 'nolabel' : 'dhl' })));
  const [path = ''] = shipments[0]?.labels ?? [];
  const [kind = '', world = '', name = ''] = path.replace('/qa/documents/', '').split('/');
  return { ...shop, path, document: { kind, world, name } };
};

describe('the labels of a return', () => {
  it('are a PDF with a page for each parcel: sender, recipient, number and barcode', async () => {
    const { worlds, document, confirmation } = await returned(2);
    const found = await findDocument(worlds, document);
    expect(found?.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
    const { pages, info, isTagged, language } = await readPdf(found?.content ?? '');
    expect([info?.['Title'], language, isTagged]).toEqual(['Rücksendeetikett 700000001', 'de-DE', expect.objectContaining({ Marked: true })]);
    expect(pages).toHaveLength(2);
    const position = confirmation.positions[0];
    for (const [at, page] of pages.entries()) {
      const shown = ['DHL', 'Änne Krüger', 'Schulweg 4', '10115 Berlin', 'Pausenhof Handels GmbH', 'Retouren', 'Kreideweg 5', '700000001', 'Bestellung 400000001', `Paket ${at + 1} von 2`, `700000001-${at + 1}`];
      expect(shown.filter((text) => !page.includes(text))).toEqual([]);
      expect(page).toContain(`${position?.articleNumber} ${position?.name.slice(0, 10)}`);
    }
  });

  it('have a frame and a barcode on each page', async () => {
    const { worlds, document } = await returned(2);
    const bars = code128Bars('700000001-1').bars.length;
    expect(rectanglesIn((await findDocument(worlds, document))?.content ?? '')).toBe(2 * (bars + 4));
  });

  it('are English for buyers of an English storefront', async () => {
    const { worlds, document } = await returned(1, 'en');
    const { pages: [page = ''], language } = await readPdf((await findDocument(worlds, document))?.content ?? '');
    expect(language).toBe('en-GB');
    expect(['Return DHL', 'Returns', 'Parcel 1 of 1'].filter((text) => !page.includes(text))).toEqual([]);
  });

  it('are found by their signed name only', async () => {
    const { worlds, document } = await returned(1);
    const forged = document.name.replace(/-./u, (start) => (start === '-0' ? '-1' : '-0'));
    for (const other of [{ name: forged }, { name: '700000001.pdf' }, { name: '700000001-.pdf' }, { kind: 'invoice' }, { world: 'no-such-world' }, { world: 'NO WORLD' }]) {
      expect(await findDocument(worlds, { ...document, ...other })).toBeUndefined();
    }
    expect(await findDocument(worlds, document)).toBeDefined();
  });
});
