import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { aList, headOf, ownLists } from '../../testing/a-wishlist.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';

const list = aList({
  name: 'Kollegium 3b',
  isDefault: false,
  users: [
    { memberId: 'm1', name: 'Ada N.', level: 'creator', isSelf: true },
    { memberId: 'm2', name: 'Nina N.', level: 'commentator', isSelf: false },
    { memberId: 'm3', name: 'Paul B.', level: 'editor', isSelf: false },
    { memberId: 'm4', name: '', level: 'editor', isSelf: false },
  ],
});

const members = async (storefront: StorefrontId = 'de') => {
  await openPage('/myaccount/wishlist/', {
    storefront,
    replies: {
      Me: () => ({ me: aCustomer() }),
      OwnWishlists: () => ownLists(list),
      ChangeWishlistMember: () => ({
        changeWishlistMember: { __typename: 'WishlistHeadChanged', list: headOf(list) },
      }),
    },
  });
  await userEvent.click(screen.getByRole('link', { name: /Teilen|Share/u }));
  return within(await screen.findByRole('dialog'));
};

it('tells of each change of a member whom it is about', async () => {
  const dialog = await members();
  const told = (message: string) =>
    waitFor(() => expect(toastsOnPage()).toContainEqual(expect.stringContaining(message)));
  await userEvent.click(dialog.getByRole('button', { name: 'Entfernen Paul B.' }));
  await told('Paul B. ist kein Mitglied von „Kollegium 3b“ mehr.');
  await userEvent.click(dialog.getByRole('button', { name: 'Entfernen Jemand ohne Konto' }));
  await told('Jemand ohne Konto ist kein Mitglied von „Kollegium 3b“ mehr.');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Darf: Nina N.' }), 'Bearbeiten');
  await userEvent.click(dialog.getByRole('button', { name: 'Ändern Nina N.' }));
  await told('Nina N. darf „Kollegium 3b“ jetzt bearbeiten.');
  await userEvent.click(dialog.getByRole('button', { name: 'Übergeben Nina N.' }));
  await told('„Kollegium 3b“ gehört jetzt Nina N.');
});

it('names each member in what hands the list over to them', async () => {
  const dialog = await members();
  const names = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(dialog.getByRole('heading', { name: 'Wer dabei ist' })).toBeTruthy();
  expect(names.filter((name) => name.startsWith('Liste übergeben'))).toEqual([
    'Liste übergeben Nina N.',
    'Liste übergeben Paul B.',
    'Liste übergeben Jemand ohne Konto',
  ]);
});

it('begins the line of the reader with a capital in English', async () => {
  const dialog = await members('en');
  expect(dialog.getByText('You').closest('li')?.textContent).toBe('You Owner');
});
