import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { aContentPage, aRowOfRecommendations } from '../../testing/a-content-page.ts';
import { aTile } from '../../testing/a-tile.ts';
import { aComment, aList, aRemovedEntry, changedList, ownLists } from '../../testing/a-wishlist.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';
import { setVisitorSession } from '../../testing/visitor-session.ts';

const WISHLIST = '/myaccount/wishlist/';
const DONE = /entfernt|gelöscht/u;

const merkzettel = aList();
const werkraum = aList({ externalId: 'l2', name: 'Werkraum', isDefault: false, isStandardList: false });

interface Press {
  readonly what: string;
  readonly mutation: string;
  readonly path?: string;
  readonly press: () => Promise<unknown>;
  readonly reply: unknown;
  readonly told: string;
}

const button = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

const done = (messageKey: string) => ({ __typename: 'WishlistDone', messageKey });

const PRESSES: readonly Press[] = [
  {
    what: 'an entry removed',
    mutation: 'changeWishlist',
    press: () => button('Entfernen Bleistift'),
    reply: changedList(werkraum, { removed: [aRemovedEntry({ externalId: 'e1', name: 'Bleistift' })] }),
    told: '„Bleistift“ ist von „Werkraum“ entfernt.',
  },
  {
    what: 'ticked entries removed',
    mutation: 'changeWishlist',
    press: async () => {
      fireEvent.click(screen.getByRole('checkbox', { name: 'Alle auswählen' }));
      await button('Entfernen');
    },
    reply: changedList(werkraum, {
      removed: [aRemovedEntry({ externalId: 'e1', name: 'Bleistift' }), aRemovedEntry({ externalId: 'e2' })],
    }),
    told: 'Von „Werkraum“ entfernt: 2 Artikel, darunter „Bleistift“.',
  },
  {
    what: 'a bookmark taken off',
    mutation: 'bookmarkProduct',
    path: '/beratung/',
    press: async () => {
      const bookmark = await screen.findByRole('button', { name: 'Auf den Merkzettel: Bleistift' });
      await waitFor(() => expect(bookmark.ariaPressed).toBe('true'));
      await userEvent.click(bookmark);
    },
    reply: {
      __typename: 'Bookmarked',
      lists: [],
      changes: [{ did: 'removed', listId: 'l1', listName: 'Merkzettel', isDefault: true, productName: 'Bleistift' }],
    },
    told: '„Bleistift“ ist von „Merkzettel“ entfernt.',
  },
  {
    what: 'a list deleted',
    mutation: 'deleteWishlist',
    path: `${WISHLIST}?list=l2&open=delete`,
    press: () => button('Endgültig löschen'),
    reply: done('shop.wishlist.deleted'),
    told: 'Die Liste „Werkraum“ ist gelöscht.',
  },
  {
    what: 'a comment deleted',
    mutation: 'deleteWishlistComment',
    path: `${WISHLIST}?list=l2&open=comments`,
    press: () => button('Kommentar löschen'),
    reply: done('shop.wishlist.commentDeleted'),
    told: 'Der Kommentar auf „Werkraum“ ist gelöscht.',
  },
];

it.each(PRESSES)('nothing calls $what before the shop has replied', async ({ mutation, path, press, reply, told }) => {
  setVisitorSession('c1');
  const held = Promise.withResolvers<unknown>();
  const operation = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}`;
  const { gateway } = await openPage(path ?? `${WISHLIST}?list=l2`, {
    replies: {
      Me: () => ({ me: aCustomer() }),
      OwnWishlists: () => ownLists(werkraum, [merkzettel]),
      WishlistComments: () => ({ wishlistComments: [aComment()] }),
      Bookmarks: () => ({
        bookmarks: [
          {
            externalId: 'l1',
            name: 'Merkzettel',
            isDefault: true,
            isStandardList: true,
            isChangeable: true,
            productIds: ['100'],
          },
        ],
      }),
      Tiles: () => ({ tiles: [aTile()] }),
      Page: () => ({ page: aContentPage([aRowOfRecommendations('Beliebt')]) }),
      [operation]: () => held.promise,
    },
  });
  await press();
  await waitFor(() => expect(gateway.variablesOf(operation)).toHaveLength(1));
  expect(document.body.textContent).not.toMatch(DONE);
  held.resolve({ [mutation]: reply });
  await waitFor(() => expect(toastsOnPage()).toContainEqual(expect.stringContaining(told)));
});
