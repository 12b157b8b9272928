import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';

import { StoreProvider } from '../../platform/store.ts';
import { aContentPage, aRowOfRecommendations } from '../../testing/a-content-page.ts';
import { anEntry, aList, ownLists } from '../../testing/a-wishlist.ts';
import { aTile } from '../../testing/a-tile.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import { Refused } from '../../testing/scripted-gateway.ts';
import type { ShopReplies } from '../../testing/shop-replies.ts';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';
import { useListActions } from './use-list-actions.ts';

const list = aList();

/** A page with the tile of a pencil. */
const PAGE_WITH_TILE: ShopReplies = {
  Tiles: () => ({ tiles: [aTile()] }),
  Page: () => ({ page: aContentPage([aRowOfRecommendations('Beliebt')]) }),
};

type OpenPage = Awaited<ReturnType<typeof openPage>>;

const press = (name: string | RegExp) => async (): Promise<unknown> =>
  fireEvent.click(await screen.findByRole('button', { name }));

const typeQuantity = async (): Promise<void> => {
  const field = screen.getByRole('textbox', { name: 'Menge: Bleistift' });
  fireEvent.change(field, { target: { value: '5' } });
  fireEvent.blur(field);
};

const replaceItem = async ({ client, store }: OpenPage): Promise<void> => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <StoreProvider store={store}>{children}</StoreProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useListActions(list.externalId, true), { wrapper });
  await act(() => result.current.actions.replace(anEntry(), '100-02').catch(() => undefined));
};

interface Change {
  readonly change: string;
  readonly mutation: string;
  readonly field: string;
  readonly refusal: string;
  readonly path?: string;
  readonly replies?: ShopReplies;
  readonly make: (page: OpenPage) => Promise<unknown>;
}

const OF_LIST = { mutation: 'ChangeWishlist', field: 'changeWishlist', refusal: 'WishlistRefused' } as const;

const CHANGES: readonly Change[] = [
  {
    change: 'adding to a list',
    mutation: 'BookmarkProduct',
    field: 'bookmarkProduct',
    refusal: 'NotBookmarked',
    path: '/beratung/',
    replies: PAGE_WITH_TILE,
    make: press('Auf den Merkzettel: Bleistift'),
  },
  { change: 'removing from a list', ...OF_LIST, make: press('Entfernen Bleistift') },
  { change: 'replacing on a list', ...OF_LIST, make: replaceItem },
  { change: 'changing a list', ...OF_LIST, make: typeQuantity },
  {
    change: 'adding to the basket',
    mutation: 'PutWishlistIntoCart',
    field: 'putWishlistIntoCart',
    refusal: 'WishlistRefused',
    make: press('In den Warenkorb Bleistift'),
  },
];

const MESSAGE = { because: 'not-allowed', messageKey: 'shop.wishlist.notAllowed', open: null, entry: null, lists: [] };
const TOLD = [expect.stringMatching(/^Fehler: .*Dafür fehlt Ihnen auf dieser Liste die Berechtigung\./u)];

const open = ({ path = '/myaccount/wishlist/', replies = {} }: Change, outcome: ShopReplies): Promise<OpenPage> =>
  openPage(path, {
    replies: {
      Me: () => ({ me: aCustomer() }),
      Bookmarks: () => ({ bookmarks: [] }),
      OwnWishlists: () => ownLists(list),
      ...replies,
      ...outcome,
    },
  });

it.each(CHANGES)('$change that the shop refuses shows its message as an error (ERR-10)', async (change) => {
  const { mutation, field, refusal } = change;
  const page = await open(change, { [mutation]: () => ({ [field]: { __typename: refusal, ...MESSAGE } }) });
  await change.make(page);
  await waitFor(() => expect(toastsOnPage()).toEqual(TOLD));
});

it.each(CHANGES)('$change that fails with a message shows it as an error (ERR-10)', async (change) => {
  const page = await open(change, {
    [change.mutation]: () => {
      throw new Refused({ classification: 'SHOP_ERROR', messageKey: 'shop.error.overloaded' });
    },
  });
  await change.make(page);
  await waitFor(() =>
    expect(toastsOnPage()).toEqual([expect.stringMatching(/^Fehler: .*Im Shop ist gerade sehr viel los\./u)]),
  );
});

it.each([
  ['refuses', () => ({ bookmarkProduct: { __typename: 'NotBookmarked', ...MESSAGE } }), 'Dafür fehlt Ihnen'],
  [
    'fails at',
    () => {
      throw new Refused({ classification: 'SHOP_ERROR', messageKey: 'shop.error.overloaded' });
    },
    'Im Shop ist gerade sehr viel los.',
  ],
] as const)('a bookmark that the shop %s is pressed no longer, and says why', async (_what, reply, reason) => {
  await openPage('/beratung/', {
    replies: {
      Me: () => ({ me: aCustomer() }),
      Bookmarks: () => ({ bookmarks: [] }),
      ...PAGE_WITH_TILE,
      BookmarkProduct: reply,
    },
  });
  const bookmark = await screen.findByRole('button', { name: 'Auf den Merkzettel: Bleistift' });
  fireEvent.click(bookmark);
  expect(bookmark.ariaPressed).toBe('true');
  await waitFor(() => expect(toastsOnPage()).toEqual([expect.stringContaining(reason)]));
  await waitFor(() => expect(bookmark.ariaPressed).toBe('false'));
});
