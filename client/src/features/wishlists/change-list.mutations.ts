import {
  type MutationMeta,
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';

import {
  ChangeWishlistDocument,
  type OwnWishlistsQuery,
  type WishlistChangeInput,
  type WishlistChangePartFragment,
} from '../../platform/generated/graphql.ts';
import { unlessOffline } from '../../platform/queries/unless-offline.ts';
import { request } from '../../platform/transport/request.ts';
import { cachedVisitor } from '../sessions/model/personal-queries.ts';
import { isSignedOut } from './is-signed-out.ts';
import { type Entry, type ListChange, listsAfter, listsWithEntry, type OwnLists } from './list-rows.ts';
import { postListsChanged } from './model/post-lists-changed.ts';
import { OWN_LISTS } from './own-lists.queries.ts';

/** Of everything that changes a list: one after the other, so that no reply overtakes another one. */
export const LIST_MUTATION = { mutationKey: ['change-wishlist'], scope: { id: 'wishlist' } } as const;

/** Changes after which more differs than the shop tells. */
const CHANGES_OTHERS: readonly ListChange['do'][] = ['copy-entries', 'move-entries', 'replace-item'];

/** Of two entries that were taken apart, the place of the second one is not told. */
const hasUnknownPlace = ({ do: kind }: ListChange, entries: readonly Entry[]): boolean =>
  kind === 'restore-entry' && entries.length > 1;

export interface SentChange {
  readonly listId: string;
  readonly change: ListChange;
}

/** Reads the lists again, and what is bookmarked. */
export const refetchLists = async (client: QueryClient): Promise<void> => {
  await Promise.all([
    client.invalidateQueries({ queryKey: OWN_LISTS }),
    client.invalidateQueries({ queryKey: ['Bookmarks'] }),
  ]);
};

export const updateLists = (client: QueryClient, update: (lists: OwnLists) => OwnLists): void => {
  client.setQueriesData<OwnWishlistsQuery>({ queryKey: OWN_LISTS }, (known) =>
    known?.ownWishlists == null ? known : { ownWishlists: update(known.ownWishlists) },
  );
};

/** Open lists, as the shop told them last. */
const cachedLists = (client: QueryClient): readonly OwnLists['open'][] =>
  client
    .getQueriesData<OwnWishlistsQuery>({ queryKey: OWN_LISTS })
    .flatMap(([, known]) => known?.ownWishlists?.open ?? []);

/** An open list, as the shop told it last. */
export const cachedList = (client: QueryClient, listId: string): OwnLists['open'] | undefined =>
  cachedLists(client).find(({ externalId }) => externalId === listId);

/** Whether the shop has told that the list has none of the entries any more. */
export const areGone = (client: QueryClient, listId: string, entryIds: readonly string[]): boolean =>
  cachedLists(client).some(
    (open) => open.externalId === listId && !open.entries.some((entry) => entryIds.includes(entry.externalId)),
  );

/** An entry of an open list, as the shop told it last. */
export const cachedEntry = (client: QueryClient, entryId: string): Entry | undefined =>
  cachedLists(client)
    .flatMap(({ entries }) => entries)
    .find(({ externalId }) => externalId === entryId);

/** A query that is on its way may be older than the reply to a change. The other tabs are told. */
export const takeListReply = async (client: QueryClient, take: () => void, isPart: boolean): Promise<void> => {
  const isFetching = client.isFetching({ queryKey: OWN_LISTS }) > 0;
  await client.cancelQueries({ queryKey: OWN_LISTS });
  take();
  if (isFetching || isPart) void unlessOffline(client.invalidateQueries({ queryKey: OWN_LISTS }));
  void client.invalidateQueries({ queryKey: ['Bookmarks'] });
  postListsChanged();
};

/** To which version of an entry a change of this page led, by the entry and the version before. */
const ownVersions = new WeakMap<QueryClient, Map<string, number>>();

const ownVersionsOf = (client: QueryClient): Map<string, number> => {
  const known = ownVersions.get(client) ?? new Map<string, number>();
  ownVersions.set(client, known);
  return known;
};

/**
 * The version that the shopper saw, or what their own changes have made of it since. That of somebody else's change is not
 * taken: a number that was typed before it was seen must not overwrite it.
 */
const currentVersion = (client: QueryClient, entryId: string, seen: number): number => {
  const next = ownVersionsOf(client).get(`${entryId} ${seen}`);
  return next === undefined || next === seen ? seen : currentVersion(client, entryId, next);
};

const isVersioned = (
  change: ListChange,
): change is Extract<ListChange, { readonly do: 'change-quantity' | 'replace-item' }> =>
  change.do === 'change-quantity' || change.do === 'replace-item';

const inputOf = (client: QueryClient, change: ListChange): WishlistChangeInput =>
  isVersioned(change) ? { ...change, version: currentVersion(client, change.entryId, change.version) } : change;

const noteVersion = (
  client: QueryClient,
  change: ListChange,
  sent: WishlistChangeInput,
  entries: readonly Entry[],
): void => {
  if (!isVersioned(change)) return;
  const now = entries.find(({ externalId }) => externalId === change.entryId)?.version;
  if (now !== undefined && sent.version != null) ownVersionsOf(client).set(`${change.entryId} ${sent.version}`, now);
};

/** Changes the entries of a list. */
export const useChangeList = (meta: MutationMeta = {}) => {
  const client = useQueryClient();
  return useMutation<WishlistChangePartFragment, Error, SentChange>({
    ...LIST_MUTATION,
    meta,
    mutationFn: async ({ listId, change }) => {
      const input = inputOf(client, change);
      const variables = { wishlistId: listId, change: input };
      const reply = await request('ChangeWishlist', ChangeWishlistDocument, variables, { keepalive: true });
      const result = reply.changeWishlist;
      if (result.__typename === 'WishlistChanged') {
        noteVersion(client, change, input, result.entries);
        await takeListReply(
          client,
          () => updateLists(client, (lists) => listsAfter(lists, change, result)),
          CHANGES_OTHERS.includes(change.do) || hasUnknownPlace(change, result.entries),
        );
      } else if (
        result.__typename === 'WishlistRefused' &&
        !isSignedOut(result, cachedVisitor(client)?.loginState === 'customer')
      ) {
        const { entry } = result;
        await takeListReply(
          client,
          () => entry !== null && updateLists(client, (lists) => listsWithEntry(lists, entry)),
          entry === null,
        );
      }
      return result;
    },
    // A lost reply says nothing of what became of the change: the list does.
    onError: () => unlessOffline(refetchLists(client)),
  });
};

const isSent = (variables: unknown): variables is SentChange =>
  typeof variables === 'object' && variables !== null && 'change' in variables;

/** Changes that are on their way, the oldest first. */
export const usePendingChanges = (): readonly ListChange[] =>
  useMutationState({
    filters: { mutationKey: LIST_MUTATION.mutationKey, status: 'pending' },
    select: ({ state }) => state.variables,
  }).flatMap((sent) => (isSent(sent) ? [sent.change] : []));
