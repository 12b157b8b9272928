import { invalidForm, type FormRefusal } from '../shared/field-errors.ts';
import { normaliseLines } from '../shared/normalise-text.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import type { WishlistId } from '../visit/shopper.ts';
import type { Visit } from '../visit/visit.port.ts';
import { isWishlistQuantity } from '../carts/quantity.ts';
import { listRefusal } from './list-refusal.ts';
import type { WishlistChange } from './wishlist-change.ts';
import type { WishlistComment } from './wishlist-comment.ts';
import type { WishlistEntryId } from './wishlist-entry.ts';
import type { WishlistHead } from './wishlist.ts';
import type { WishlistAction } from './wishlist-rights.ts';
import { commentErrors, tidyWishlistForm, wishlistErrors, type WishlistForm } from './wishlist-rules.ts';
import type { ChangedWishlist, NotAllowed, WishlistNotFound, WishlistRefusal, Wishlists } from './wishlists.port.ts';

interface Ports {
  readonly wishlists: Wishlists;
}

const NO_SUCH_LIST: WishlistNotFound = { because: 'no-such-list' };

const hasPossibleQuantities = (change: WishlistChange): boolean => {
  switch (change.do) {
    case 'add-items':
      return change.items.every(({ quantity }) => isWishlistQuantity(quantity));
    case 'change-quantity':
      return isWishlistQuantity(change.quantity);
    default:
      return true;
  }
};

/** A comment whose reply was lost is found as the newest one of its text. */
const madeComment = async (
  { wishlists }: Ports,
  { shopper }: Visit,
  id: WishlistId,
  text: string,
  entryId: WishlistEntryId | undefined,
): Promise<WishlistComment | undefined> => {
  const comments = await wishlists.comments(shopper, id).catch(() => undefined);
  const [newest] = comments?.ok === true ? comments.value.filter(({ positionId }) => positionId === entryId) : [];
  return newest?.comment === text && newest.allowedToDeleteByUser ? newest : undefined;
};

export type CommentRefusal = FormRefusal | WishlistRefusal | { readonly because: 'too-many-comments' };

/** What a visitor does with a list that they are a member of. Visitors without a session have none. */
export const changeWishlist = (ports: Ports, visit: Visit) => {
  const { wishlists } = ports;
  /** Each is carried out for the shopper of this moment; a list of nobody is not there. */
  const asMember = async <Value, Refusal>(
    act: () => Promise<Result<Value, Refusal>>,
  ): Promise<Result<Value, Refusal | WishlistNotFound>> =>
    visit.shopper.userId === undefined ? refused(NO_SUCH_LIST) : act();
  /** Input is wrong, unless the list is. */
  const wrong = async <Refusal>(
    id: WishlistId,
    action: WishlistAction,
    refusal: Refusal,
  ): Promise<Result<never, Refusal | WishlistNotFound | NotAllowed>> =>
    refused((await listRefusal(ports, visit.shopper, id, action)) ?? refusal);
  return {
    /** Pressing again after a lost reply changes nothing twice: a change says how the list is to be. */
    entries: (id: WishlistId, change: WishlistChange): Promise<Result<ChangedWishlist, WishlistRefusal>> =>
      hasPossibleQuantities(change)
        ? asMember(() => wishlists.change(visit.shopper, id, change))
        : wrong(id, 'edit-entries', { because: 'invalid-quantity' }),
    describe: (
      id: WishlistId,
      typed: WishlistForm,
    ): Promise<Result<WishlistHead, FormRefusal | WishlistNotFound | NotAllowed>> => {
      const errors = wishlistErrors(typed);
      return errors.length > 0
        ? wrong(id, 'rename', invalidForm(errors))
        : asMember(() => wishlists.describe(visit.shopper, id, tidyWishlistForm(typed)));
    },
    remove: (id: WishlistId): Promise<Result<void, WishlistNotFound | NotAllowed>> =>
      asMember(() => wishlists.remove(visit.shopper, id)),
    /** Bookmarks go to this list from now on, in this browser and after the next login. */
    setStandard: (id: WishlistId): Promise<Result<WishlistHead, WishlistNotFound>> =>
      asMember(async () => {
        const set = await wishlists.setStandard(visit.shopper, id);
        if (set.ok) visit.useWishlist(id);
        return set;
      }),
    comment: (
      id: WishlistId,
      typed: string,
      entryId?: WishlistEntryId,
    ): Promise<Result<WishlistComment, CommentRefusal>> => {
      const errors = commentErrors(typed);
      if (errors.length > 0) return wrong(id, 'comment', invalidForm(errors));
      const text = normaliseLines(typed);
      return asMember(() =>
        wishlists
          .comment(visit.shopper, id, { text, ...(entryId === undefined ? {} : { entryId }) })
          .catch(async (failure: unknown) => {
            const made = await madeComment(ports, visit, id, text, entryId);
            if (made === undefined) throw failure;
            return granted(made);
          }),
      );
    },
    deleteComment: (
      id: WishlistId,
      commentId: string,
    ): Promise<Result<void, WishlistNotFound | NotAllowed | { readonly because: 'no-such-comment' }>> =>
      asMember(() => wishlists.deleteComment(visit.shopper, id, commentId)),
  };
};
