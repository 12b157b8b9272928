import type { WantedEntries } from '@shop/domain/wishlists/class-list';
import type { EntryGap } from '@shop/domain/wishlists/wishlist-entry';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import {
  type ListInCartPartFragment,
  type OwnWishlistsQuery,
  PutWishlistIntoCartDocument,
  type SharedWishlistQuery,
  WithdrawClaimDocument,
} from '../../platform/generated/graphql.ts';
import { unlessOffline } from '../../platform/queries/unless-offline.ts';
import { request } from '../../platform/transport/request.ts';
import { CART_MUTATION, takeCart } from '../carts/model/carts.mutations.ts';
import { cartQuery } from '../carts/model/carts.queries.ts';
import { takeOutAdded } from '../carts/model/take-out-added.ts';
import { takeListReply } from './change-list.mutations.ts';
import { OWN_LISTS } from './own-lists.queries.ts';
import { afterSharedChange } from './shared-list.mutations.ts';
import { SHARED_LIST } from './shared-list.queries.ts';

export type ListInCart = Extract<ListInCartPartFragment, { readonly __typename: 'ListInCart' }>;

type Skipped = ListInCart['skipped'][number];

/** Of an entry that is gone for good, the shop has no name any more, but the page still shows it. */
const namedAsShown = (client: QueryClient, skipped: readonly Skipped[]): readonly Skipped[] => {
  const shown = [
    ...client.getQueriesData<OwnWishlistsQuery>({ queryKey: OWN_LISTS }).map(([, known]) => known?.ownWishlists?.open),
    ...client
      .getQueriesData<SharedWishlistQuery>({ queryKey: SHARED_LIST })
      .map(([, known]) => known?.sharedWishlist?.list),
  ].flatMap((list) => list?.entries ?? []);
  return skipped.map((entry) => ({
    ...entry,
    name: entry.name ?? shown.find(({ externalId }) => externalId === entry.entryId)?.product.name ?? null,
  }));
};

const isAnyGone = ({ skipped }: ListInCart): boolean =>
  skipped.some(({ gap }) => gap === ('no-longer-listed' satisfies EntryGap));

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
      if (result.__typename !== 'ListInCart') return result;
      await takeCart(client, result.cart);
      return { ...result, skipped: namedAsShown(client, result.skipped) };
    },
    onSuccess: (result) => {
      if (token !== null) return afterSharedChange(client);
      const isOutdated = result.__typename === 'ListInCart' && isAnyGone(result);
      return isOutdated ? takeListReply(client, () => undefined, true) : undefined;
    },
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
      const refused = await takeOutAdded(client, added, taken);
      if (refused !== undefined) return refused;
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
