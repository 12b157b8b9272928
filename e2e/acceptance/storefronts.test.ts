import { sourceClient } from '@shop/client/testing/source-client';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { fillBasket, goToSummary, order, signInFor } from '@shop/gateway/testing/buy';
import { MARKETS } from '@shop/gateway/testing/markets';
import { openShop } from '@shop/gateway/testing/open-shop';
import type { OpenShop } from '@shop/gateway/testing/open-shop';
import { testBrowser } from '@shop/gateway/testing/test-browser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STOREFRONT_IDS, STOREFRONTS } from '../stack/storefronts.ts';
import { textsOf } from '../texts.ts';
import { placedOrders } from './testing/orders-and-mails.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { withoutScripts } from './testing/without-scripts.ts';

const PAYMENT = '/checkout/payment/';
const SUMMARY = '/checkout/summary/';

/** The way from the home page to pencils, by the names of the links. */
const WAY = {
  de: ['Schreiben & Zeichnen', 'Blei- & Buntstifte'],
  en: ['Writing & drawing', 'Pencils & crayons'],
} as const;

const ALL = STOREFRONT_IDS.map((name) => ({ name, market: MARKETS[name], t: textsOf(name), ...STOREFRONTS[name] }));
const [BUSINESSES, CONSUMERS] = [ALL.filter(({ isB2b }) => isB2b), ALL.filter(({ isB2b }) => !isB2b)];

describe.each(WHOLE_SHOPS)('the storefronts of the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  const customerOf = async (market: (typeof ALL)[number]['market']): Promise<Entered> => {
    const entered = await shop.enter(market.host);
    await signInFor(entered.browser, market);
    return entered;
  };

  it.each(ALL)(
    '$name opens on its own host, in its language, with its currency and its VAT (STORE-13)',
    async ({ market, lang, language, t, currency, isB2b }) => {
      const home = await withoutScripts((await customerOf(market)).browser, market.host).open('/');
      expect([home.status, home.language]).toEqual([200, lang]);
      const [aisle, rack] = WAY[language];
      const shelf = await (await home.follow(aisle)).follow(rack);
      expect([shelf.status, shelf.url, shelf.language]).toEqual([200, '/cat/101/', lang]);
      expect(shelf.text).toMatch(currency === 'CHF' ? /CHF \d/u : /€\d|\d €|€ \d/u);
      expect(shelf.text).toMatch(t.like(isB2b ? 'shell:price.vatExcluded' : 'shell:price.vatIncluded'));
    },
  );

  it.each(CONSUMERS)('$name takes a guest’s order (STORE-13)', async ({ market }) => {
    const entered = await customerOf(market);
    await fillBasket(entered.browser, { pencils: 2, book: 1 });
    await goToSummary(entered.browser, market);
    const orderId = await order(entered.browser);
    expect(placedOrders(entered)).toEqual([orderId]);
  });

  it.each(BUSINESSES)(
    '$name takes a school’s order, without a payment step (STORE-13, GUARD-08)',
    async ({ market }) => {
      const entered = await customerOf(market);
      await fillBasket(entered.browser, { pencils: 2, book: 1 });
      await goToSummary(entered.browser, market);
      expect((await withoutScripts(entered.browser).open(PAYMENT)).url).toBe(SUMMARY);
      const orderId = await order(entered.browser);
      expect(placedOrders(entered)).toEqual([orderId]);
    },
  );
});

describe('the storefronts on other domains', () => {
  const HOSTS = {
    de: 'www.kreide.example',
    at: 'www.kreide-at.example',
    ch: 'www.kreide-ch.example',
    'b2b-de': 'bildung.www.kreide.example',
    'b2b-en': 'english.bildung.www.kreide.example',
    en: 'english.www.kreide.example',
  } as const;

  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop({
      client: sourceClient,
      env: {
        hostMarkers: {
          de: 'kreide.example',
          ch: 'kreide-ch.example',
          at: 'kreide-at.example',
          educational: 'bildung',
          english: 'english.',
        },
      },
    });
  });
  afterAll(() => shop.close());

  it.each(ALL)(
    'open in their language and link to each other by their domains: $name (STORE-13)',
    async ({ name, lang, t }) => {
      const page = await withoutScripts(testBrowser(shop.server, HOSTS[name])).open('/');
      expect([page.status, page.language]).toEqual([200, lang]);
      const links = STOREFRONT_IDS.flatMap((there) => page.links(t(`layout:footer.country.${there}`)));
      expect(links).toEqual(STOREFRONT_IDS.map((there) => `http://${HOSTS[there]}/`));
    },
  );
});
