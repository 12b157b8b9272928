import type { OpenBackend } from '@shop/gateway/testing/backends';
import { fillBasket, goToSummary, signInFor } from '@shop/gateway/testing/buy';
import { MARKETS, STOREFRONT_NAMES } from '@shop/gateway/testing/markets';
import { ARTICLES } from '@shop/gateway/testing/receipt';
import type { TestBrowser } from '@shop/gateway/testing/test-browser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

const BASKET = '/checkout/basket/';
const ALL_STOREFRONTS = STOREFRONT_NAMES.map((name) => ({ name, market: MARKETS[name] }));
const PAGES = [
  '/',
  '/cat/1011/',
  `/prod/${ARTICLES.pencils.productId}/`,
  '/login/',
  '/myaccount/register/',
  '/beratung/',
  '/no-such-page/',
  BASKET,
  '/checkout/shipping/',
  '/checkout/summary/',
];

/** Links to the same page in another language lead to another host. */
const LANGUAGE_LINK = /<a\s[^>]*hreflang="[^"]*"[^>]*>/giu;

/** Targets of the page's links and forms. */
const targetsOn = (html: string): readonly string[] =>
  [...html.replaceAll(LANGUAGE_LINK, '').matchAll(/\s(?:href|action)="(?<target>[^"]*)"/gu)].map(
    ({ groups }) => groups?.['target'] ?? '',
  );

/** Targets of links whose text names the basket; the business shop calls its lists a saved one. */
const namedBasketOn = (html: string): readonly string[] =>
  [...html.matchAll(/<a\s[^>]*href="(?<target>[^"]*)"[^>]*>(?<words>[^]*?)<\/a>/gu)].flatMap(({ groups }) =>
    /(?<!Gespeicherter )Warenkorb|(?<!Saved )[Bb]asket/u.test(groups?.['words'] ?? '')
      ? [groups?.['target'] ?? '']
      : [],
  );

const locationOf = async (browser: TestBrowser, path: string): Promise<string | undefined> =>
  (await browser.get(path)).headers.location;

describe.each(WHOLE_SHOPS)('the URL of the basket, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it.each(ALL_STOREFRONTS)(
    'is /checkout/basket/ in every link, form and redirect of the storefront $name (ROUTE-21)',
    async ({ market }) => {
      const { browser } = await shop.enter(market.host);
      await signInFor(browser, market);
      expect(await locationOf(browser, '/checkout/login/')).toBe(BASKET);
      expect(await locationOf(browser, '/checkout/basket')).toBe(BASKET);
      const added = await browser.postForm('/forms/update-cart', {
        do: 'add-position',
        itemId: ARTICLES.pencils.itemId,
        quantity: '1',
      });
      expect(added.headers.location).toBe(BASKET);
      await fillBasket(browser, { pencils: 1, book: 1 });
      await goToSummary(browser, market);
      // The login and registration pages redirect a signed-in visitor: their bodies are empty.
      const htmls = (await Promise.all(PAGES.map(async (path) => (await browser.get(path)).body))).filter(
        (html) => html !== '',
      );
      const targets = htmls.flatMap(targetsOn).filter((target) => /basket|warenkorb/iu.test(target));
      expect([...new Set(targets)]).toEqual([BASKET]);
      expect([...new Set(htmls.flatMap(namedBasketOn))]).toEqual([BASKET]);
      expect(htmls.filter((html) => !targetsOn(html).includes(BASKET))).toEqual([]);
    },
  );
});
