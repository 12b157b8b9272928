import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { aList, anEntry, ownLists } from '../../testing/a-wishlist.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';

const CODE = 'QR-Code: diese Liste öffnen';

const open = async (kind: 'list' | 'class-list'): Promise<void> => {
  await openPage('/myaccount/wishlist/', {
    replies: {
      Me: () => ({ me: aCustomer() }),
      OwnWishlists: () => ownLists(aList({ kind, entries: [anEntry()] })),
    },
  });
  await vi.dynamicImportSettled();
};

it('has a code that leads back to the list, and says who can see it there', async () => {
  await open('list');
  expect(await screen.findByRole('img', { name: CODE, hidden: true })).toBeTruthy();
  expect(screen.getByText('Der Code öffnet diese Liste für Sie und alle, die mitmachen.')).toBeTruthy();
});

it('has none on a class list, whose paper parents get: they could not open the page', async () => {
  await open('class-list');
  expect(screen.getByText(/^Preise vom /u)).toBeTruthy();
  expect(screen.queryByRole('img', { name: CODE, hidden: true })).toBeNull();
  expect(screen.queryByText(/^Der Code führt/u)).toBeNull();
});
