import type { Shop } from '@shop/domain/shop';
import type { OpenBackend } from '@shop/gateway/testing/backends';
import { MARKETS } from '@shop/gateway/testing/markets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageText } from './testing/page-text.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

/** Pages that editors write, by the families of their URLs. */
const WRITTEN: readonly string[] = [
  '/brands/kernblatt/',
  '/campaigns/schulstart/',
  '/gewinnspiele/advent/',
  '/inspiration/herbst/',
  '/beratung/lineatur/',
];

const writtenPage = (path: string): Awaited<ReturnType<Shop['contents']['page']>> => ({
  pageType: 'CONTENT',
  redirectIsTemporary: false,
  seo: { title: `Seite ${path}`, description: '', canonicalUrl: path, breadcrumbs: [] },
  rows: [
    {
      cells: [
        {
          span: 12,
          teaser: {
            id: 't',
            type: 'html',
            name: 't',
            template: 'html',
            attributes: [{ name: 'html', type: 'text', text: `<p>Text von ${path}</p>` }],
          },
        },
      ],
    },
  ],
  activeAbTests: [],
});

const replacePorts = (shop: Shop): Shop => ({
  ...shop,
  contents: {
    ...shop.contents,
    page: async (shopper, path) => (WRITTEN.includes(path) ? writtenPage(path) : shop.contents.page(shopper, path)),
  },
});

describe.each(WHOLE_SHOPS)('the URLs of the catalogue, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open({ replacePorts });
  });
  afterAll(() => shop.close());

  const get = async (path: string) => {
    const { browser } = await shop.enter(MARKETS.de.host);
    const { statusCode, headers, body } = await browser.get(path);
    return { statusCode, location: headers.location, text: pageText(body), body };
  };

  it.each<readonly [string, string]>([
    ['/cat/1011/', 'Bleistifte'],
    ['/search/?q=bleistift', 'Ergebnisse für „bleistift“'],
    ['/search/', 'Was suchen Sie?'],
    ['/prod/1011019/', 'Artikelnummer|Bitte wählen Sie'],
    ['/beratung/', 'Beratung'],
    ...WRITTEN.map((path) => [path, `Text von ${path}`] as const),
  ])('%s shows its page (ROUTE-19)', async (path, words) => {
    const page = await get(path);
    expect(page.statusCode).toBe(200);
    expect(page.text).toMatch(new RegExp(words.replaceAll('?', String.raw`\?`), 'u'));
  });

  it.each<readonly [string, string]>([
    ['/cat/1011', '/cat/1011/'],
    ['/search?q=bleistift', '/search/?q=bleistift'],
    ['/prod/1011019', '/prod/1011019/'],
    ...WRITTEN.map((path) => [path.slice(0, -1), path] as const),
  ])('%s leads to %s (ROUTE-19)', async (path, location) => {
    expect(await get(path)).toMatchObject({ statusCode: 301, location });
  });

  it.each([
    ['/cat/9999999/', 404],
    ['/prod/9999999/', 404],
    ['/brands/unbekannt/', 404],
    ['/campaigns/unbekannt/', 404],
    ['/inspiration/unbekannt/', 404],
    ['/beratung/unbekannt/', 404],
    ['/gewinnspiele/unbekannt/', 404],
    ['/gewinnspiele/sommer-2024/', 410],
  ])('%s, which names nothing or what is gone, answers %i (ROUTE-19)', async (path, status) => {
    expect((await get(path)).statusCode).toBe(status);
  });

  it.each([
    ['/prod/1011019/?varid=1011019-01', '/prod/1011019/'],
    ['/cat/10/?p=2&sort=price-asc', '/cat/10/?p=2'],
    ['/cat/10/', '/cat/10/'],
  ])('%s is listed by search engines as %s', async (path, canonical) => {
    expect((await get(path)).body).toContain(`<link rel="canonical" href="http://${MARKETS.de.host}${canonical}">`);
  });

  it('of a list hold its whole state: category, page, order, filters, and the search within it (ENT-22)', async () => {
    const { body, text } = await get('/cat/10/?p=2&sort=price-desc&filter.colour=red&filter.PRICE.price=1-50');
    expect(text).toContain('Schreiben & Zeichnen');
    expect(body).toContain('aria-current="page" aria-label="Seite 2, Sie sind hier"');
    expect(body).toMatch(/<option value="price-desc" selected/u);
    expect(body).toContain('href="/cat/10/?sort=price-desc&amp;filter.PRICE.price=1-50"');
    expect(body).toContain('href="/cat/10/?sort=price-desc&amp;filter.colour=red"');
    expect(body).toMatch(/name="searchInCategoryId" value="10"/u);
  });
});
