import { toastsOnPage } from '@shop/client/testing/toasts-on-page';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { resultOf } from '@shop/gateway/testing/buy';
import { ARTICLES } from '@shop/gateway/testing/receipt';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { load } from './testing/all-shown.ts';
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
    expect(document.body.textContent).not.toContain('Ohne Konto merken wir');
  });
});
