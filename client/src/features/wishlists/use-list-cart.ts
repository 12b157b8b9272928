import { takingOut } from '@shop/domain/carts/take-out-of-cart';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import {
  type ListInCartPartFragment,
  PutWishlistIntoCartDocument,
  UpdateCartDocument,
} from '../../platform/generated/graphql.ts';
import { unlessOffline } from '../../platform/queries/unless-offline.ts';
import { request } from '../../platform/transport/request.ts';
import { CART_MUTATION, takeCart } from '../carts/model/carts.mutations.ts';
import { cartQuery } from '../carts/model/carts.queries.ts';

export type ListInCart = Extract<ListInCartPartFragment, { readonly __typename: 'ListInCart' }>;

/** Most changes of a cart in one request. */
const MOST_CHANGES = 100;

/** Puts entries of a list into the cart, all if none is named, by the token of a link if the visitor is no member, after everything else that changes the cart (WISH-14). */
export const usePutIntoCart = (wishlistId: string, token: string | null = null) => {
  const client = useQueryClient();
  return useMutation({
    ...CART_MUTATION,
    mutationFn: async (entryIds: readonly string[] | undefined) => {
      const { putWishlistIntoCart: result } = await request('PutWishlistIntoCart', PutWishlistIntoCartDocument, {
        wishlistId,
        token,
        entryIds: entryIds === undefined ? null : [...entryIds],
      });
      if (result.__typename === 'ListInCart') await takeCart(client, result.cart);
      return result;
    },
    onError: () => unlessOffline(client.invalidateQueries({ queryKey: cartQuery.queryKey })),
  });
};

/** Takes exactly those pieces out of the cart again that a list has put into it. */
export const useTakeOutAgain = () => {
  const client = useQueryClient();
  return useMutation({
    ...CART_MUTATION,
    mutationFn: async (added: ListInCart['report']['added']) => {
      const { cart } = await client.ensureQueryData(cartQuery);
      const operations = takingOut(cart, added);
      for (let at = 0; at < operations.length; at += MOST_CHANGES) {
        const { updateCart } = await request('UpdateCart', UpdateCartDocument, {
          operations: operations.slice(at, at + MOST_CHANGES),
        });
        await takeCart(client, updateCart.cart);
        if (updateCart.__typename === 'CartRefused') return updateCart;
      }
      return undefined;
    },
    onError: () => unlessOffline(client.invalidateQueries({ queryKey: cartQuery.queryKey })),
  });
};
