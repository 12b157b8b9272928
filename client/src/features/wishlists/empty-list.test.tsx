import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { aList, ownLists } from '../../testing/a-wishlist.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';

const PATH = '/myaccount/wishlist/';

it('takes articles into an empty class list in a dialog, where the shopper is', async () => {
  const { currentPath } = await openPage(PATH, {
    replies: {
      Me: () => ({ me: aCustomer() }),
      OwnWishlists: () => ownLists(aList({ kind: 'class-list', name: 'Klasse 3b', entries: [] })),
    },
  });
  fireEvent.click(screen.getByRole('link', { name: 'Artikel einfügen' }));
  expect(await screen.findByRole('dialog', { name: 'Artikel nach Nummer einfügen' })).toBeTruthy();
  expect(currentPath()).toBe(PATH);
});
