import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import { openUpstreamShop } from '../testing/open-upstream-shop.ts';
import { testBrowser } from '../testing/test-browser.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
  shop.fake.testWorlds.create({ id: 'gabi' });
});
afterAll(() => shop.close());

describe('a URL that names a world', () => {
  it.each([
    ['/?SHOP_WORLD=gabi', '/'],
    ['/search/?q=Tinte&SHOP_WORLD=gabi&p=2', '/search/?q=Tinte&p=2'],
    ['//evil.example/?SHOP_WORLD=gabi', '/evil.example/'],
  ])('leads into it and to the page without the name: %s', async (url, location) => {
    const browser = testBrowser(shop.server);
    const reply = await browser.get(url);
    expect([reply.statusCode, reply.headers.location, reply.headers['cache-control']]).toEqual([
      302,
      location,
      'private, no-store',
    ]);
    expect(browser.cookies.get('SHOP_WORLD')).toBe('gabi');
  });

  it.each([
    ['/?SHOP_WORLD=', '/'],
    ['/search/?q=Tinte&SHOP_WORLD=A_B!', '/search/?q=Tinte'],
  ])(
    'leads to the page without the name and changes nothing if no world can have that name: %s',
    async (url, location) => {
      const browser = await shop.visitor().withToken();
      const before = new Map(browser.cookies);
      const reply = await browser.get(url);
      expect([reply.statusCode, reply.headers.location]).toEqual([302, location]);
      expect(browser.cookies).toEqual(before);
    },
  );

  it('leads to no other site, however a browser reads its path', async () => {
    const base = new URL(await shop.server.listen({ port: 0, host: '127.0.0.1' }));
    for (const path of [
      String.raw`/\evil.example/?SHOP_WORLD=gabi`,
      String.raw`/\/evil.example/?SHOP_WORLD=gabi`,
      '///evil.example/?SHOP_WORLD=gabi',
      String.raw`/x/..\..\evil.example/?SHOP_WORLD=gabi`,
    ]) {
      const [response] = (await once(get({ host: base.hostname, port: base.port, path }), 'response')) as [
        IncomingMessage,
      ];
      response.resume();
      expect([path, new URL(response.headers.location ?? '/', base).host]).toEqual([path, base.host]);
    }
  });

  it.each([
    ['a picture of another page', { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'cross-site' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
    ['a script', { 'sec-fetch-dest': 'empty' }],
    ['a page fetched ahead', { 'sec-purpose': 'prefetch' }],
  ])('moves nobody who does not open it, such as %s', async (_what, headers) => {
    const browser = await shop.visitor().withToken();
    const before = new Map(browser.cookies);
    await browser.get('/?SHOP_WORLD=gabi', { headers });
    expect(browser.cookies).toEqual(before);
  });

  it('counts for pages only', async () => {
    const browser = testBrowser(shop.server);
    await browser.get('/api/token?SHOP_WORLD=gabi');
    expect(browser.cookies.has('SHOP_WORLD')).toBe(false);
  });

  it('counts less than the header', async () => {
    const browser = testBrowser(shop.server);
    const { id } = shop.fake.testWorlds.create();
    await browser.get('/?SHOP_WORLD=gabi', { headers: { 'x-shop-world': id } });
    expect(browser.cookies.has('SHOP_WORLD')).toBe(false);
  });

  it('changes nothing in production, where there are no worlds', async () => {
    const live = await openUpstreamShop({ env: { stage: 'production' } });
    const browser = testBrowser(live.server);
    const reply = await browser.get('/login/?SHOP_WORLD=gabi');
    expect([reply.statusCode, browser.cookies.has('SHOP_WORLD')]).toEqual([200, false]);
    await live.close();
  });
});
