import { valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { code128Bars } from '../documents/code-128.ts';
import { findDocument } from '../documents/find-document.ts';
import { aDeliveredOrder } from '../testing/a-delivered-order.ts';

/** The texts of a document, by page. */
const pagesOf = (content: Buffer | string | undefined): readonly (readonly string[])[] =>
  [...(content === undefined ? '' : Buffer.from(content).toString('latin1')).matchAll(/stream\n(?<content>[^]*?)\nendstream/gu)].map(({ groups }) =>
    [...(groups?.['content'] ?? '').matchAll(/<(?<hex>[0-9a-f]*)> Tj/gu)].map((text) => Buffer.from(text.groups?.['hex'] ?? '', 'hex').toString('latin1')),
  );

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
    const pages = pagesOf(found?.content);
    expect(pages).toHaveLength(2);
    const position = confirmation.positions[0];
    for (const [at, page] of pages.entries()) {
      expect(page).toEqual(expect.arrayContaining(['DHL', 'Änne Krüger', 'Schulweg 4', '10115 Berlin', 'Pausenhof Handels GmbH', 'Retouren', 'Kreideweg 5', '700000001', 'Bestellung 400000001', `Paket ${at + 1} von 2`, `700000001-${at + 1}`]));
      expect(page.join('\n')).toContain(`${position?.articleNumber} ${position?.name.slice(0, 10)}`);
    }
    const bars = code128Bars('700000001-1').bars.length;
    expect(Buffer.from(found?.content ?? '').toString('latin1').match(/ re f/gu)).toHaveLength(2 * (bars + 4));
  });

  it('are English for buyers of an English storefront', async () => {
    const { worlds, document } = await returned(1, 'en');
    expect(pagesOf((await findDocument(worlds, document))?.content)[0]).toEqual(expect.arrayContaining(['Return label 700000001'.slice(0, 6), 'Returns', 'Parcel 1 of 1']));
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
