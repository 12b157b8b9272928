import { sourceClient } from '@shop/client/testing/source-client';
import type { OpenBackend } from '@shop/gateway/testing/backends';
import { fillBasket, resultOf } from '@shop/gateway/testing/buy';
import { openShop } from '@shop/gateway/testing/open-shop';
import type { OpenShop } from '@shop/gateway/testing/open-shop';
import { testBrowser } from '@shop/gateway/testing/test-browser';
import type { TestBrowser } from '@shop/gateway/testing/test-browser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../texts.ts';
import { pageText } from './testing/page-text.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { withoutScripts } from './testing/without-scripts.ts';

const SWISS = 'ch.localhost:8080';
const t = textsOf('de');

const worldOf = ({ cookies }: TestBrowser): string | undefined => cookies.get('SHOP_WORLD');

/** Where a link of the home page to another storefront leads. */
const linkTo = async (storefront: string, browser: TestBrowser): Promise<string> =>
  (await withoutScripts(browser).open('/')).links(t(`layout:footer.country.${storefront}`))[0] ?? '';

describe.each(WHOLE_SHOPS)('a tester in a world of the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  /** The same tester at the Swiss host, where no cookie is yet. */
  const newAtSwissHost = async (): Promise<TestBrowser> => {
    const { browser } = await shop.enter(SWISS);
    browser.cookies.clear();
    return browser;
  };

  it('stays in it on the host of another storefront', async () => {
    const { browser, world } = await shop.enter();
    const there = await newAtSwissHost();
    const page = await withoutScripts(there, SWISS).open(await linkTo('ch', browser));
    expect([page.status, page.url, page.language, page.toasts]).toEqual([200, '/', 'de-CH', []]);
    expect(worldOf(there)).toBe(world.id);
  });

  it('stays in it where the URL names another language', async () => {
    const { browser, world } = await shop.enter();
    const { headers } = await browser.get('/en/search/?q=Tinte');
    expect(headers.location).toBe(`http://en.localhost:8080/search/?q=Tinte&SHOP_WORLD=${world.id}`);
  });

  it.each(['?SHOP_WORLD=no-such-world', '?SHOP_WORLD=', '?SHOP_WORLD=A_B!'])(
    'stays in it, with the basket, after a link to a world that does not exist: /%s',
    async (query) => {
      const { browser, world } = await shop.enter();
      await fillBasket(browser, { pencils: 5, book: 1 });
      const { body, statusCode } = await browser.get(`/${query}`, { headers: { accept: 'text/html' } });
      const isReadOf = (words: string): boolean => pageText(body).includes(words);
      expect([statusCode, isReadOf('There is no world no-such-world.'), isReadOf(t('worlds:gone.linked'))]).toEqual(
        query.endsWith('no-such-world') ? [404, true, true] : [302, false, false],
      );
      expect(worldOf(browser)).toBe(world.id);
      expect(await resultOf(browser, '{ result: cart { articleCount } }')).toEqual({ articleCount: 6 });
    },
  );

  it('leaves the world that the other host was in, with what the shopper had there, and is told so', async () => {
    const [{ browser, world }, { browser: there }] = [await shop.enter(), await shop.enter(SWISS)];
    await fillBasket(there, { pencils: 1, book: 1 });
    expect(there.cookies.has('cartId')).toBe(true);
    const page = await withoutScripts(there, SWISS).open(await linkTo('ch', browser));
    expect([worldOf(there), there.cookies.has('cartId')]).toEqual([world.id, false]);
    expect(page.toasts).toEqual([expect.stringContaining(t('messages:shop.world.entered', { world: world.id }))]);
  });

  it('keeps the basket of the other host if it is in the same world', async () => {
    const { browser, world } = await shop.enter();
    const { browser: there } = await shop.enter(SWISS);
    there.cookies.set('SHOP_WORLD', world.id);
    await fillBasket(there, { pencils: 1, book: 1 });
    const cart = there.cookies.get('cartId');
    const page = await withoutScripts(there, SWISS).open(await linkTo('ch', browser));
    expect([page.toasts, there.cookies.get('cartId')]).toEqual([[], cart]);
  });
});

describe('a tester who starts a scenario', () => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop({ client: sourceClient });
  });
  afterAll(() => shop.close());

  const start = (browser: TestBrowser, id: string) => withoutScripts(browser).open(`/qa/start/guest-3-items/?id=${id}`);

  it('is told that the other tabs of a browser that was in another world have moved along', async () => {
    const browser = testBrowser(shop.server);
    expect((await start(browser, 'gabi')).toasts).toEqual([]);
    expect((await start(browser, 'max')).toasts).toEqual([
      expect.stringContaining(t('messages:shop.world.entered', { world: 'max' })),
    ]);
  });

  it('is told that the basket of the shared shop is left behind', async () => {
    const browser = await testBrowser(shop.server).withToken();
    await fillBasket(browser, { pencils: 1, book: 1 });
    expect((await start(browser, 'otto')).toasts).toEqual([
      expect.stringContaining(t('messages:shop.world.entered', { world: 'otto' })),
    ]);
  });
});

describe('in the shop that everybody shares', () => {
  it('links to other storefronts name no world', async () => {
    const shop = await openShop({ client: sourceClient });
    expect(await linkTo('ch', testBrowser(shop.server))).toBe('http://ch.localhost:8080/');
    await shop.close();
  });
});
