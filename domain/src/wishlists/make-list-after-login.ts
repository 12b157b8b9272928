import type { Result } from '../shared/result.ts';
import type { Visit } from '../visit/visit.port.ts';
import { createWishlist, type CreateWishlistRefusal } from './create-wishlist.ts';
import { LIST_AFTER_LOGIN } from './list-after-login.slot.ts';
import { NEW_WISHLIST } from './wishlist-paths.ts';
import type { WishlistForm } from './wishlist-rules.ts';
import type { ChangedWishlist, Wishlists } from './wishlists.port.ts';

export interface ListAfterLogin {
  readonly typed: WishlistForm;
  readonly made: Result<ChangedWishlist, CreateWishlistRefusal>;
}

/**
 * Makes the list that needed a login, as part of that login: nobody presses twice, and no page that is opened makes one. Only a
 * login that the press led to does so (`target`), so that a later one of somebody else at the same browser never does. Undefined
 * if no list was waiting.
 */
export const makeListAfterLogin =
  (ports: { readonly wishlists: Wishlists }, visit: Visit) =>
  async (target: string | undefined): Promise<ListAfterLogin | undefined> => {
    const typed = target === NEW_WISHLIST ? visit.read(LIST_AFTER_LOGIN) : undefined;
    if (typed === undefined) return undefined;
    visit.clear(LIST_AFTER_LOGIN);
    return { typed, made: await createWishlist(ports, visit)({ ...typed, items: [] }) };
  };
