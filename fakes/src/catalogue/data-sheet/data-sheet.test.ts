import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { expect, it } from 'vitest';
import { assortment } from '../../goods/assortment.ts';
import { inMemoryShop } from '../../shop/in-memory-shop.ts';
import { inMemoryWorlds } from '../../in-memory-worlds.ts';
import { FIXTURE_TIME } from '../../testing/arrange-fixture.ts';
import { overlaps, readPdf } from '../../testing/read-pdf.ts';
import { DOCUMENTS } from '../../documents/document-path.ts';
import { findDocument } from '../../shop/find-document.ts';
import { drawDataSheet } from './draw-data-sheet.ts';

const worlds = inMemoryWorlds({ clock: { now: () => FIXTURE_TIME } });
const shop = inMemoryShop(worlds.get('default'));

const open = async (url: string) => {
  const [kind = '', world = '', name = ''] = url.slice(DOCUMENTS.length).split('/');
  return findDocument(worlds, { kind, world, name });
};

const productIn = async (categoryId: string, storefront: 'de' | 'en') => {
  const id = assortment().productsIn(categoryId)[0]?.productId ?? '';
  const product = await shop.catalogue.product(
    { storefront: STOREFRONTS[storefront], loginState: 'logged-out' },
    id,
    {},
  );
  if (product === undefined) throw new Error('no such product');
  return product;
};

it.each([
  ['de', 'de-DE', 'Produktdatenblatt', 'Energieeffizienzklasse'],
  ['en', 'en-DE', 'Product data sheet', 'Energy efficiency class'],
] as const)(
  'the data sheet on the storefront %s is a tagged PDF about the product',
  async (storefront, language, title, energy) => {
    const product = await productIn('1722', storefront);
    const { headers, content = '' } = (await open(product.downloads[0]?.url ?? '')) ?? {};
    expect(headers).toMatchObject({ 'content-type': 'application/pdf' });
    const { pages, info, language: locale, isTagged } = await readPdf(content);
    const text = pages.join(' ').replaceAll('\n', ' ');
    expect([info?.['Title'], locale, isTagged]).toEqual([
      `${title} ${product.name}`,
      language,
      expect.objectContaining({ Marked: true }),
    ]);
    for (const part of [
      product.name.split(',')[0] ?? '',
      product.manufacturer.name,
      product.manufacturer.email,
      energy,
    ])
      expect(text).toContain(part);
  },
);

it('facts with long labels and values stand one below the other, over as many pages as they need', async () => {
  const facts = Array.from(
    { length: 60 },
    (_, at) =>
      [`Eigenschaft ${at} mit einem Namen, der nicht in eine Zeile passt`, `Wert ${at} `.repeat(40).trim()] as const,
  );
  const { pages, texts } = await readPdf(
    await drawDataSheet({
      locale: 'de-DE',
      title: 'Produktdatenblatt',
      name: 'Heft',
      teaser: '',
      text: '',
      factsHeading: 'Auf einen Blick',
      facts,
      lists: [],
    }),
  );
  expect(pages.length).toBeGreaterThan(1);
  const drawn = pages.join(' ').replaceAll(/\s+/gu, ' ');
  expect(facts.flat().filter((part) => !drawn.includes(part))).toEqual([]);
  expect(texts.flatMap(overlaps)).toEqual([]);
  expect(texts.flat().filter(({ bottom }) => bottom < 50)).toEqual([]);
});

it('a sound sample is a WAV file', async () => {
  const product = await productIn('1742', 'de');
  const { headers, content = '' } = (await open(product.audioSamples[0]?.url ?? '')) ?? {};
  expect(headers).toEqual({
    'content-type': 'audio/wav',
    'cache-control': 'public, max-age=3600',
    'content-security-policy': "frame-ancestors 'none'",
  });
  expect(content.slice(0, 4).toString()).toBe('RIFF');
});

it.each([
  'data-sheet/default/0.de.pdf',
  'data-sheet/default/nothing',
  'data-sheet/no-such-world/1011001.de.pdf',
  'sound/default/1011001.wav',
  'sound/default/constructor.wav',
])('there is no document %s', async (path) => {
  expect(await open(`${DOCUMENTS}${path}`)).toBeUndefined();
});
