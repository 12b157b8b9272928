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
    expect([reply.statusCode, reply.headers.location, reply.headers['cache-control']]).toEqual([302, location, 'private, no-store']);
    expect(browser.cookies.get('SHOP_WORLD')).toBe('gabi');
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
