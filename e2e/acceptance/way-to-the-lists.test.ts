import { PERSONAS } from '@shop/fakes/personas/personas';
import type { OpenBackend } from '@shop/gateway/testing/backends';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from './testing/sign-in.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { withoutScripts } from './testing/without-scripts.ts';

const WISHLIST = '/myaccount/wishlist/';

/** The shortcut has its name for screen readers, and again for those who see it. */
const named = (label: string): RegExp => new RegExp(`^(?:${label}\\s*)+$`, 'u');

describe.each(WHOLE_SHOPS)('the way to the lists, the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it('is a shortcut in the header of the consumer shop, for visitors too (HEADER-11)', async () => {
    const { browser } = await shop.enter();
    const page = await (await withoutScripts(browser).open('/')).follow(named('Merkzettel'));
    expect([page.status, page.url, page.headings()[0]]).toEqual([200, WISHLIST, 'Merkzettel & Listen']);
  });

  it.each([
    ['educational.localhost:8080', 'Gespeicherter Warenkorb', PERSONAS['b2b-german']],
    ['en.educational.localhost:8080', 'Saved basket', PERSONAS['b2b-english']],
  ])(
    'is labelled as a basket on %s, as the page is: %s (B2B-03, ROUTE-11)',
    async (host, label, { identifier, password }) => {
      const { browser } = await shop.enter(host);
      await browser.postJson('/api/login-action/', {
        formData: { customerNumber: identifier, password },
        mergeCart: false,
      });
      const page = await (await withoutScripts(browser).open('/')).follow(named(label));
      expect([page.status, page.url, page.headings()[0]]).toEqual([200, WISHLIST, label]);
    },
  );

  it('of a customer leads to the same page, which opens the Merkzettel (ROUTE-11)', async () => {
    const { browser } = await shop.enter();
    await signIn(browser);
    const page = await withoutScripts(browser).open(WISHLIST);
    expect([page.status, page.headings()]).toEqual([
      200,
      expect.arrayContaining(['Merkzettel & Listen', 'Merkzettel']),
    ]);
  });
});
