import type { WishlistId } from '../visit/shopper.ts';
import type { Visit } from '../visit/visit.port.ts';
import { followListLink } from './follow-list-link.ts';
import { listDocument, type ListDocument } from './list-document.ts';
import { readOwnWishlists } from './read-own-wishlists.ts';
import type { Wishlist } from './wishlist.ts';

type Ports = Parameters<typeof followListLink>[0];

/** A list that a visitor has a link to, or one of their own: without an id, the Merkzettel. */
export interface RequestedList {
  readonly id?: WishlistId;
  readonly token?: string;
}

const readList = async (ports: Ports, visit: Visit, { id, token }: RequestedList): Promise<Wishlist | undefined> => {
  if (token !== undefined) {
    const shared = await followListLink(ports, visit).open(token);
    return shared.ok ? shared.value.list : undefined;
  }
  const own = await readOwnWishlists(ports, visit)(id);
  return own.ok ? own.value?.list : undefined;
};

/** What stands of a list on paper and in files; undefined for whoever may not see it. */
export const readListDocument =
  (ports: Ports, visit: Visit) =>
  async (requested: RequestedList, now: Date): Promise<ListDocument | undefined> => {
    const list = await readList(ports, visit, requested);
    return list && listDocument(list, visit.shopper.storefront, now);
  };
