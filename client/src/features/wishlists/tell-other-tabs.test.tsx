import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';

import { createQueryClient } from '../../app/query-client.ts';
import { openTabChannel, type TabMessage } from '../../platform/tabs/tab-messages.ts';
import { browserTransport } from '../../platform/transport/browser-transport.ts';
import { aContentPage, aRowOfRecommendations } from '../../testing/a-content-page.ts';
import { aTile } from '../../testing/a-tile.ts';
import { aList, anEntry, changedList } from '../../testing/a-wishlist.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import { useAddToList } from './lists.mutations.ts';
import { useChangeList } from './change-list.mutations.ts';
import {
  useChangeMember,
  useCreateList,
  useDeleteComment,
  useDeleteList,
  useDescribeList,
  useInvite,
  useImportLines,
  useLeaveList,
  useRevokeLinks,
  useSetStandard,
  useSettleMerge,
  useShareList,
  useWriteComment,
} from './lists.mutations.ts';
import { useClaimPieces, useJoinList, useReleaseClaims, useWithdrawClaim } from './shared-list.mutations.ts';

const list = aList();

interface Sent {
  readonly send: () => Promise<unknown>;
}

/** A hook, and what is sent with it. */
const sent = <Variables,>(
  use: () => { readonly mutateAsync: (variables: Variables) => Promise<unknown> },
  variables: Variables,
): (() => Sent) =>
  function useSent() {
    const { mutateAsync } = use();
    return { send: () => mutateAsync(variables) };
  };

/** Everything that changes a list or who may see it, by its mutation. */
const CHANGES: Readonly<Record<string, () => Sent>> = {
  CreateWishlist: sent(useCreateList, { listName: 'Klasse 3b' } as never),
  DescribeWishlist: sent(useDescribeList, { wishlistId: 'l1', listName: 'Klasse 3b', listDescription: '' }),
  DeleteWishlist: sent(() => useDeleteList('l1'), undefined),
  LeaveWishlist: sent(() => useLeaveList('l1'), undefined),
  SetStandardWishlist: sent(() => useSetStandard('l1'), undefined),
  ShareWishlist: sent(useShareList, { wishlistId: 'l1', level: 'editor' } as never),
  RevokeWishlistLinks: sent(() => useRevokeLinks('l1'), undefined),
  InviteToWishlist: sent(useInvite, {} as never),
  ChangeWishlistMember: sent(() => useChangeMember('l1'), { do: 'remove', memberId: 'm2' } as const),
  SettleMerkzettelMerge: sent(() => useSettleMerge('merge'), true),
  CommentOnWishlist: sent(() => useWriteComment('l1', undefined), 'Bitte bis Montag'),
  DeleteWishlistComment: sent(() => useDeleteComment('l1'), 'c1'),
  ChangeWishlist: sent(useChangeList, { listId: 'l1', change: { do: 'remove-entry', entryId: 'e1' } } as const),
  JoinWishlist: sent(() => useJoinList('token'), undefined),
  ClaimPieces: sent(useClaimPieces, {} as never),
  ReleaseClaims: sent(() => useReleaseClaims('l1'), 'e1'),
  WithdrawClaim: sent(useWithdrawClaim, 'code'),
  AddToWishlist: sent(() => useAddToList({ from: 'link', token: 'token' }), { toMerkzettel: true }),
  ImportIntoWishlist: sent(() => useImportLines('l1'), '4711;3'),
};

/** A bookmark tells of its change once it is pressed, below; the others change the basket alone, and tell of that. */
const OTHERS = ['BookmarkProduct', 'PutWishlistIntoCart', 'PutTeaserListIntoCart'];

const REPLIES: Readonly<Record<string, object>> = {
  ChangeWishlist: changedList(list, { gone: ['e1'] }),
  ClaimPieces: { __typename: 'PiecesClaimed', claimed: anEntry() },
};

const documents = readFileSync(join(import.meta.dirname, 'wishlists.graphql'), 'utf8');
const mutations = [...documents.matchAll(/^mutation (\w+)/gmu)].map(([, name = '']) => name);

const fieldOf = (mutation: string): string => mutation.charAt(0).toLowerCase() + mutation.slice(1);

it('the list below has every mutation of lists', () => {
  expect([...Object.keys(CHANGES), ...OTHERS].toSorted()).toEqual(mutations.toSorted());
});

it.each(Object.keys(CHANGES))(
  '%s tells the other tabs once that lists have changed (UPSTREAM-11)',
  async (mutation) => {
    const told: TabMessage[] = [];
    onTestFinished(openTabChannel().listen((message) => told.push(message)));
    const reply = REPLIES[mutation] ?? { __typename: 'WishlistDone', messageKey: 'shop.wishlist.saved' };
    vi.stubGlobal('fetch', (path: string) =>
      Promise.resolve(
        Response.json(path === '/api/token' ? { token: 'token' } : { data: { [fieldOf(mutation)]: reply } }),
      ),
    );
    const client = createQueryClient(browserTransport);
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(CHANGES[mutation] ?? expect.unreachable(), { wrapper });
    await act(() => result.current.send());
    openTabChannel().post({ happened: 'cart-changed' });
    await expect.poll(() => told.at(-1)).toEqual({ happened: 'cart-changed' });
    expect(told.slice(0, -1)).toEqual([{ happened: 'lists-changed' }]);
  },
);

it.each([
  [
    'that changes a list tells the other tabs once',
    [{ did: 'added', productName: 'Bleistift', listName: 'Merkzettel' }],
    1,
  ],
  ['that finds the list as it wants it tells nothing', [], 0],
] as const)('a press of a bookmark %s', async (_what, changes, times) => {
  const told: TabMessage[] = [];
  const { gateway } = await openPage('/beratung/', {
    replies: {
      Me: () => ({ me: aCustomer() }),
      Bookmarks: () => ({ bookmarks: [] }),
      Tiles: () => ({ tiles: [aTile()] }),
      Page: () => ({ page: aContentPage([aRowOfRecommendations('Beliebt')]) }),
      BookmarkProduct: () => ({ bookmarkProduct: { __typename: 'Bookmarked', lists: [], changes: [...changes] } }),
    },
  });
  onTestFinished(openTabChannel().listen((message) => told.push(message)));
  fireEvent.click(await screen.findByRole('button', { name: 'Auf den Merkzettel: Bleistift' }));
  await waitFor(() => expect(gateway.variablesOf('BookmarkProduct')).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: /Bleistift/u }).ariaPressed).toBe('false'));
  openTabChannel().post({ happened: 'cart-changed' });
  await expect.poll(() => told.at(-1)).toEqual({ happened: 'cart-changed' });
  expect(told.slice(0, -1)).toEqual(Array.from({ length: times }, () => ({ happened: 'lists-changed' })));
});
