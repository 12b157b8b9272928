import { toastsOnPage } from '@shop/client/testing/toasts-on-page';
import { PERSONAS } from '@shop/fakes/personas/personas';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { resultOf } from '@shop/gateway/testing/buy';
import { ARTICLES } from '@shop/gateway/testing/receipt';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { load } from './testing/all-shown.ts';
import { inAnotherBrowser } from './testing/in-another-browser.ts';
import { signIn } from './testing/sign-in.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

const GONE = 'Diese Liste gibt es nicht mehr, oder sie ist nicht für Sie freigegeben.';

/** The id of a new list with pencils on it. */
const newList = async ({ browser }: Entered, name: string): Promise<string> => {
  const { list } = await resultOf<{ readonly list: { readonly externalId: string } }>(
    browser,
    'mutation($name: String!) { result: createWishlist(input: { listName: $name }) { ... on WishlistChanged { list { externalId } } } }',
    { name },
  );
  const items = [{ ...ARTICLES.pencils, quantity: 2 }];
  await resultOf(
    browser,
    'mutation($id: ID!, $items: [ListedItemInput!]!) { result: changeWishlist(wishlistId: $id, change: { do: "add-items", items: $items }) { __typename } }',
    { id: list.externalId, items },
  );
  return list.externalId;
};

describe.each(WHOLE_SHOPS)('a list that is gone while a customer looks at it, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it('leads to the other lists, and says so', async () => {
    const visitor = await shop.enter();
    const { browser } = visitor;
    await signIn(browser);
    await newList(visitor, 'Klasse 3b');
    const id = await newList(visitor, 'Schulfest');
    await load(browser, `/myaccount/wishlist/?list=${id}`);
    await resultOf(browser, 'mutation($id: ID!) { result: deleteWishlist(wishlistId: $id) { __typename } }', { id });
    await userEvent.click(await screen.findByRole('button', { name: /^Entfernen / }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Merkzettel' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Klasse 3b/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Schulfest/ })).toBeNull();
    await waitFor(() => expect(toastsOnPage()).toEqual([expect.stringContaining(GONE)]));
    expect(toastsOnPage().join()).not.toContain('Falls Sie angemeldet waren');
    expect(document.body.textContent).not.toContain('Ohne Konto merken wir');
  });

  describe.each(['with an account', 'without one'])('of which a member %s', (who) => {
    /** The page of the list in the member's browser. Its creator deletes it in their own. */
    const shared = async (path = '') => {
      const member = await shop.enter();
      const { browser } = member;
      const asCreator = inAnotherBrowser(member);
      const { id, token } = await asCreator(async () => {
        await browser.get('/api/token');
        await signIn(browser);
        const list = await newList(member, 'Klasse 3b');
        const link = await resultOf<{ readonly path: string }>(
          browser,
          'mutation($id: ID!) { result: shareWishlist(wishlistId: $id, level: editor) { ... on LinkMade { path } } }',
          { id: list },
        );
        return { id: list, token: link.path.split('?token=')[1] ?? '' };
      });
      const { identifier, password } = PERSONAS.prime;
      if (who === 'with an account')
        await browser.postJson('/api/login-action/', { formData: { email: identifier, password } });
      await resultOf(browser, 'mutation($token: String!) { result: joinWishlist(token: $token) { __typename } }', {
        token,
      });
      await load(browser, `/myaccount/wishlist/?list=${id}${path}`);
      await asCreator(() =>
        resultOf(browser, 'mutation($id: ID!) { result: deleteWishlist(wishlistId: $id) { __typename } }', { id }),
      );
      return { browser, id };
    };

    it('types a quantity, reads that the list is gone, and lands on their Merkzettel', async () => {
      await shared();
      const field = await screen.findByRole('textbox', { name: /^Menge: / });
      fireEvent.change(field, { target: { value: '33' } });
      fireEvent.blur(field);
      expect(await screen.findByRole('heading', { level: 2, name: 'Merkzettel' })).toBeTruthy();
      expect(toastsOnPage()).toEqual([expect.stringContaining(GONE)]);
      expect(screen.queryByRole('link', { name: /^Klasse 3b/ })).toBeNull();
    });

    it('writes a comment, which stays in its field with the reason', async () => {
      await shared('&open=comments');
      const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Ihr Kommentar' });
      await userEvent.type(field, 'Nur die weichen');
      await userEvent.click(screen.getByRole('button', { name: 'Kommentar speichern' }));
      expect((await screen.findByRole('alert')).textContent).toContain(GONE);
      expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ihr Kommentar' }).value).toBe('Nur die weichen');
    });

    it('loads the page again, and finds the way to their own lists', async () => {
      const { browser, id } = await shared();
      await load(browser, `/myaccount/wishlist/?list=${id}`);
      expect(screen.getByRole('heading', { level: 1, name: 'Diese Liste ist hier nicht zu finden' })).toBeTruthy();
      const main = within(screen.getByRole('main'));
      expect(main.getByRole('link', { name: 'Zu meinen Listen' }).getAttribute('href')).toBe('/myaccount/wishlist/');
    });
  });
});
