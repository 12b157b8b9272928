import { describe, expect, it } from 'vitest';
import { assortment } from '../goods/assortment.ts';
import { inMemoryWorlds } from '../in-memory-worlds.ts';
import { FIXTURE_TIME } from '../testing/arrange-fixture.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { findDocument } from '../shop/find-document.ts';
import { catalogueOf, cataloguePath } from './printed-catalogue.ts';

const goods = assortment();
const PRINTED = goods.products.filter(({ isCatalog }) => isCatalog);
const worlds = inMemoryWorlds({ clock: { now: () => FIXTURE_TIME } });

describe('a printed catalogue', () => {
  it.each([
    ['de-DE', 'Katalog'],
    ['en-DE', 'Catalogue'],
  ] as const)(
    'can be read as a PDF in %s, with articles of each department and their numbers',
    async (language, title) => {
      expect(PRINTED.length).toBeGreaterThan(1);
      for (const product of PRINTED) {
        const path = cataloguePath('default', product, language);
        const { headers, content = '' } =
          (await findDocument(worlds, { kind: 'catalogue', world: 'default', name: path.split('/').at(-1) ?? '' })) ??
          {};
        expect(headers).toMatchObject({ 'content-type': 'application/pdf' });
        const { pages, info, language: locale } = await readPdf(content);
        const text = pages.join(' ').replaceAll('\n', ' ');
        expect([info?.['Title'], locale]).toEqual([expect.stringContaining(title), language]);
        const written = language === 'de-DE' ? 'de' : 'en';
        expect(goods.roots.filter(({ name }) => !text.includes(name[written]))).toEqual([]);
        expect(text).toContain(goods.productsIn(goods.roots[0]?.categoryId ?? '')[0]?.items[0]?.orderNumber);
      }
    },
  );

  it.each([
    '1011001.de.pdf',
    '0.de.pdf',
    'constructor',
    `${PRINTED[0]?.productId}.fr.pdf`,
    `${PRINTED[0]?.productId}.de.exe`,
  ])('is not in a file %s', (file) => {
    expect(catalogueOf(goods, file)).toBeUndefined();
  });
});
