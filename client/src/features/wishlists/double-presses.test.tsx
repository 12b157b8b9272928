import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { aComment, aList, anEntry, headOf, ownLists } from '../../testing/a-wishlist.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';

const list = aList({
  kind: 'class-list',
  name: 'Klasse 3b',
  isDefault: false,
  users: [
    { memberId: 'm1', name: 'Ada N.', level: 'creator', isSelf: true },
    { memberId: 'm2', name: 'Nina N.', level: 'commentator', isSelf: false },
  ],
  entries: [anEntry({ quantity: 28, claims: { taken: 12, bought: 4, own: [] } })],
});
const done = (messageKey: string) => ({ __typename: 'WishlistDone', messageKey }) as const;

it.each([
  ['delete', 'Endgültig löschen', 'DeleteWishlist', 'gelöscht'],
  ['release&entry=e1', '8 Stück freigeben', 'ReleaseClaims', 'Freigegeben'],
  ['share', 'Entfernen Nina N.', 'ChangeWishlistMember', 'kein Mitglied'],
  ['comments', 'Kommentar löschen', 'DeleteWishlistComment', 'gelöscht'],
] as const)(
  'a double press in the dialog "%s" on "%s" is sent and told once',
  async (open, button, operation, told) => {
    const { gateway } = await openPage(`/myaccount/wishlist/?list=l1&open=${open}`, {
      replies: {
        Me: () => ({ me: aCustomer() }),
        OwnWishlists: () => ownLists(list),
        WishlistComments: () => ({ wishlistComments: [aComment()] }),
        DeleteWishlist: () => ({ deleteWishlist: done('shop.wishlist.deleted') }),
        DeleteWishlistComment: () => ({ deleteWishlistComment: done('shop.wishlist.commentDeleted') }),
        ReleaseClaims: () => ({ releaseClaims: { __typename: 'ClaimsReleased', quantity: 8 } }),
        ChangeWishlistMember: () => ({
          changeWishlistMember: { __typename: 'WishlistHeadChanged', list: headOf(list) },
        }),
      },
    });
    const pressed = await screen.findByRole('button', { name: button });
    fireEvent.click(pressed);
    fireEvent.click(pressed);
    await waitFor(() => expect(toastsOnPage()).toEqual([expect.stringContaining(told)]));
    expect(gateway.variablesOf(operation)).toHaveLength(1);
  },
);

it('a double press makes one link', async () => {
  const { gateway } = await openPage('/myaccount/wishlist/?list=l1&open=share', {
    replies: {
      Me: () => ({ me: aCustomer() }),
      OwnWishlists: () => ownLists(list),
      ShareWishlist: () => ({
        shareWishlist: {
          __typename: 'LinkMade',
          link: { level: 'viewer', createdAt: '2026-11-20T10:00:00Z', expiresAt: '2027-02-18T10:00:00Z' },
          path: '/myaccount/wishlist/shared/?token=t-1',
        },
      }),
    },
  });
  const pressed = await screen.findByRole('button', { name: 'Link erstellen : Für Eltern' });
  fireEvent.click(pressed);
  fireEvent.click(pressed);
  expect(await screen.findByText(/token=t-1$/u)).toBeTruthy();
  expect(gateway.variablesOf('ShareWishlist')).toHaveLength(1);
});
