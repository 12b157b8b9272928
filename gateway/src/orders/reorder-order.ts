import type { Cart } from '@shop/domain/carts/cart';
import type { OrderId } from '@shop/domain/orders/order';
import { reorder } from '@shop/domain/orders/reorder';
import type { ReorderedLine } from '@shop/domain/orders/reorder';
import { granted, refused } from '@shop/domain/shared/result';
import type { Shop } from '@shop/domain/shop';
import { emptyCart } from '@shop/domain/carts/empty-cart';
import { readOwnCart } from '@shop/domain/carts/read-own-cart';
import { updateCart } from '@shop/domain/carts/update-cart';
import type { VisitorSession } from '../request/visitor-session.ts';

export type ReorderPorts = Pick<Shop, 'carts' | 'orders' | 'sessions'>;

export interface Reordered {
  readonly lines: readonly ReorderedLine[];
  readonly cart: Cart;
}

/** Puts the articles of the visitor's own order into their cart; undefined if it is not theirs. */
export const reorderOrder =
  (ports: ReorderPorts) =>
  async (visitor: VisitorSession, orderId: OrderId): Promise<Reordered | undefined> => {
    const order = await ports.orders.details(visitor.shopper, orderId);
    if (!order.ok) return undefined;
    let cart: Cart | undefined;
    const lines = await reorder(async (operations) => {
      const updated = await updateCart(ports, visitor)(operations);
      cart = updated.ok ? updated.value.cart : updated.refusal.cart;
      return updated.ok ? granted(updated.value) : refused(updated.refusal.refusal);
    })(order.value);
    cart ??= await readOwnCart(ports, visitor)({ shippingCost: true });
    return { lines, cart: cart ?? emptyCart(visitor.shopper.storefront) };
  };
