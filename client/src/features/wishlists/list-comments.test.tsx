import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { aList, ownLists } from '../../testing/a-wishlist.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';

const COMMENT = {
  id: 'c1',
  comment: 'Bis Freitag',
  name: 'Ada N.',
  writtenAt: '2026-11-20T10:00:00Z',
  positionId: null,
  allowedToDeleteByUser: true,
};

it('says that a comment is saved, and on which list', async () => {
  await openPage('/myaccount/wishlist/?list=l1&open=comments', {
    replies: {
      Me: () => ({ me: aCustomer() }),
      OwnWishlists: () => ownLists(aList({ name: 'Klasse 3b' })),
      WishlistComments: () => ({ wishlistComments: [] }),
      CommentOnWishlist: () => ({ commentOnWishlist: { __typename: 'CommentWritten', comment: COMMENT } }),
    },
  });
  const field = await screen.findByRole('textbox', { name: /^Ihr Kommentar/u });
  fireEvent.change(field, { target: { value: 'Bis Freitag' } });
  await userEvent.click(screen.getByRole('button', { name: 'Kommentar speichern' }));
  await waitFor(() => expect(toastsOnPage()).toEqual(['Erledigt: Ihr Kommentar auf „Klasse 3b“ ist gespeichert.']));
});
