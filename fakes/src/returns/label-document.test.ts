import { inflateSync } from 'node:zlib';
import type { AddressForm } from '@shop/domain/addresses/address';
import { valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { code128Bars } from '../documents/code-128.ts';
import { findDocument } from '../shop/find-document.ts';
import { aDeliveredOrder } from '../testing/a-delivered-order.ts';
import { readPdf } from '../testing/read-pdf.ts';

/** The first byte of a deflated stream. */
const ZLIB = 0x78;

/** How many rectangles a document draws, on all pages. */
const rectanglesIn = (content: Buffer | string): number =>
  [
    ...Buffer.from(content)
      .toString('latin1')
      .matchAll(/stream\n(?<deflated>[^]*?)\nendstream/gu),
  ]
    .map(({ groups }) => Buffer.from(groups?.['deflated'] ?? '', 'latin1'))
    .filter(([first]) => first === ZLIB)
    .map((deflated) => inflateSync(deflated).toString('latin1').match(/ re$/gmu)?.length ?? 0)
    .reduce((sum, count) => sum + count, 0);

const returned = async (labels: number, storefront: 'de' | 'en' | 'ch' = 'de', address: Partial<AddressForm> = {}) => {
  const shop = await aDeliveredOrder((picked) => ({ storefront, items: [[picked(), 3]], address }));
  const { shipments } = valueOf(
    await shop.submit(shop.requestOf([{ quantity: 2 }], { labels, carrier: storefront === 'ch' ? 'nolabel' : 'dhl' })),
  );
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
    expect([info?.['Title'], language, isTagged]).toEqual([
      'Rücksendeetikett 700000001',
      'de-DE',
      expect.objectContaining({ Marked: true }),
    ]);
    expect(pages).toHaveLength(2);
    const position = confirmation.positions[0];
    for (const [at, page] of pages.entries()) {
      const shown = [
        'DHL',
        'Änne Krüger',
        'Schulweg 4',
        '10115 Berlin',
        'Deutschland',
        'Pausenhof Handels GmbH',
        'Retouren',
        'Kreideweg 5',
        '700000001',
        'Bestellung 400000001',
        `Paket ${at + 1} von 2`,
        `700000001-${at + 1}`,
      ];
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
    const {
      pages: [page = ''],
      language,
    } = await readPdf((await findDocument(worlds, document))?.content ?? '');
    expect(language).toBe('en-GB');
    const shown = [
      'Return DHL',
      'From',
      'To',
      'Returns',
      'Return number',
      'Order 400000001',
      'Parcel 1 of 1',
      'Please cut out the label, stick it on the parcel and cover old labels.',
      'Contents of the return',
      '2 × ',
    ];
    expect(shown.filter((text) => !page.includes(text))).toEqual([]);
    expect(page.match(/Germany/gu)).toHaveLength(2);
  });

  it('name the institution of the sender, and in German how to use them', async () => {
    const { worlds, document } = await returned(1, 'de', {
      formType: 'companyOrSchool',
      company: 'Grundschule am Anger',
    });
    const {
      pages: [page = ''],
    } = await readPdf((await findDocument(worlds, document))?.content ?? '');
    const shown = [
      'Absender',
      'Empfänger',
      'Grundschule am Anger',
      'Rücksendenummer',
      'Deutschland',
      'Bitte schneiden Sie das Etikett aus, kleben Sie es auf das Paket und überkleben Sie alte Etiketten.',
      'Inhalt der Rücksendung',
    ];
    expect(shown.filter((text) => !page.includes(text))).toEqual([]);
  });

  it('are not found by the signature of another return', async () => {
    const { worlds, document, submit, requestOf } = await returned(1);
    valueOf(await submit(requestOf([{ quantity: 1 }])));
    const swapped = document.name.replace('700000001', '700000002');
    expect([swapped === document.name, await findDocument(worlds, { ...document, name: swapped })]).toEqual([
      false,
      undefined,
    ]);
  });

  it('are found by their signed name only', async () => {
    const { worlds, document } = await returned(1);
    const forged = document.name.replace(/-./u, (start) => (start === '-0' ? '-1' : '-0'));
    for (const other of [
      { name: forged },
      { name: '700000001.pdf' },
      { name: '700000001-.pdf' },
      { kind: 'invoice' },
      { world: 'no-such-world' },
      { world: 'NO WORLD' },
    ]) {
      expect(await findDocument(worlds, { ...document, ...other })).toBeUndefined();
    }
    expect(await findDocument(worlds, document)).toBeDefined();
  });
});
