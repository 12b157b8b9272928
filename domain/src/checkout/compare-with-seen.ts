import type { Orders } from '../orders/orders.port.ts';
import type { Carts } from '../carts/carts.port.ts';
import type { Cart } from '../carts/cart.ts';
import type { OrderId } from '../shared/shop-id.ts';
import type { CartId, Shopper } from '../visit/shopper.ts';
import { isSameAmount } from '../shared/money.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import { type CartChange, changesBetween } from './cart-changes.ts';
import type { SeenCart } from './seen-cart.ts';
import type { OrderOutcome, OtherTotal } from './submit-cart.ts';

/** The cart is not the one that was seen. Pressing the button again with this cart orders it. */
export interface CartChanged {
  readonly because: 'cart-changed';
  readonly changes: readonly CartChange[];
  readonly cart: Cart;
}

interface Ports {
  readonly carts: Carts;
  readonly orders: Orders;
}

/** An order that cannot be read right now is still placed: its confirmation shows the total. */
const otherTotalOf = async (
  { orders }: Ports,
  shopper: Shopper,
  orderId: OrderId,
  seen: SeenCart,
): Promise<OtherTotal | undefined> => {
  const order = await orders.confirmation(shopper, orderId).catch(() => undefined);
  if (order?.ok !== true || isSameAmount(order.value.total, seen.total)) return undefined;
  return { was: seen.total, is: order.value.total };
};

/** How the cart differs now from what was seen, if it can still be ordered. */
export const changeOf = async (
  { carts }: Ports,
  shopper: Shopper,
  cartId: CartId,
  seen: SeenCart,
): Promise<CartChanged | undefined> => {
  const cart = await carts.find(shopper, cartId, { shippingCost: true });
  const changes = cart.ok && !cart.value.submitted ? changesBetween(seen, cart.value) : [];
  return cart.ok && changes.length > 0 ? { because: 'cart-changed', changes, cart: cart.value } : undefined;
};

/**
 * Reads the cart again after the submission, which carries no total: until it arrives, the shop may change prices
 * (docs/decisions/0012). Before money moves at a provider, a changed cart stops the shopper; for an order that is already
 * placed, its actual total is reported.
 */
export const compareWithSeen =
  (ports: Ports) =>
  async (
    shopper: Shopper,
    { cartId, seen }: { readonly cartId: CartId; readonly seen: SeenCart },
    outcome: OrderOutcome,
  ): Promise<Result<OrderOutcome, CartChanged>> => {
    if (outcome.happened === 'order-placed') {
      const otherTotal = await otherTotalOf(ports, shopper, outcome.orderId, seen);
      return granted(otherTotal === undefined ? outcome : { ...outcome, otherTotal });
    }
    const change = await changeOf(ports, shopper, cartId, seen);
    return change === undefined ? granted(outcome) : refused(change);
  };
