import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { aList, ownLists, sharedListOf } from '../../testing/a-wishlist.ts';
import { goOffline, goOnline } from '../../testing/go-offline.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';

const list = aList({ isDefault: false, isStandardList: false });
const NOT_SENT = /Sie sind gerade offline\. Es wurde nichts abgeschickt/u;
const REFUSED = { __typename: 'WishlistRefused', because: 'full', messageKey: 'shop.wishlist.full', open: null };

it.each([
  ['new', 'Neue Liste', /^Name/u, 'Klasse 3b', 'Liste anlegen', 'CreateWishlist'],
  ['describe', 'Liste umbenennen und beschreiben', /^Beschreibung/u, 'Bis Montag', 'Speichern', 'DescribeWishlist'],
  ['comments', 'Ihr Kommentar', /^Ihr Kommentar/u, 'Bitte blau', 'Kommentar speichern', 'CommentOnWishlist'],
  ['share', 'Per E-Mail einladen', /^E-Mail-Adresse/u, 'ada@schule.example', 'Einladung senden', 'InviteToWishlist'],
] as const)(
  'what was typed into the form %s stays when the connection is away, and is sent by the next press only',
  async (open, label, name, typed, submit, mutation) => {
    const field = mutation.charAt(0).toLowerCase() + mutation.slice(1);
    const { gateway } = await openPage(`/myaccount/wishlist/?open=${open}`, {
      replies: {
        Me: () => ({ me: aCustomer() }),
        OwnWishlists: () => ownLists(list),
        WishlistComments: () => ({ wishlistComments: [] }),
        [mutation]: () => ({ [field]: REFUSED }),
      },
    });
    const form = within(await screen.findByRole('form', { name: label }));
    const input = form.getByRole<HTMLInputElement>('textbox', { name });
    fireEvent.change(input, { target: { value: typed } });
    goOffline();
    await userEvent.click(form.getByRole('button', { name: submit }));
    expect(await form.findByText(NOT_SENT)).toBeTruthy();
    goOnline();
    await waitFor(() => expect(form.getByRole('button', { name: submit }).getAttribute('aria-disabled')).toBeNull());
    expect([input.value, gateway.variablesOf(mutation)]).toEqual([typed, []]);
    await userEvent.click(form.getByRole('button', { name: submit }));
    await waitFor(() => expect(gateway.variablesOf(mutation)).toHaveLength(1));
  },
);

it.each([
  ['Entfernen Bleistift', 'ChangeWishlist'],
  ['In den Warenkorb Bleistift', 'PutWishlistIntoCart'],
  ['Alles in den Warenkorb', 'PutWishlistIntoCart'],
])('%s says at once that nothing was sent, and is sent by the next press only', async (press, mutation) => {
  const { gateway } = await openPage('/myaccount/wishlist/', {
    replies: { Me: () => ({ me: aCustomer() }), OwnWishlists: () => ownLists(list) },
  });
  const button = (): Promise<HTMLElement> => screen.findByRole('button', { name: press });
  goOffline();
  await userEvent.click(await button());
  await waitFor(() => expect(toastsOnPage()).toEqual([expect.stringMatching(NOT_SENT)]));
  goOnline();
  await waitFor(async () => expect((await button()).getAttribute('aria-disabled')).toBeNull());
  expect(gateway.variablesOf(mutation)).toEqual([]);
  await userEvent.click(await button());
  await waitFor(() => expect(gateway.variablesOf(mutation)).toHaveLength(1));
});

it('a list that a visitor copies to the Merkzettel says at once that nothing was sent, and is copied by the next press only', async () => {
  const { gateway } = await openPage('/myaccount/wishlist/shared/?token=abc', {
    replies: {
      SharedWishlist: () => sharedListOf(aList({ level: 'viewer', may: ['see', 'copy'] })),
    },
  });
  const copy = (): Promise<HTMLElement> => screen.findByRole('button', { name: 'Auf meinen Merkzettel kopieren' });
  goOffline();
  await userEvent.click(await copy());
  await waitFor(() => expect(toastsOnPage()).toEqual([expect.stringMatching(NOT_SENT)]));
  goOnline();
  expect(gateway.variablesOf('AddToWishlist')).toEqual([]);
  await userEvent.click(await copy());
  await waitFor(() => expect(gateway.variablesOf('AddToWishlist')).toHaveLength(1));
});
