import type { AddableSource } from '@shop/domain/wishlists/add-to-list-path';

/** What goes on a list: what a page offers, or the list behind a link. */
export type ListSource = AddableSource | { readonly from: 'link'; readonly token: string };

/** Where it goes: a new list, one of the visitor's, or the Merkzettel. */
export type ListTarget =
  | { readonly listName: string }
  | { readonly wishlistId: string }
  | { readonly toMerkzettel: true };

/** As the forms and the mutation name it. */
export const sourceFields = (
  source: ListSource,
): {
  readonly source: ListSource['from'];
  readonly orderId?: string;
  readonly token?: string;
} => {
  switch (source.from) {
    case 'order':
      return { source: source.from, orderId: source.orderId };
    case 'link':
      return { source: source.from, token: source.token };
    case 'cart':
    case 'saved-lines':
      return { source: source.from };
  }
};
