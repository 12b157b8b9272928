import type { Sessions } from '../sessions/sessions.port.ts';
import type { Orders } from './orders.port.ts';
import type { Carts } from '../carts/carts.port.ts';
import type { Cart } from '../carts/cart.ts';
import type { OrderId } from '../shared/shop-id.ts';
import { reorder } from './reorder.ts';
import type { ReorderedLine } from './reorder.ts';
import { granted, refused } from '../shared/result.ts';
import { emptyCart } from '../carts/empty-cart.ts';
import { readOwnCart } from '../carts/read-own-cart.ts';
import { updateCart } from '../carts/update-cart.ts';
import type { Visit } from '../visit/visit.port.ts';

export interface ReorderPorts {
  readonly carts: Carts;
  readonly orders: Orders;
  readonly sessions: Sessions;
}

export interface Reordered {
  readonly lines: readonly ReorderedLine[];
  readonly cart: Cart;
}

/** Puts the articles of the visitor's own order into their cart; undefined if it is not theirs. */
export const reorderOrder =
  (ports: ReorderPorts, visit: Visit) =>
  async (orderId: OrderId): Promise<Reordered | undefined> => {
    const order = await ports.orders.details(visit.shopper, orderId);
    if (!order.ok) return undefined;
    let cart: Cart | undefined;
    const lines = await reorder(async (operations) => {
      const updated = await updateCart(ports, visit)(operations);
      cart = updated.ok ? updated.value.cart : updated.refusal.cart;
      return updated.ok ? granted(updated.value) : refused(updated.refusal.refusal);
    })(order.value);
    cart ??= await readOwnCart(ports, visit)({ shippingCost: true });
    return { lines, cart: cart ?? emptyCart(visit.shopper.storefront) };
  };
