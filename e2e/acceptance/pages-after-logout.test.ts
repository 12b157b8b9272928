import type { OpenBackend } from '@shop/gateway/testing/backends';
import { fillBasket, goToSummary, order } from '@shop/gateway/testing/buy';
import { MARKETS } from '@shop/gateway/testing/markets';
import { ARTICLES } from '@shop/gateway/testing/receipt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from './testing/sign-in.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { withoutScripts } from './testing/without-scripts.ts';

const PERSONAL_PAGES = [
  '/myaccount/contact-details/',
  '/myaccount/wishlist/',
  '/checkout/basket/',
  '/checkout/shipping/',
  '/checkout/payment/',
  '/checkout/summary/',
];

describe.each(WHOLE_SHOPS)('pages of the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it('show no personal data of a customer after logout, even to a browser that still has the old cookies', async () => {
    const { browser } = await shop.enter();
    await signIn(browser);
    await fillBasket(browser, { pencils: 2, book: 1 });
    await withoutScripts(browser).post('/forms/bookmark', {
      article: `${ARTICLES.pencils.productId}*${ARTICLES.pencils.itemId}`,
    });
    const personal = /Lehmann|anna\.lehmann|Gartenweg|Dreikant-Bleistift/u;
    for (const path of ['/checkout/shipping/', '/myaccount/wishlist/'])
      expect((await browser.get(path)).body).toMatch(personal);
    const held = new Map(browser.cookies);

    await browser.get('/logout/');

    for (const path of PERSONAL_PAGES) {
      for (const [name, value] of held) browser.cookies.set(name, value);
      expect((await browser.get(path)).body).not.toMatch(personal);
    }
  });

  it('are kept by no browser, so that none shows them on the way back', async () => {
    const { browser } = await shop.enter();
    await signIn(browser);
    for (const path of PERSONAL_PAGES)
      expect((await browser.get(path)).headers['cache-control']).toBe('private, no-store');
  });

  it('show only the confirmation of a guest’s order after its clean-up, and nothing after logout, even to a browser that still has the old cookies', async () => {
    const { browser } = await shop.enter();
    await fillBasket(browser, { pencils: 2, book: 1 });
    await goToSummary(browser, MARKETS.de);
    const confirmation = `/checkout/confirmation/?order=${await order(browser)}`;
    const personal = /Gerda|Schulstraße 4|gast@schule|Dreikant-Bleistift/u;
    expect((await browser.get(confirmation)).body).toMatch(personal);
    const held = new Map(browser.cookies);

    expect((await browser.postJson('/api/confirmation-cleanup/', { cartId: 'cart-of-before' })).json()).toMatchObject({
      successfull: true,
    });
    expect((await browser.get(confirmation)).body).toMatch(personal);
    for (const path of PERSONAL_PAGES) expect((await browser.get(path)).body).not.toMatch(personal);

    await browser.get('/logout/');

    for (const path of [confirmation, ...PERSONAL_PAGES]) {
      for (const [name, value] of held) browser.cookies.set(name, value);
      expect((await browser.get(path)).body).not.toMatch(personal);
    }
  });
});
