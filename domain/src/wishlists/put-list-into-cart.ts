import { addToOwnCart, type CartPorts } from '../carts/add-to-own-cart.ts';
import type { CartClosed, CartReport, UpdatedCart } from '../carts/carts.port.ts';
import { granted, type Result } from '../shared/result.ts';
import { recordEvent } from '../tracking/record-event.ts';
import type { TrackedPieces, Tracking } from '../tracking/tracking.port.ts';
import type { Visit } from '../visit/visit.port.ts';
import type { WantedEntries } from './class-list.ts';
import type { ListedItem } from './wishlist-change.ts';
import type { TeaserLists } from './teaser-lists.port.ts';
import type { ListAccess, ListInCart, WishlistNotFound, Wishlists } from './wishlists.port.ts';

const withNothingSkipped = (updated: UpdatedCart): ListInCart => ({ ...updated, skipped: [], claims: [] });

/** Puts entries of a list into the visitor's cart; the list stays as it is (WISH-14). */
export const putListIntoCart =
  (ports: CartPorts & { readonly wishlists: Wishlists }, visit: Visit) =>
  (list: ListAccess, wanted: WantedEntries = {}): Promise<Result<ListInCart, WishlistNotFound | CartClosed>> =>
    addToOwnCart(
      ports,
      visit,
      (cartId) => ports.wishlists.putIntoCart(visit.shopper, list, { cartId, ...wanted }),
      withNothingSkipped,
    );

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
  (items: readonly ListedItem[]): Promise<Result<ListInCart, CartClosed>> =>
    addToOwnCart(
      ports,
      visit,
      async (cartId) => {
        const put = await ports.teaserLists.putIntoCart(
          visit.shopper,
          cartId,
          items.filter(({ quantity }) => quantity > 0),
        );
        if (!put.ok) return put;
        const tracked = withoutIssue(put.value.report);
        if (tracked.length > 0) await recordEvent(ports, visit.shopper, { name: 'add_to_cart', items: tracked });
        return granted(withNothingSkipped(put.value));
      },
      withNothingSkipped,
    );
