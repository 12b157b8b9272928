import type { WantedEntries } from '@shop/domain/wishlists/class-list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import {
  type ListInCartPartFragment,
  PutWishlistIntoCartDocument,
  UpdateCartDocument,
  WithdrawClaimDocument,
} from '../../platform/generated/graphql.ts';
import { unlessOffline } from '../../platform/queries/unless-offline.ts';
import { request } from '../../platform/transport/request.ts';
import { CART_MUTATION, takeCart } from '../carts/model/carts.mutations.ts';
import { cartQuery } from '../carts/model/carts.queries.ts';
import { afterSharedChange } from './shared-list.mutations.ts';

export type ListInCart = Extract<ListInCartPartFragment, { readonly __typename: 'ListInCart' }>;

/** Most changes of a cart in one request. */
const MOST_CHANGES = 100;

/** Puts entries of a list into the cart, by the token of a link if the visitor is no member, after everything else that changes the cart (WISH-14). */
export const usePutIntoCart = (wishlistId: string, token: string | null = null) => {
  const client = useQueryClient();
  return useMutation({
    ...CART_MUTATION,
    mutationFn: async ({ entryIds, pieces }: WantedEntries) => {
      const { putWishlistIntoCart: result } = await request('PutWishlistIntoCart', PutWishlistIntoCartDocument, {
        wishlistId,
        token,
        entryIds: entryIds === undefined ? null : [...entryIds],
        pieces: pieces ?? null,
      });
      if (result.__typename === 'ListInCart') await takeCart(client, result.cart);
      return result;
    },
    onSuccess: () => (token === null ? undefined : afterSharedChange(client)),
    onError: () => unlessOffline(client.invalidateQueries({ queryKey: cartQuery.queryKey })),
  });
};

/** Takes exactly those pieces that a list has put into the cart out of it again, as it is by then, and gives up what was claimed with them. The next press goes on after what was done. */
export const useTakeOutAgain = ({ report: { added }, claims }: Pick<ListInCart, 'report' | 'claims'>) => {
  const client = useQueryClient();
  const taken = useRef(0);
  const givenUp = useRef(0);
  return useMutation({
    ...CART_MUTATION,
    mutationFn: async () => {
      while (taken.current < added.length) {
        const next = added.slice(taken.current, taken.current + MOST_CHANGES);
        const { updateCart } = await request('UpdateCart', UpdateCartDocument, {
          operations: next.map(({ itemId, quantity }) => ({ do: 'take-out' as const, itemId, quantity })),
        });
        await takeCart(client, updateCart.cart);
        if (updateCart.__typename === 'CartRefused') return updateCart;
        taken.current += next.length;
      }
      for (const { code } of claims.slice(givenUp.current)) {
        await request('WithdrawClaim', WithdrawClaimDocument, { input: { code } });
        givenUp.current += 1;
      }
      if (claims.length > 0) await afterSharedChange(client);
      return undefined;
    },
    onError: () => unlessOffline(client.invalidateQueries({ queryKey: cartQuery.queryKey })),
  });
};
