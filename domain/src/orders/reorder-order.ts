import type { Cart } from '../carts/cart.ts';
import type { OrderId } from './order.ts';
import { reorder } from './reorder.ts';
import type { ReorderedLine } from './reorder.ts';
import { granted, refused } from '../shared/result.ts';
import type { Shop } from '../shop.ts';
import { emptyCart } from '../carts/empty-cart.ts';
import { readOwnCart } from '../carts/read-own-cart.ts';
import { updateCart } from '../carts/update-cart.ts';
import type { Visit } from '../sessions/visit.port.ts';

export type ReorderPorts = Pick<Shop, 'carts' | 'orders' | 'sessions'>;

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
