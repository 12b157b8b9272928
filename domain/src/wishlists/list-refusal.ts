import type { Shopper, WishlistId } from '../visit/shopper.ts';
import { mayWith, type WishlistAction } from './wishlist-rights.ts';
import type { NotAllowed, WishlistNotFound, Wishlists } from './wishlists.port.ts';

/**
 * Why a shopper may not do something with a list. Where input is wrong, it is said first: whoever does not know a list learns the
 * same of it whatever they send, and nobody mends what is refused anyway.
 */
export const listRefusal = async (
  { wishlists }: { readonly wishlists: Pick<Wishlists, 'bookmarks'> },
  shopper: Shopper,
  id: WishlistId,
  action: WishlistAction,
): Promise<WishlistNotFound | NotAllowed | undefined> => {
  const lists = shopper.userId === undefined ? [] : await wishlists.bookmarks(shopper);
  const list = lists.find(({ externalId }) => externalId === id);
  if (list === undefined) return { because: 'no-such-list' };
  return mayWith(list, action) ? undefined : { because: 'not-allowed' };
};
