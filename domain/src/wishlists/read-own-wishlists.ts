import { granted, refused, type Result } from '../shared/result.ts';
import type { WishlistId } from '../visit/shopper.ts';
import type { Visit } from '../visit/visit.port.ts';
import type { Bookmarks } from './bookmarks.ts';
import type { WishlistComment } from './wishlist-comment.ts';
import type { OpenedWishlist, WishlistNotFound, Wishlists } from './wishlists.port.ts';

interface Ports {
  readonly wishlists: Wishlists;
}

const NO_SUCH_LIST: WishlistNotFound = { because: 'no-such-list' };

/** The visitor's lists, one of them open: by default the Merkzettel. Undefined for a visitor without a session, who has none yet. */
export const readOwnWishlists =
  ({ wishlists }: Ports, { shopper }: Visit) =>
  async (id?: WishlistId): Promise<Result<OpenedWishlist | undefined, WishlistNotFound>> => {
    if (shopper.userId !== undefined) return wishlists.all(shopper, id);
    return id === undefined ? granted(undefined) : refused(NO_SUCH_LIST);
  };

/** What the visitor has bookmarked. Asks the shop only for those who have a session. */
export const readBookmarks =
  ({ wishlists }: Ports, { shopper }: Visit) =>
  async (): Promise<Bookmarks> =>
    shopper.userId === undefined ? [] : wishlists.bookmarks(shopper);

/** All comments of a list, the newest first. */
export const readComments =
  ({ wishlists }: Ports, { shopper }: Visit) =>
  async (id: WishlistId): Promise<Result<readonly WishlistComment[], WishlistNotFound>> =>
    shopper.userId === undefined ? refused(NO_SUCH_LIST) : wishlists.comments(shopper, id);
