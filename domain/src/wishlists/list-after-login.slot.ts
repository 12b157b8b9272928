import { storedRecord, storedText, storedWord } from '../shared/stored-content.ts';
import type { Slot } from '../visit/visit.port.ts';
import { WISHLIST_KINDS, type WishlistKind } from './wishlist.ts';
import type { WishlistForm } from './wishlist-rules.ts';

/** A list that a visitor wanted to make before they signed in. */
export const LIST_AFTER_LOGIN: Slot<WishlistForm & { readonly kind: WishlistKind }> = {
  name: 'listAfterLogin',
  version: 1,
  seconds: 30 * 60,
  endsWithBrowser: true,
  isOfPerson: true,
  read: storedRecord({ listName: storedText, listDescription: storedText, kind: storedWord(...WISHLIST_KINDS) }),
};
