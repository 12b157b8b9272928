import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';

import {
  ClaimPiecesDocument,
  type ClaimPiecesMutationVariables,
  JoinWishlistDocument,
  ReleaseClaimsDocument,
  type SharedWishlistQuery,
  WithdrawClaimDocument,
} from '../../platform/generated/graphql.ts';
import { unlessOffline } from '../../platform/queries/unless-offline.ts';
import { forgetUnansweredWrites } from '../../platform/transport/idempotency-keys.ts';
import { request } from '../../platform/transport/request.ts';
import { LIST_MUTATION, refetchLists } from './change-list.mutations.ts';
import type { Entry } from './list-rows.ts';
import { postListsChanged } from './model/post-lists-changed.ts';
import { SHARED_LIST, sharedListQuery } from './shared-list.queries.ts';

const refetchShared = async (client: QueryClient): Promise<void> => {
  await Promise.all([client.invalidateQueries({ queryKey: SHARED_LIST }), refetchLists(client)]);
};

const withEntry = (shared: SharedWishlistQuery, entry: Entry): SharedWishlistQuery => {
  const { sharedWishlist } = shared;
  if (sharedWishlist === null) return shared;
  const entries = sharedWishlist.list.entries.map((known) => (known.externalId === entry.externalId ? entry : known));
  return { sharedWishlist: { ...sharedWishlist, list: { ...sharedWishlist.list, entries } } };
};

/** The reply tells one entry as it is now; a query that is on its way may be older. */
const takeEntry = async (client: QueryClient, entry: Entry): Promise<void> => {
  await client.cancelQueries({ queryKey: SHARED_LIST });
  client.setQueriesData<SharedWishlistQuery>({ queryKey: SHARED_LIST }, (known) => known && withEntry(known, entry));
};

/** Pages of the list show what became of it, in every tab. */
export const afterSharedChange = (client: QueryClient): Promise<void> => {
  postListsChanged();
  return unlessOffline(refetchShared(client));
};

/** Sends something about a shared list, after everything before it. A lost reply says nothing: the list does. */
const useSharedMutation = <Result, Variables = void>(send: (variables: Variables) => Promise<Result>) => {
  const client = useQueryClient();
  return useMutation<Result, Error, Variables>({
    scope: LIST_MUTATION.scope,
    mutationFn: send,
    onSuccess: () => afterSharedChange(client),
    onError: () => unlessOffline(refetchShared(client)),
  });
};

/** Makes the visitor a member (WISH-19). */
export const useJoinList = (token: string) =>
  useSharedMutation(async () => (await request('JoinWishlist', JoinWishlistDocument, { token })).joinWishlist);

/** Gives up a claim, by its code. */
export const useWithdrawClaim = () =>
  useSharedMutation(
    async (code: string) => (await request('WithdrawClaim', WithdrawClaimDocument, { input: { code } })).withdrawClaim,
  );

/** Opens what was taken over of an entry and not bought to everybody again. */
export const useReleaseClaims = (wishlistId: string) =>
  useSharedMutation(
    async (entryId: string) =>
      (await request('ReleaseClaims', ReleaseClaimsDocument, { wishlistId, entryId })).releaseClaims,
  );

type ClaimInput = ClaimPiecesMutationVariables['input'];

const ownClaims = (client: QueryClient, { token, entryId }: ClaimInput) =>
  client
    .getQueryData(sharedListQuery(token ?? '').queryKey)
    ?.sharedWishlist?.list.entries.find(({ externalId }) => externalId === entryId)?.claims?.own ?? [];

/** A lost reply does not say what was claimed, but the list does. If it has no such claim that was not there before, the failure is thrown. */
const lookForClaim = async (client: QueryClient, input: ClaimInput, before: readonly string[], failure: unknown) => {
  await unlessOffline(refetchShared(client));
  const claim = ownClaims(client, input).find((one) => one.quantity === input.quantity && !before.includes(one.code));
  if (claim === undefined) throw failure;
  forgetUnansweredWrites();
  return { __typename: 'PiecesClaimed', claim } as const;
};

/** Takes over pieces of a class list's entry. */
export const useClaimPieces = () => {
  const client = useQueryClient();
  return useMutation({
    scope: LIST_MUTATION.scope,
    mutationFn: async (input: ClaimInput) => {
      const before = ownClaims(client, input).map(({ code }) => code);
      try {
        const { claimPieces: result } = await request('ClaimPieces', ClaimPiecesDocument, { input });
        if (result.__typename === 'PiecesClaimed') await takeEntry(client, result.claimed);
        return result;
      } catch (failure) {
        return lookForClaim(client, input, before, failure);
      }
    },
    onSuccess: () => afterSharedChange(client),
  });
};
