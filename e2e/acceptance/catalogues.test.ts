import { PERSONAS } from '@shop/fakes/personas/personas';
import type { OpenBackend } from '@shop/gateway/testing/backends';
import { resultOf } from '@shop/gateway/testing/buy';
import { resumeScenario } from '@shop/gateway/testing/resume-scenario';
import { MARKETS } from '@shop/gateway/testing/markets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../texts.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { withoutScripts } from './testing/without-scripts.ts';

const GERMAN = '/service/katalog/';
const ENGLISH = '/service/catalogue/';

/** Who opens the catalogues where, and on which page they are then. */
const READERS = [
  { storefront: 'de', scenario: 'empty', own: GERMAN },
  { storefront: 'de', scenario: 'account', own: GERMAN },
  { storefront: 'at', scenario: 'austrian-basket', own: GERMAN },
  { storefront: 'ch', scenario: 'swiss-basket', own: GERMAN },
  { storefront: 'en', scenario: 'english-basket', own: GERMAN },
  { storefront: 'b2b-de', scenario: 'business-account', own: GERMAN },
  { storefront: 'b2b-en', scenario: 'b2b-english-basket', own: ENGLISH },
] as const;

const ORDER_IN_PRINT = /^Gedruckt bestellen/u;

describe.each(WHOLE_SHOPS)('the printed catalogues of the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it.each(READERS)(
    'are shown on $storefront ($scenario) at $own, whichever URL is opened (SVC-07, ROUTE-17, GUARD-24, GUARD-25)',
    async ({ scenario, own }) => {
      const reader = withoutScripts((await resumeScenario(shop, scenario)).browser);
      for (const path of [GERMAN, ENGLISH]) {
        const page = await reader.open(path);
        expect([page.status, page.url, page.headings()[0]]).toEqual([
          200,
          own,
          expect.stringMatching(/Kataloge|Catalogues/u),
        ]);
        expect(page.headings().filter((heading) => heading.includes('2026/27'))).toHaveLength(3);
      }
    },
  );

  it.each([
    { storefront: 'b2b-de', requested: ENGLISH, own: GERMAN, persona: 'b2b-german' },
    { storefront: 'b2b-en', requested: GERMAN, own: ENGLISH, persona: 'b2b-english' },
  ] as const)(
    'lead visitors of $storefront to the login, and then to the catalogues of their language (GUARD-23, GUARD-24, GUARD-30)',
    async ({ storefront, requested, own, persona }) => {
      const t = textsOf(storefront);
      const { browser } = await shop.enter(MARKETS[storefront].host);
      const login = await withoutScripts(browser, MARKETS[storefront].host).open(requested);
      expect(login.url).toBe(`/login/?origin=${encodeURIComponent(own)}`);
      const { identifier, password } = PERSONAS[persona];
      const page = await login.press(t('sessions:login.submit'), {
        [t('sessions:login.customerNumber')]: identifier,
        [t('sessions:login.password')]: password,
      });
      expect([page.url, page.headings()[0]]).toEqual([own, expect.stringMatching(/Kataloge|Catalogues/u)]);
    },
  );

  it('lie in the basket, free of charge, once they are ordered in print without scripts', async () => {
    const { browser } = await shop.enter();
    const reader = withoutScripts(browser);
    const page = await (await reader.open(GERMAN)).press(ORDER_IN_PRINT);
    expect([page.url, page.toasts]).toEqual([GERMAN, [expect.stringContaining('Katalog')]]);
    const cart = await resultOf(
      browser,
      '{ result: cart { articleCount total { amount } catalogs { name quantity } } }',
    );
    expect(cart).toEqual({
      articleCount: 1,
      total: { amount: 0 },
      catalogs: [{ name: expect.stringMatching(/^Katalog „/u) as unknown, quantity: 1 }],
    });
    expect((await reader.open('/checkout/basket/')).text).toMatch(/Katalog „.+ gratis|Katalog „.+ 0,00 €/u);
  });
});
