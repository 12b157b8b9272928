import type { MemberChange } from '@shop/domain/wishlists/share-wishlist';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import {
  AddToWishlistDocument,
  ChangeWishlistMemberDocument,
  CommentOnWishlistDocument,
  CreateWishlistDocument,
  type CreateWishlistMutationVariables,
  DeleteWishlistCommentDocument,
  DeleteWishlistDocument,
  DescribeWishlistDocument,
  ImportIntoWishlistDocument,
  type DescribeWishlistMutationVariables,
  InviteToWishlistDocument,
  type InviteToWishlistMutationVariables,
  LeaveWishlistDocument,
  RevokeWishlistLinksDocument,
  SetStandardWishlistDocument,
  SettleMerkzettelMergeDocument,
  ShareWishlistDocument,
  type ShareWishlistMutationVariables,
} from '../../platform/generated/graphql.ts';
import { SILENT } from '../../platform/queries/silent-error-policy.ts';
import { unlessOffline } from '../../platform/queries/unless-offline.ts';
import { request } from '../../platform/transport/request.ts';
import { LIST_MUTATION, refetchLists } from './change-list.mutations.ts';
import { type ListSource, type ListTarget, sourceFields } from './list-source.ts';
import { postListsChanged } from './model/post-lists-changed.ts';
import { commentsQuery, OWN_LISTS } from './own-lists.queries.ts';

/** A form says itself why nothing was saved. */
const FORM = { meta: SILENT } as const;

interface ListOptions {
  /** `leaves`: the page goes on to another list, which is fetched there. @default 'stays' */
  readonly afterwards?: 'stays' | 'leaves';
}

const WITHOUT_ACCESS: readonly unknown[] = ['no-such-list', 'login-needed', 'no-such-source', 'nothing-to-add'];

/** The visitor has no access any more to the list, or to what was to go on it, as after an expired session. What they typed stays on the page until they have signed in. */
const isWithoutAccess = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'because' in result && WITHOUT_ACCESS.includes(result.because);

/** Sends something about a list after everything before it, and reads the lists again. */
const useListMutation = <Result, Variables = void>(
  send: (variables: Variables) => Promise<Result>,
  { afterwards = 'stays', ...options }: ListOptions & Partial<typeof FORM> = {},
) => {
  const client = useQueryClient();
  return useMutation<Result, Error, Variables>({
    ...options,
    scope: LIST_MUTATION.scope,
    mutationFn: send,
    onSuccess: (result) => {
      if (isWithoutAccess(result)) return undefined;
      postListsChanged();
      return afterwards === 'leaves'
        ? client.invalidateQueries({ queryKey: OWN_LISTS, refetchType: 'none' })
        : unlessOffline(refetchLists(client));
    },
  });
};

export const useCreateList = () =>
  useListMutation(
    async (input: CreateWishlistMutationVariables['input']) =>
      (await request('CreateWishlist', CreateWishlistDocument, { input })).createWishlist,
    { ...FORM, afterwards: 'leaves' },
  );

export const useDescribeList = () =>
  useListMutation(
    async (form: DescribeWishlistMutationVariables) =>
      (await request('DescribeWishlist', DescribeWishlistDocument, form)).describeWishlist,
    FORM,
  );

export const useDeleteList = (wishlistId: string) =>
  useListMutation(
    async () => (await request('DeleteWishlist', DeleteWishlistDocument, { wishlistId })).deleteWishlist,
    { afterwards: 'leaves' },
  );

export const useLeaveList = (wishlistId: string) =>
  useListMutation(async () => (await request('LeaveWishlist', LeaveWishlistDocument, { wishlistId })).leaveWishlist, {
    afterwards: 'leaves',
  });

export const useSetStandard = (wishlistId: string) =>
  useListMutation(
    async () => (await request('SetStandardWishlist', SetStandardWishlistDocument, { wishlistId })).setStandardWishlist,
  );

export const useShareList = () =>
  useListMutation(
    async (link: ShareWishlistMutationVariables) =>
      (await request('ShareWishlist', ShareWishlistDocument, link)).shareWishlist,
  );

export const useRevokeLinks = (wishlistId: string) =>
  useListMutation(
    async () => (await request('RevokeWishlistLinks', RevokeWishlistLinksDocument, { wishlistId })).revokeWishlistLinks,
  );

export const useInvite = () =>
  useListMutation(
    async (input: InviteToWishlistMutationVariables['input']) =>
      (await request('InviteToWishlist', InviteToWishlistDocument, { input })).inviteToWishlist,
    FORM,
  );

export type ChangeOfMember = MemberChange & { readonly memberId: string };

export const useChangeMember = (wishlistId: string) =>
  useListMutation(
    async (change: ChangeOfMember) =>
      (
        await request('ChangeWishlistMember', ChangeWishlistMemberDocument, {
          wishlistId,
          memberId: change.memberId,
          do: change.do,
          level: change.do === 'set-level' ? change.level : null,
        })
      ).changeWishlistMember,
  );

export const useSettleMerge = (mergeId: string) =>
  useListMutation(
    async (undo: boolean) =>
      (await request('SettleMerkzettelMerge', SettleMerkzettelMergeDocument, { mergeId, undo })).settleMerkzettelMerge,
  );

/** Comments are read again with the list, whose rows show the newest. */
const useCommentMutation = <Result, Variables>(
  wishlistId: string,
  send: (variables: Variables) => Promise<Result>,
  options: Partial<typeof FORM> = {},
) => {
  const client = useQueryClient();
  return useListMutation(async (variables: Variables) => {
    const result = await send(variables);
    void client.invalidateQueries({ queryKey: commentsQuery(wishlistId).queryKey });
    return result;
  }, options);
};

export const useWriteComment = (wishlistId: string, entryId: string | undefined) =>
  useCommentMutation(
    wishlistId,
    async (listComment: string) =>
      (
        await request('CommentOnWishlist', CommentOnWishlistDocument, {
          wishlistId,
          entryId: entryId ?? null,
          listComment,
        })
      ).commentOnWishlist,
    FORM,
  );

export const useDeleteComment = (wishlistId: string) =>
  useCommentMutation(
    wishlistId,
    async (commentId: string) =>
      (await request('DeleteWishlistComment', DeleteWishlistCommentDocument, { wishlistId, commentId }))
        .deleteWishlistComment,
  );

/** Puts the articles of a source on a list. A form says itself why nothing was added. */
export const useAddToList = (source: ListSource, { isForm = false }: { readonly isForm?: boolean } = {}) =>
  useListMutation(
    async (target: ListTarget) =>
      (await request('AddToWishlist', AddToWishlistDocument, { ...sourceFields(source), ...target })).addToWishlist,
    isForm ? FORM : {},
  );

/** Puts articles on a list by their order numbers. */
export const useImportLines = (wishlistId: string) =>
  useListMutation(
    async (orderLines: string) =>
      (await request('ImportIntoWishlist', ImportIntoWishlistDocument, { wishlistId, orderLines })).importIntoWishlist,
    FORM,
  );
