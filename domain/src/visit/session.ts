import type { CartId, UserId, WishlistId } from './shopper.ts';

export interface OpenedSession {
  readonly userId: UserId;
  readonly cartId: CartId;
  /** The list that bookmarks go to (upstream: the active one of getAllWishlistsEssentials). */
  readonly activeWishlistId: WishlistId;
}

/** Outcome of a login or a registration (ENT-02). */
export interface SignedIn {
  readonly userId: UserId;
  readonly sessionToken: string;
  /** ISO instant at which the session ends. */
  readonly expires: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly cartMerged: boolean;
  readonly sharedListMerged: boolean;
  /** The next cart. */
  readonly updatedCartId: CartId;
  readonly activeWishlistId: WishlistId;
}
