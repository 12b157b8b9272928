import { invalidForm, type FormRefusal } from '../shared/field-errors.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import type { Visit } from '../visit/visit.port.ts';
import { allListsOf, isSameListName, type WishlistHead, type WishlistKind } from './wishlist.ts';
import { LIST_AFTER_LOGIN } from './list-after-login.slot.ts';
import type { ListedItem } from './wishlist-change.ts';
import { tidyWishlistForm, wishlistErrors, type WishlistForm } from './wishlist-rules.ts';
import { type ChangedWishlist, NOTHING_ADDED, type Wishlists } from './wishlists.port.ts';

export interface NewWishlist extends WishlistForm {
  readonly kind: WishlistKind;
  readonly items: readonly ListedItem[];
}

export type CreateWishlistRefusal = FormRefusal | { readonly because: 'login-needed' | 'too-many-lists' };

/** A creator's lists have different names, so that a lost reply can be told from a list that was never made. */
const madeList = async (
  { wishlists }: { readonly wishlists: Wishlists },
  visit: Visit,
  name: string,
): Promise<WishlistHead | undefined> => {
  const read = await wishlists.all(visit.shopper).catch(() => undefined);
  if (read?.ok !== true) return undefined;
  return allListsOf(read.value.collection).find((list) => list.level === 'creator' && isSameListName(list.name, name));
};

/** Makes a list of a customer's own, empty or with these articles. An empty one of a visitor is made once they sign in. */
export const createWishlist =
  (ports: { readonly wishlists: Wishlists }, visit: Visit) =>
  async ({ items, kind, ...typed }: NewWishlist): Promise<Result<ChangedWishlist, CreateWishlistRefusal>> => {
    const errors = wishlistErrors(typed);
    if (errors.length > 0) return refused(invalidForm(errors));
    const form = tidyWishlistForm(typed);
    if (visit.shopper.loginState !== 'customer') {
      if (items.length === 0) visit.write(LIST_AFTER_LOGIN, { ...form, kind });
      return refused({ because: 'login-needed' });
    }
    return ports.wishlists.create(visit.shopper, { ...form, kind }, items).catch(async (failure: unknown) => {
      const list = await madeList(ports, visit, form.listName);
      if (list === undefined) throw failure;
      return granted({ list, entries: [], removed: [], gone: [], items: NOTHING_ADDED });
    });
  };
