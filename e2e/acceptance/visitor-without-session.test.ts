import { VISITOR_WITHOUT_SESSION } from '@shop/client/testing/visitor-without-session';
import type { OpenBackend } from '@shop/gateway/testing/backends';
import { fillBasket, resultOf } from '@shop/gateway/testing/buy';
import type { TestBrowser } from '@shop/gateway/testing/test-browser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from './testing/sign-in.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

const MARKER = 'visitorSession';

const visitorOf = (browser: TestBrowser): Promise<unknown> =>
  resultOf(browser, `{ result: me { ${Object.keys(VISITOR_WITHOUT_SESSION.me).join(' ')} } }`);

describe.each(WHOLE_SHOPS)('a visitor of the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it('without a session is what the client says without a request', async () => {
    const { browser } = await shop.enter();
    await browser.get('/');
    await browser.get('/prod/1031030/');
    expect(browser.cookies.has(MARKER)).toBe(false);
    expect(await visitorOf(browser)).toEqual(VISITOR_WITHOUT_SESSION.me);
  });

  it('is asked for from the first article in the basket on', async () => {
    const { browser } = await shop.enter();
    await fillBasket(browser, { pencils: 2, book: 1 });
    expect(browser.cookies.get(MARKER)).toMatch(/^first-/u);
  });

  it('is asked for from the login on', async () => {
    const { browser } = await shop.enter();
    await signIn(browser);
    expect(browser.cookies.get(MARKER)).toMatch(/^first-/u);
  });
});
