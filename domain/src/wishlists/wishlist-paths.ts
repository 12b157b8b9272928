import { WISHLIST } from '../shared/paths.ts';
import type { WishlistId } from '../visit/shopper.ts';

/** Where a new list is made. Whoever signs in to make one comes back here. */
export const NEW_WISHLIST = `${WISHLIST}?open=new`;

/** The page of one of the visitor's lists. */
export const wishlistPath = (id: WishlistId): string => `${WISHLIST}?list=${encodeURIComponent(id)}`;

/** A list as a file. Whoever may see the list gets it; anybody else gets the 404 of its page. */
export const WISHLIST_FILE = '/myaccount/wishlist/file/';

export const LIST_FILE_KINDS = ['csv', 'pdf'] as const;
export type ListFileKind = (typeof LIST_FILE_KINDS)[number];

/** A list as a file: one of the visitor's, or one that they have a link to. */
export const listFilePath = (
  list: { readonly id: WishlistId } | { readonly token: string },
  as: ListFileKind,
): string => {
  const [name, value] = 'id' in list ? ['list', list.id] : ['token', list.token];
  return `${WISHLIST_FILE}?${name}=${encodeURIComponent(value)}&as=${as}`;
};
