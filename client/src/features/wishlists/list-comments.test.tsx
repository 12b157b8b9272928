import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { aComment, aList, ownLists } from '../../testing/a-wishlist.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';

it('says that a comment is saved, and on which list', async () => {
  await openPage('/myaccount/wishlist/?list=l1&open=comments', {
    replies: {
      Me: () => ({ me: aCustomer() }),
      OwnWishlists: () => ownLists(aList({ name: 'Klasse 3b' })),
      WishlistComments: () => ({ wishlistComments: [] }),
      CommentOnWishlist: () => ({ commentOnWishlist: { __typename: 'CommentWritten', comment: aComment() } }),
    },
  });
  const field = await screen.findByRole('textbox', { name: /^Ihr Kommentar/u });
  fireEvent.change(field, { target: { value: 'Bis Freitag' } });
  await userEvent.click(screen.getByRole('button', { name: 'Kommentar speichern' }));
  await waitFor(() => expect(toastsOnPage()).toEqual(['Erledigt: Ihr Kommentar auf „Klasse 3b“ ist gespeichert.']));
});
