import type { AddableSource } from '@shop/domain/wishlists/add-to-list-path';
import { toldOfAdded } from '@shop/domain/wishlists/told-of-added';
import { wishlistPath } from '@shop/domain/wishlists/wishlist-paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { AddToWishlistDocument, type WishlistChangePartFragment } from '../../platform/generated/graphql.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { SILENT } from '../../platform/queries/silent-error-policy.ts';
import { unlessOffline } from '../../platform/queries/unless-offline.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { request } from '../../platform/transport/request.ts';
import { LIST_MUTATION, refetchLists } from './change-list.mutations.ts';
import { postListsChanged } from './model/post-lists-changed.ts';

/** What goes on a list: what a page offers, or the list behind a link. */
export type ListSource = AddableSource | { readonly from: 'link'; readonly token: string };

/** Where it goes: a new list, one of the visitor's, or the Merkzettel. */
type ListTarget = { readonly listName: string } | { readonly wishlistId: string } | { readonly toMerkzettel: true };

/** As the forms and the mutation name it. */
export const sourceFields = (
  source: ListSource,
): {
  readonly source: ListSource['from'];
  readonly orderId?: string;
  readonly token?: string;
} => {
  switch (source.from) {
    case 'order':
      return { source: source.from, orderId: source.orderId };
    case 'link':
      return { source: source.from, token: source.token };
    case 'cart':
    case 'saved-lines':
      return { source: source.from };
  }
};

/** A form says itself why nothing was added. */
export const useAddToList = (source: ListSource, { isForm = false }: { readonly isForm?: boolean } = {}) => {
  const client = useQueryClient();
  return useMutation({
    ...(isForm ? { meta: SILENT } : {}),
    scope: LIST_MUTATION.scope,
    mutationFn: async (target: ListTarget) => {
      const variables = { ...sourceFields(source), ...target };
      return (await request('AddToWishlist', AddToWishlistDocument, variables)).addToWishlist;
    },
    onSuccess: () => {
      postListsChanged();
      return unlessOffline(refetchLists(client));
    },
  });
};

type Added = Extract<WishlistChangePartFragment, { readonly __typename: 'WishlistChanged' }>;

/** Says what got on the list and what did not, and opens it. */
export const useAfterAdding = () => {
  const toast = useToast();
  const navigateTo = useNavigateTo();
  return ({ list, items }: Added): void => {
    const told = toldOfAdded({
      list: list.name,
      added: items.added.length + items.raised.length,
      unchanged: items.unchanged.length,
      unknown: items.unknownNames,
      leftOut: items.leftOutNames,
    });
    for (const one of told) toast(one);
    navigateTo(wishlistPath(list.externalId));
  };
};
