import { addedSince } from '../carts/added-since.ts';
import { type CartReport, EMPTY_CART_REPORT, type Carts } from '../carts/carts.port.ts';
import type { Cart } from '../carts/cart.ts';
import { findOrOpenUnsubmittedCart } from '../carts/find-or-open-cart.ts';
import { shopAgain } from '../sessions/shop-again.ts';
import type { Sessions } from '../sessions/sessions.port.ts';
import { granted, type Result } from '../shared/result.ts';
import { recordEvent } from '../tracking/record-event.ts';
import type { TrackedPieces, Tracking } from '../tracking/tracking.port.ts';
import type { CartId } from '../visit/shopper.ts';
import type { Visit } from '../visit/visit.port.ts';
import type { WantedEntries } from './class-list.ts';
import type { ListedItem } from './wishlist-change.ts';
import type { TeaserLists } from './teaser-lists.port.ts';
import type { ListAccess, ListInCart, WishlistNotFound, Wishlists } from './wishlists.port.ts';

interface CartPorts {
  readonly carts: Carts;
  readonly sessions: Sessions;
}

type CartGone = { readonly because: 'cart-not-found' | 'already-submitted' };

/** A lost reply does not say what was added, but the cart does. If it holds no more than before, the failure is thrown. */
const lookAgain = async (
  { carts }: CartPorts,
  { shopper }: Visit,
  before: Cart,
  failure: unknown,
): Promise<ListInCart> => {
  const found = await carts.find(shopper, before.id, { shippingCost: true }).catch(() => undefined);
  const added = found?.ok === true ? addedSince(before, found.value) : [];
  if (found?.ok !== true || added.length === 0) throw failure;
  return { cart: found.value, report: { ...EMPTY_CART_REPORT, added }, skipped: [], claims: [] };
};

/** Adds to the visitor's own cart, in one call; for a visitor without a cart, a session is opened. */
const addToOwnCart = async <Refusal>(
  ports: CartPorts,
  visit: Visit,
  add: (cartId: CartId) => Promise<Result<ListInCart, Refusal>>,
): Promise<Result<ListInCart, Refusal>> => {
  await shopAgain(ports, visit);
  const { cart, opened } = await findOrOpenUnsubmittedCart(ports)(visit.shopper);
  if (opened !== undefined) visit.opened(opened);
  return add(cart.id).catch(async (failure: unknown) => granted(await lookAgain(ports, visit, cart, failure)));
};

/** Puts entries of a list into the visitor's cart; the list stays as it is (WISH-14). */
export const putListIntoCart =
  (ports: CartPorts & { readonly wishlists: Wishlists }, visit: Visit) =>
  (list: ListAccess, wanted: WantedEntries = {}): Promise<Result<ListInCart, WishlistNotFound | CartGone>> =>
    addToOwnCart(ports, visit, (cartId) => ports.wishlists.putIntoCart(visit.shopper, list, { cartId, ...wanted }));

/** What went into the cart as it was wanted. */
const withoutIssue = ({ added, quantityChanged, maxInCart, dealSplit }: CartReport): readonly TrackedPieces[] => {
  const issues = new Set([...quantityChanged, ...maxInCart, ...dealSplit].map(({ itemId }) => itemId));
  return added
    .filter(({ itemId }) => !issues.has(itemId))
    .map(({ itemId, quantity }): TrackedPieces => ({ itemId, quantity }));
};

/** Puts a list of editors into the visitor's cart, with the quantities of the page, and records what went in as it was wanted (WISH-15). */
export const putTeaserListIntoCart =
  (ports: CartPorts & { readonly teaserLists: TeaserLists; readonly tracking: Tracking }, visit: Visit) =>
  (items: readonly ListedItem[]): Promise<Result<ListInCart, CartGone>> =>
    addToOwnCart(ports, visit, async (cartId) => {
      const put = await ports.teaserLists.putIntoCart(
        visit.shopper,
        cartId,
        items.filter(({ quantity }) => quantity > 0),
      );
      if (!put.ok) return put;
      const tracked = withoutIssue(put.value.report);
      if (tracked.length > 0) await recordEvent(ports, visit.shopper, { name: 'add_to_cart', items: tracked });
      return granted({ ...put.value, skipped: [], claims: [] });
    });
