import { anotherTabOf, WAYS_BETWEEN_TABS } from '@shop/client/testing/hear-tabs';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { resultOf } from '@shop/gateway/testing/buy';
import { ARTICLES } from '@shop/gateway/testing/receipt';
import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { load, settle, shownNow } from './testing/all-shown.ts';
import { signIn } from './testing/sign-in.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

const WISHLIST = '/myaccount/wishlist/';
const PENCILS = 'Dreikant-Bleistift Ergo, 6 Stück';

const { productId, itemId } = ARTICLES.pencils;

/** Presses the bookmark of the pencils in another tab, which asks a customer with several lists for one. */
const bookmarkElsewhere = async ({ browser }: Entered, isOn: boolean): Promise<void> => {
  const lists = await resultOf<{ readonly open: { readonly externalId: string } } | null>(
    browser,
    '{ result: ownWishlists { open { externalId } } }',
  );
  const chosen = isOn && lists !== null ? `, listIds: ["${lists.open.externalId}"]` : '';
  const { __typename } = await resultOf<{ readonly __typename: string }>(
    browser,
    `mutation { result: bookmarkProduct(productId: "${productId}", itemId: "${itemId}", isOn: ${isOn}${chosen}) { __typename } }`,
  );
  expect(__typename).toBe('Bookmarked');
};

const bookmark = (): HTMLElement => screen.getByRole('button', { name: `Auf den Merkzettel: ${PENCILS}` });

const count = (): string | undefined =>
  screen
    .getAllByRole('link')
    .find((link) => link.getAttribute('href') === WISHLIST)
    ?.textContent.replace(/\D/gu, '')
    .slice(0, 1);

const quantity = (): HTMLElement | null => screen.queryByRole('textbox', { name: `Menge: ${PENCILS}` });

describe.each(WHOLE_SHOPS)('lists that change in another tab, the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  describe.each(WAYS_BETWEEN_TABS)('$way', ({ set }) => {
    it.each(['without an account', 'signed in'])(
      'show in the header, in the bookmarks and on their page by themselves, %s',
      async (who) => {
        const visitor = await shop.enter();
        if (who === 'signed in') await signIn(visitor.browser);
        set();
        const page = await load(visitor.browser, `/prod/${productId}/`);
        const before = Number(count() ?? 0);
        const other = anotherTabOf(page);
        await bookmarkElsewhere(visitor, true);
        await act(async () => other.post({ happened: 'lists-changed' }));
        await waitFor(() => {
          expect(bookmark().ariaPressed).toBe('true');
          expect(Number(count())).toBe(before + 1);
        });

        const list = await load(visitor.browser, WISHLIST);
        expect(quantity()).not.toBeNull();
        const third = anotherTabOf(list);
        await bookmarkElsewhere(visitor, false);
        await act(async () => third.post({ happened: 'lists-changed' }));
        await waitFor(() => expect(quantity()).toBeNull());
      },
    );

    it('are hidden by a logout there, and so is how many products they hold', async () => {
      const visitor = await shop.enter();
      await signIn(visitor.browser);
      await bookmarkElsewhere(visitor, true);
      set();
      const page = await load(visitor.browser, WISHLIST);
      expect(quantity()).not.toBeNull();
      const other = anotherTabOf(page);
      await visitor.browser.get('/logout/');
      await act(async () => other.post({ happened: 'login-changed', loginState: 'logged-out' }));
      await waitFor(() => expect(shownNow()).not.toContain(PENCILS));
      await settle(page);
      expect([count(), shownNow()]).toEqual(['0', expect.stringContaining('Auf dieser Liste steht noch nichts')]);
    });
  });
});
