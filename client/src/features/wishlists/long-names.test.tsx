import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { aList, anEntry, ownLists } from '../../testing/a-wishlist.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';

it('breaks long words in names of lists and articles with a hyphen, also without a dictionary', async () => {
  await openPage('/myaccount/wishlist/', {
    replies: {
      Me: () => ({ me: aCustomer() }),
      OwnWishlists: () =>
        ownLists(
          aList({
            name: 'Unterrichtsvorbereitungsmaterial',
            entries: [anEntry({ product: { name: 'Konstruktionsaufgaben, 24 Stück' } })],
          }),
        ),
    },
  });
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent.replaceAll('\u00AD', '|'));
  expect(headings).toContain('Unterrichtsvorbereitungs|material');
  expect(headings).toContain('Konstruktions|aufgaben, 24 Stück');
});
