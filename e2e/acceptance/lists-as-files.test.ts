import { readPdf } from '@shop/fakes/testing/read-pdf';
import { ARTICLES } from '@shop/gateway/testing/receipt';
import type { OpenBackend } from '@shop/gateway/testing/backends';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../texts.ts';
import { beginScenario } from './testing/begin-scenario.ts';
import { signIn } from './testing/sign-in.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { withoutScripts } from './testing/without-scripts.ts';

const t = textsOf('de');
const WISHLIST = '/myaccount/wishlist/';
const FILE = '/myaccount/wishlist/file/';

describe.each(WHOLE_SHOPS)('a list as a file, the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it('is a table for spreadsheets, with numbers, quantities and the prices of the day', async () => {
    const { browser } = await shop.enter();
    const visitor = withoutScripts(browser);
    for (const { productId, itemId } of [ARTICLES.glue, ARTICLES.pencils])
      await visitor.post('/forms/bookmark', { article: `${productId}*${itemId}` });
    const page = await (await visitor.open(WISHLIST)).enter('Menge: Bastelkleber Magistra, 500 g', '12');
    const [path = ''] = page.links(t('wishlists:file.csv'));
    const { headers, body, statusCode } = await browser.get(path);
    expect([statusCode, headers['content-type'], headers['cache-control'], headers['x-robots-tag']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'private, no-store',
      'noindex',
    ]);
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Merkzettel.csv"; filename*=UTF-8''Merkzettel.csv`,
    );
    const [head = '', ...lines] = body.split('\r\n');
    expect(head).toMatch(
      /^\uFEFFArtikelnummer;Artikel;Menge;Preis \(\d+\. \p{L}+ \d{4}, EUR, inkl\. MwSt\.\);Gesamt$/u,
    );
    expect(lines.map((line) => line.split(';').slice(0, 3))).toEqual([
      ['124201101', 'Bastelkleber Magistra, 500 g', '12'],
      ['101120801', 'Dreikant-Bleistift Ergo, 6 Stück, Farbe: Blau', '1'],
      [''],
    ]);
  });

  it('is a PDF to tick off, tagged and in the language of the shop', async () => {
    const { browser, landing } = await beginScenario(shop, 'wishlist-sold-out');
    const [path = ''] = landing.links(t('wishlists:file.pdf'));
    const { headers, rawPayload, statusCode } = await browser.get(path);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
    expect(headers['content-disposition']).toContain('filename="Schulanfang Mia.pdf"');
    const { info, isTagged, language, pages } = await readPdf(rawPayload);
    expect([info, isTagged, language]).toEqual([
      expect.objectContaining({ Title: 'Schulanfang Mia' }),
      expect.objectContaining({ Marked: true }),
      'de-DE',
    ]);
    expect(pages.join()).toMatch(/Preise vom \d+\. \p{L}+ \d{4}, inkl\. MwSt\..*Artikelnummer.*Menge.*Preis.*Gesamt/su);
    const { body } = await browser.get(path.replace('as=pdf', 'as=csv'));
    const numbers = body
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(';')[0] ?? '');
    expect(numbers).toHaveLength(6);
    expect(numbers.filter((number) => !pages.join().includes(number))).toEqual([]);
  });

  it('is nobody’s but whoever may see its page: to others it is what does not exist', async () => {
    const { browser } = await shop.enter();
    await withoutScripts(browser).post('/forms/bookmark', { article: '1242011*1242011-01' });
    const page = await withoutScripts(browser).open(WISHLIST);
    const [path = ''] = page.links(t('wishlists:file.csv'));
    const { browser: stranger } = await shop.enter();
    await signIn(stranger);
    const { browser: newcomer } = await shop.enter();
    const nowhere = await withoutScripts(stranger).open('/gibt-es-nicht/');
    for (const file of [
      await withoutScripts(stranger).open(path),
      await withoutScripts(newcomer).open(path),
      await withoutScripts(stranger).open(`${FILE}?list=fremd&as=csv`),
      await withoutScripts(stranger).open(`${FILE}?list=%25%25&as=csv`),
      await withoutScripts(stranger).open(`${FILE}?token=erfunden&as=csv`),
      await withoutScripts(newcomer).open(`${FILE}?as=csv`),
      await withoutScripts(stranger).open(path.replace('as=csv', 'as=pdf')),
      await withoutScripts(browser).open(path.replace('as=csv', 'as=exe')),
    ])
      expect([file.status, file.headings()]).toEqual([404, nowhere.headings()]);
  });

  it('of a class list says by a link what is needed and taken, and no name', async () => {
    const { browser, landing } = await beginScenario(shop, 'class-list');
    const [path = ''] = landing.links(t('wishlists:file.csv'));
    const { body } = await browser.get(path);
    expect(body).toMatch(/^\uFEFFArtikelnummer;Artikel;Gebraucht;Übernommen;/u);
    expect(body).not.toMatch(/Anna|Lehmann/u);
    expect(body.split('\r\n').length).toBeGreaterThan(3);
  });
});
