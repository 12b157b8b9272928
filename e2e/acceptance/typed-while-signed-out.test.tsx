import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { resultOf } from '@shop/gateway/testing/buy';
import { ARTICLES } from '@shop/gateway/testing/receipt';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { load } from './testing/all-shown.ts';
import { ENDED_SESSIONS } from './testing/session-endings.ts';
import { signIn } from './testing/sign-in.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

const NAME = 'Dreikant-Bleistift Ergo, 6 Stück';

/** The id of a customer's new list with two pencils on it. */
const newList = async ({ browser }: Entered): Promise<string> => {
  await signIn(browser);
  const { list } = await resultOf<{ readonly list: { readonly externalId: string } }>(
    browser,
    'mutation { result: createWishlist(input: { listName: "Klasse 3b" }) { ... on WishlistChanged { list { externalId } } } }',
  );
  await resultOf(
    browser,
    'mutation($id: ID!, $items: [ListedItemInput!]!) { result: changeWishlist(wishlistId: $id, change: { do: "add-items", items: $items }) { __typename } }',
    { id: list.externalId, items: [{ ...ARTICLES.pencils, quantity: 2 }] },
  );
  return list.externalId;
};

const quantityField = (): Promise<HTMLInputElement> => screen.findByRole('textbox', { name: `Menge: ${NAME}` });

const savedQuantity = async ({ browser }: Entered, id: string): Promise<number | undefined> => {
  const { open } = await resultOf<{ readonly open: { readonly entries: readonly { readonly quantity: number }[] } }>(
    browser,
    'query($id: ID) { result: ownWishlists(id: $id) { open { entries { quantity } } } }',
    { id },
  );
  return open.entries[0]?.quantity;
};

const typeQuantity = async (typed: string): Promise<void> => {
  const field = await quantityField();
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.blur(field);
};

const NOT_BY_THE_CUSTOMER = ['the time of the login being over', 'the shop having ended the session'];

const over = ENDED_SESSIONS.filter(({ person, how }) => person === 'a customer' && NOT_BY_THE_CUSTOMER.includes(how));

describe.each(WHOLE_SHOPS)('what is typed on a list while the login is over, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it.each(over)('a quantity stays in its field, and is offered after the login: $how', async ({ end }) => {
    const visitor = await shop.enter();
    const id = await newList(visitor);
    await load(visitor.browser, `/myaccount/wishlist/?list=${id}`);
    await end(visitor, shop);
    await typeQuantity('33');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/nicht mehr angemeldet\. Ihre Menge 33 ist noch nicht gespeichert/u)).toBeTruthy();
    expect((await quantityField()).value).toBe('33');
    const login = new URL(alert.getByRole<HTMLAnchorElement>('link', { name: 'Anmelden' }).href);
    expect(login.pathname).toBe('/login/');

    await signIn(visitor.browser);
    await load(visitor.browser, login.searchParams.get('origin') ?? '');
    expect((await quantityField()).value).toBe('33');
    expect(await savedQuantity(visitor, id)).toBe(2);
    await userEvent.click(screen.getByRole('button', { name: '33 speichern' }));
    await expect.poll(() => savedQuantity(visitor, id)).toBe(33);
    await load(visitor.browser, `/myaccount/wishlist/?list=${id}`);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(over)('a comment stays in its field, and stands there again after the login: $how', async ({ end }) => {
    const visitor = await shop.enter();
    const id = await newList(visitor);
    await load(visitor.browser, `/myaccount/wishlist/?list=${id}&open=comments`);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Ihr Kommentar' }), 'Nur die weichen');
    await end(visitor, shop);
    await userEvent.click(screen.getByRole('button', { name: 'Kommentar speichern' }));
    const alert = within(await screen.findByRole('alert'));
    const login = new URL(alert.getByRole<HTMLAnchorElement>('link', { name: 'Anmelden' }).href);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ihr Kommentar' }).value).toBe('Nur die weichen');
    await signIn(visitor.browser);
    await load(visitor.browser, login.searchParams.get('origin') ?? '');
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Ihr Kommentar' });
    expect(field.value).toBe('Nur die weichen');
  });
});
