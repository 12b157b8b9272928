import { allLinesOf } from '../carts/cart-rules.ts';
import type { Carts } from '../carts/carts.port.ts';
import { WISHLIST_MAX_QUANTITY } from '../carts/quantity.ts';
import { readOwnCart } from '../carts/read-own-cart.ts';
import type { ItemId } from '../catalogue/product.ts';
import { boughtItems } from '../orders/order-details.ts';
import type { Orders } from '../orders/orders.port.ts';
import type { Sessions } from '../sessions/sessions.port.ts';
import { shopAgain } from '../sessions/shop-again.ts';
import type { FormRefusal } from '../shared/field-errors.ts';
import { mergeLines } from '../shared/merge-lines.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import type { OrderId } from '../shared/shop-id.ts';
import type { WishlistId } from '../visit/shopper.ts';
import type { Visit } from '../visit/visit.port.ts';
import { changeWishlist } from './change-wishlist.ts';
import { createWishlist, type CreateWishlistRefusal } from './create-wishlist.ts';
import type { SharedWishlists } from './shared-wishlists.port.ts';
import type { WishlistKind } from './wishlist.ts';
import type { ListedItem } from './wishlist-change.ts';
import type { WishlistEntryId } from './wishlist-entry.ts';
import type { WishlistForm } from './wishlist-rules.ts';
import type { ChangedWishlist, WishlistRefusal, Wishlists } from './wishlists.port.ts';

/** Where articles come from. */
export type ListSource =
  | { readonly from: 'order'; readonly orderId: OrderId }
  | { readonly from: 'cart' }
  | { readonly from: 'saved-lines' }
  /** A list that the visitor has a link to: a copy of it, all entries if none is named. */
  | { readonly from: 'link'; readonly token: string; readonly entryIds?: readonly WishlistEntryId[] }
  | { readonly from: 'items'; readonly items: readonly ListedItem[] };

/** Where they go: the Merkzettel, which everybody has, one of the visitor's lists, or a new one. */
export type ListTarget =
  | 'merkzettel'
  | { readonly listId: WishlistId }
  | (WishlistForm & { readonly kind: WishlistKind; readonly listId?: undefined });

interface Ports {
  readonly carts: Carts;
  readonly orders: Orders;
  readonly wishlists: Wishlists;
  readonly sharedWishlists: SharedWishlists;
  readonly sessions: Sessions;
}

interface Line extends ListedItem {
  /** Absent if only ids are known. */
  readonly name?: string;
}

/** Each article once, with all its pieces, at most as many as a list takes. */
const itemsOf = (lines: readonly Line[]): readonly Line[] =>
  mergeLines(lines).map((line) => ({ ...line, quantity: Math.min(line.quantity, WISHLIST_MAX_QUANTITY) }));

const readSource = async (
  { carts, orders, sharedWishlists }: Ports,
  visit: Visit,
  source: ListSource,
): Promise<readonly Line[] | undefined> => {
  switch (source.from) {
    case 'items':
      return itemsOf(source.items);
    case 'order': {
      const order = await orders.details(visit.shopper, source.orderId);
      return order.ok ? itemsOf(boughtItems(order.value)) : undefined;
    }
    case 'cart': {
      const cart = await readOwnCart({ carts }, visit)();
      return cart === undefined ? undefined : itemsOf(allLinesOf(cart).filter(({ isFreeItem }) => !isFreeItem));
    }
    case 'saved-lines': {
      const cart = await readOwnCart({ carts }, visit)();
      return cart === undefined ? undefined : itemsOf(cart.savedLines);
    }
    case 'link': {
      const shared = await sharedWishlists.open(visit.shopper, source.token);
      if (!shared.ok) return undefined;
      const wanted = shared.value.list.entries.filter(
        ({ externalId }) => source.entryIds === undefined || source.entryIds.includes(externalId),
      );
      return itemsOf(
        wanted.map(({ product: { productId, name }, item, quantity }) => ({
          productId,
          itemId: item?.itemId ?? productId,
          quantity,
          name,
        })),
      );
    }
  }
};

export type AddToListRefusal =
  | WishlistRefusal
  | CreateWishlistRefusal
  | FormRefusal
  /** The order or the link is not the visitor's, or the basket is gone. */
  | { readonly because: 'no-such-source' }
  | { readonly because: 'nothing-to-add' };

/** A list with the articles of a source, and the names of those that did not get on it. */
export interface AddedToList extends ChangedWishlist {
  readonly unknownNames: readonly string[];
  readonly leftOutNames: readonly string[];
}

const namesIn = (lines: readonly Line[], ids: readonly ItemId[]): readonly string[] =>
  ids.map((id) => lines.find(({ itemId, productId }) => itemId === id || productId === id)?.name ?? id);

/** The id of the list that everybody has. A visitor without a session gets one with it. */
export const merkzettelOf = async (
  ports: Pick<Ports, 'wishlists' | 'sessions'>,
  visit: Visit,
): Promise<WishlistId | undefined> => {
  await shopAgain(ports, visit);
  if (visit.shopper.userId === undefined) visit.opened(await ports.sessions.open(visit.shopper));
  const lists = await ports.wishlists.bookmarks(visit.shopper);
  return lists.find(({ isDefault }) => isDefault)?.externalId;
};

/** Why the shopper has no such list, which a session that ended takes with it, as it takes the source. */
const refusalOf = (target: ListTarget, { shopper }: Visit): AddToListRefusal | undefined => {
  if (target === 'merkzettel') return undefined;
  if (target.listId === undefined) return shopper.loginState === 'customer' ? undefined : { because: 'login-needed' };
  return shopper.userId === undefined ? { because: 'no-such-list' } : undefined;
};

const putOn = async (
  ports: Ports,
  visit: Visit,
  items: readonly ListedItem[],
  target: ListTarget,
): Promise<Result<ChangedWishlist, AddToListRefusal>> => {
  if (target !== 'merkzettel' && target.listId === undefined) return createWishlist(ports, visit)({ ...target, items });
  const listId = target === 'merkzettel' ? await merkzettelOf(ports, visit) : target.listId;
  if (listId === undefined) return refused({ because: 'no-such-list' });
  return changeWishlist(ports, visit).entries(listId, { do: 'add-items', items });
};

/** Puts the articles of an order, the basket or somebody's list on a list: quantities are kept, and what is gone is named. */
export const addToList =
  (ports: Ports, visit: Visit) =>
  async (source: ListSource, target: ListTarget): Promise<Result<AddedToList, AddToListRefusal>> => {
    const refusal = refusalOf(target, visit);
    if (refusal !== undefined) return refused(refusal);
    const lines = await readSource(ports, visit, source);
    if (lines === undefined) return refused({ because: 'no-such-source' });
    if (lines.length === 0) return refused({ because: 'nothing-to-add' });
    const added = await putOn(
      ports,
      visit,
      lines.map(({ productId, itemId, quantity }) => ({ productId, itemId, quantity })),
      target,
    );
    if (!added.ok) return refused(added.refusal);
    const { unknown, leftOut } = added.value.items;
    return granted({
      ...added.value,
      unknownNames: namesIn(lines, unknown),
      leftOutNames: namesIn(lines, leftOut),
    });
  };
