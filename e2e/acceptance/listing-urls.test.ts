import type { OpenBackend } from '@shop/gateway/testing/backends';
import { MARKETS } from '@shop/gateway/testing/markets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageText } from './testing/page-text.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

const NARROWED = '/cat/10/?filter.colour=blue,red&filter.PRICE.price=2-9.5';

describe.each(WHOLE_SHOPS)('the URLs of a listing with filters, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  const get = async (path: string) => (await shop.enter(MARKETS.de.host)).browser.get(path);

  it('show what is chosen, how many articles match, and the way to remove each value (LIST-03)', async () => {
    const page = await get(NARROWED);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('href="/cat/10/?filter.colour=blue,red"');
    expect(page.body).toContain('href="/cat/10/?filter.colour=red&amp;filter.PRICE.price=2-9.5"');
    const [, count = ''] = /(\d+) Artikel/u.exec(pageText(page.body)) ?? [];
    expect(Number(count)).toBeGreaterThan(0);
    const [, all = ''] = /(\d+) Artikel/u.exec(pageText((await get('/cat/10/')).body)) ?? [];
    expect(Number(count)).toBeLessThan(Number(all));
  });

  it('lead back to the first page in the default order when all filters are removed (LIST-04)', async () => {
    const { body } = await get('/cat/10/?sort=price-asc&filter.colour=red');
    expect(body).toMatch(/<a[^>]*href="\/cat\/10\/"[^>]*>Alle Filter entfernen<\/a>/u);
  });

  it.each([
    ['/cat/10/?filter.colour=red&filter.colour=blue', '/cat/10/?filter.colour=blue,red'],
    ['/cat/10/?filter.PRICE.price.from=2&filter.PRICE.price.to=9,50', '/cat/10/?filter.PRICE.price=2-9.5'],
    ['/cat/10/?sort=price-asc&filter.PRICE.price.from=&filter.PRICE.price.to=', '/cat/10/?sort=price-asc'],
    ['/cat/10?filter.colour=red&filter.colour=blue', '/cat/10/?filter.colour=blue,red'],
    ['/cat/10/?filter.colour=octarine', '/cat/10/'],
    ['/cat/10/?p=2&filter.no-such=1&filter.colour=red', '/cat/10/?p=2&filter.colour=red'],
    ['/cat/10/?sort=cheapest', '/cat/10/'],
    ['/cat/10/?filter.PRICE.price=cheap', '/cat/10/'],
  ])('%s leads to %s by one redirect', async (asked, clean) => {
    const reply = await get(asked);
    expect([reply.statusCode, reply.headers.location]).toEqual([301, clean]);
    expect((await get(clean)).statusCode).toBe(200);
  });

  it.each([
    '/cat/10/?filter.__proto__=x',
    '/cat/10/?filter.constructor=x&filter.toString=y',
    `/cat/10/?filter.colour=${'a,'.repeat(600)}`,
    '/cat/10/?filter.colour=%3Cscript%3Ealert(1)%3C/script%3E',
    '/cat/10/?filter.PRICE.price=9999999-9999999.99&filter.PRICE.weight=1-2',
    `/cat/10/?${Array.from({ length: 60 }, (_, at) => `filter.x${at}=1`).join('&')}`,
  ])('survive invented filters, and repeat none of them: %#', async (asked) => {
    const reply = await get(asked);
    expect([200, 301]).toContain(reply.statusCode);
    const shown = reply.statusCode === 301 ? await get(reply.headers.location ?? '') : reply;
    expect([200, 301]).toContain(shown.statusCode);
    expect(shown.body).not.toMatch(/alert\(1\)|__proto__=x|filter\.x1=/u);
  });

  it('answer 404 beyond the last page, with filters and without', async () => {
    expect((await get('/cat/10/?p=9999')).statusCode).toBe(404);
    expect((await get('/cat/10/?p=9999&filter.colour=red')).statusCode).toBe(404);
  });

  it('help on where no article matches', async () => {
    const page = await get('/cat/10/?filter.colour=red&filter.PRICE.price=90000-');
    expect(page.statusCode).toBe(200);
    expect(pageText(page.body)).toContain('Dazu passt gerade kein Artikel');
    expect(page.body).toMatch(/href="\/cat\/10\/\?filter\.colour=red"[^>]*>Preis: ab 90\.000\s€ entfernen/u);
  });

  it('are cached for everybody only where the shop offers them and they are few', async () => {
    const cacheControl = async (path: string) => (await get(path)).headers['cache-control'];
    expect(await cacheControl('/cat/10/?filter.colour=red')).toBe(await cacheControl('/cat/10/'));
    for (const path of [NARROWED, '/cat/10/?filter.colour=blue,red', '/cat/10/?filter.colour=octarine'])
      expect(await cacheControl(path)).toBe('private, no-store');
  });

  it('open four filters beside subcategories, and fold the others (LIST-07)', async () => {
    const { body } = await get('/cat/10/');
    const margin = body.slice(body.indexOf('<aside'), body.indexOf('</aside>'));
    const groups = [...margin.matchAll(/<details[^>]*?(?<open> open="")?><summary>(?<name>[^<]+)</gu)].map(
      ({ groups: found }) => [found?.['name'], found?.['open'] !== undefined],
    );
    expect(groups.filter(([name]) => !/weitere/u.test(String(name)))).toEqual([
      ['Preis', true],
      ['Marke', true],
      ['Farbe', true],
      ['Größe', true],
      ['Ausführung', true],
      ['Alter', false],
      ['Besonderheiten', false],
      ['Lieferbarkeit', false],
      ['Bewertung', false],
    ]);
  });

  it('unfold the navigation up to three levels, and search within the category (LIST-06)', async () => {
    const { body } = await get('/cat/1012/');
    for (const path of ['/cat/10/', '/cat/101/', '/cat/1011/', '/cat/102/']) expect(body).toContain(`href="${path}"`);
    expect(body).toMatch(/<a[^>]*href="\/cat\/1012\/"[^>]*aria-current="page"/u);
    expect(body).toMatch(/action="\/search\/"[^]*name="searchInCategoryId" value="1012"/u);
  });
});
