import { granted } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { WishlistCollection } from '@shop/domain/wishlists/wishlist';
import type { Wishlists } from '@shop/domain/wishlists/wishlists.port';
import * as operations from '../generated/operations.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { readChoiceResult } from '../shared/read-mutation-result.ts';
import { readGranted } from './read-granted.ts';
import { NO_CUSTOMER, TOO_MANY_LISTS, type TooManyLists } from './too-many-lists.ts';
import { readCollection } from './read-wishlist.ts';

/** What a login added to the Merkzettel. */
export const upstreamMerges = (call: PortCalls): Pick<Wishlists, 'undoMerge' | 'dismissMerge'> => ({
  undoMerge: (shopper, mergeId) =>
    call({
      operation: operations.undoMerkzettelMerge,
      variables: { mergeId },
      shopper,
      read: ({ undoMerkzettelMerge }): Result<WishlistCollection, TooManyLists> =>
        readGranted(
          readChoiceResult(undoMerkzettelMerge, TOO_MANY_LISTS),
          undoMerkzettelMerge.wishlists,
          readCollection,
        ),
      otherwise: NO_CUSTOMER,
    }),
  dismissMerge: (shopper, mergeId) =>
    call({
      operation: operations.dismissMerkzettelMerge,
      variables: { mergeId },
      shopper,
      read: ({ dismissMerkzettelMerge }) => readChoiceResult(dismissMerkzettelMerge, {}),
      otherwise: { 'ids-unknown': granted(undefined) },
    }).then(() => undefined),
});
