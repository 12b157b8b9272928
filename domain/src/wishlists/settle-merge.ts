import type { MessageKey } from '../shared/message-keys.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import type { Visit } from '../visit/visit.port.ts';
import type { UndoMergeRefusal, WishlistNotFound, Wishlists } from './wishlists.port.ts';

/** Undoes what a login added to the Merkzettel, or puts the notice about it away, and says what to tell. */
export const settleMerge =
  ({ wishlists }: { readonly wishlists: Wishlists }, { shopper }: Visit) =>
  async (
    mergeId: string,
    what: 'undo' | 'dismiss',
  ): Promise<Result<MessageKey, WishlistNotFound | UndoMergeRefusal>> => {
    if (shopper.userId === undefined) return refused({ because: 'no-such-list' });
    if (what === 'dismiss') {
      await wishlists.dismissMerge(shopper, mergeId);
      return granted('shop.wishlist.mergeKept');
    }
    const undone = await wishlists.undoMerge(shopper, mergeId);
    return undone.ok ? granted('shop.wishlist.mergeUndone') : undone;
  };
