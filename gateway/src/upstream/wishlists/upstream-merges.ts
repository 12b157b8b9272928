import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { WishlistCollection } from '@shop/domain/wishlists/wishlist';
import type { UndoMergeRefusal, Wishlists } from '@shop/domain/wishlists/wishlists.port';
import * as operations from '../generated/operations.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { readChoiceResult, type RefusalTable } from '../shared/read-mutation-result.ts';
import { readGranted } from './read-granted.ts';
import { TOO_MANY_LISTS } from './too-many-lists.ts';
import { readCollection } from './read-wishlist.ts';

const NO_SUCH_MERGE: UndoMergeRefusal = { because: 'no-such-merge' };
const UNDO_REFUSALS: RefusalTable<UndoMergeRefusal> = { ...TOO_MANY_LISTS, NO_SUCH_MERGE: () => NO_SUCH_MERGE };

/** What a login added to the Merkzettel. */
export const upstreamMerges = (call: PortCalls): Pick<Wishlists, 'undoMerge' | 'dismissMerge'> => ({
  undoMerge: (shopper, mergeId) =>
    call({
      operation: operations.undoMerkzettelMerge,
      variables: { mergeId },
      shopper,
      read: ({ undoMerkzettelMerge }): Result<WishlistCollection, UndoMergeRefusal> =>
        readGranted(
          readChoiceResult(undoMerkzettelMerge, UNDO_REFUSALS),
          undoMerkzettelMerge.wishlists,
          readCollection,
        ),
      otherwise: { 'ids-unknown': refused(NO_SUCH_MERGE) },
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
